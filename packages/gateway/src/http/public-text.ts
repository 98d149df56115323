/** Longest message of a provider that is passed on, in characters. */
const LONGEST = 300;

/** Texts that look like credentials, which a provider may repeat: known prefixes, and bearer tokens. */
const CREDENTIAL = /\b(?:hf_|AIza|(?:sk|gsk|key|pk|rk|hk|r8|fw|csk|nvapi|xai|tgp)[-_])[\w-]{8,}\S*|\bBearer\s+\S+/gi;

/** Addresses of servers in every form that errors have them in. */
const ADDRESSES: readonly RegExp[] = [
  // With a scheme, or without one: http://…, //host/…
  /\b[a-z][a-z\d+.-]*:\/\/\S+|(?<![\w:/])\/\/[\w.[-]\S*/gi,
  // IPv4 and IPv6, with a port or without.
  /\b\d{1,3}(?:\.\d{1,3}){3}\b(?::\d+)?(?:\/\S*)?/g,
  /\[[\da-f:.]*:[\da-f:.]*(?:%\w+)?\](?::\d+)?(?:\/\S*)?/gi,
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?)(?![\w:])/gi,
  // Names with a port: `vllm:8000`, `vllm.svc:80`.
  /\b(?:localhost|[a-z][\w-]*[.-][\w.-]*\w):\d{2,5}\b(?:\/\S*)?|\b[a-z][\w-]*:\d{4,5}\b(?:\/\S*)?/gi,
  // Names of networks of one's own.
  /\b(?:[\w-]+\.)+(?:svc|cluster\.local|local|localdomain|localhost|internal|intranet|lan|corp|home\.arpa)\b(?:\/\S*)?/gi,
];

/**
 * Makes a text of a provider fit for users of the gateway: on one line and short, without markup, addresses and texts that look
 * like credentials.
 *
 * @param host - Host that the request went to, which may be one's own.
 */
export function publicText(text: string, host: string | undefined): string {
  const plain = ADDRESSES.reduce((all, address) => all.replace(address, '[address]'), text.replace(/<[^>]*>/g, ' '));
  const cleaned = (host ? plain.replaceAll(host, '[address]') : plain)
    .replace(CREDENTIAL, '[redacted]')
    .replace(/\s+/g, ' ')
    .trim();
  return cleaned.length > LONGEST ? `${cleaned.slice(0, LONGEST)}…` : cleaned;
}
