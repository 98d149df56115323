import { redactText } from '../../transport/redact.ts';

/** Headers whose values are shown. Any other may hold a key. */
const SHOWN =
  /^(accept|content-type|content-length|date|retry-after(-ms)?|ratelimit|x-ratelimit-[\w-]+|x-request-id|inference-id|cf-ray|server|user-agent|x-compute-time)$/i;

/** Headers as a log shows them: values that may be secret are masked. */
export function shownHeaders(headers: Headers, secrets: readonly string[]): { name: string; value: string }[] {
  return [...headers].map(([name, value]) => ({
    name: redactText(name, secrets),
    value: SHOWN.test(name) ? redactText(value, secrets) : '[redacted]',
  }));
}

/** An address as a log shows it: without its query, which may be signed. */
export function shownUrl(url: string, secrets: readonly string[]): string {
  return redactText(url.replace(/[?#].*/s, ''), secrets);
}
