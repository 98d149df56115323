/** Addresses that listen on every interface and can be called under none. */
const WILDCARDS: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The host name in the URLs of a server that listens on `host`; wildcards become the loopback address. */
export function toPublicHost(host: string, publicHost?: string): string {
  const name = (publicHost ?? WILDCARDS[host] ?? host).toLowerCase();
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name;
}
