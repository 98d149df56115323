/** The target of an address out of a response. */
export type JobAddress =
  /** A path below our own base. */
  | { readonly type: 'own'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  /** Another host of the provider. */
  | { readonly type: 'foreign'; readonly url: URL };

const LONGEST = 4_096;

/**
 * Judges an address that a provider gave for a later request. Through the router it names the provider's real host, so
 * only its path is used, below our own base, unless it lies on one of the hosts that the provider is known to use.
 */
export function jobAddress(address: string, baseUrl: string, hosts: readonly string[]): JobAddress | undefined {
  if (address.length > LONGEST || !URL.canParse(address)) return;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return;
  const base = new URL(baseUrl);
  if (url.origin !== base.origin && isListed(url, hosts)) {
    return url.protocol === 'https:' ? { type: 'foreign', url } : undefined;
  }
  const prefix = base.pathname.replace(/\/$/, '');
  const isBelow = url.origin === base.origin && prefix !== '' && url.pathname.startsWith(`${prefix}/`);
  const path = isBelow ? url.pathname.slice(prefix.length) : url.pathname;
  return { type: 'own', path, query: Object.fromEntries(url.searchParams) };
}

/** True for a host of the list; `*.example.com` matches all subdomains. */
export function isListed({ host }: URL, hosts: readonly string[] = []): boolean {
  return hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed));
}
