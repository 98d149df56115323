import { BlockList, isIP } from 'node:net';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** True for the hosts of a request that are reached without a proxy. */
export type IsDirect = (url: URL) => boolean;

/**
 * Reads a list such as `NO_PROXY` in the forms that curl, Go and Python know, separated by commas or blanks: `*`, `host`, `.domain`,
 * `*.domain`, `host:port`, an IP address with or without brackets, and a network such as `10.0.0.0/8`. A host in the list also
 * stands for its subdomains; a dot at the end of a name makes no difference. What is none of these matches nothing.
 */
export function readNoProxy(list: string): IsDirect {
  const entries = list.split(/[\s,]+/).filter(Boolean);
  if (entries.includes('*')) return () => true;
  const tests = entries.map(readEntry);
  return (url) => {
    const host = plainHost(url.hostname);
    const port = url.port || DEFAULT_PORTS[url.protocol] || '';
    return tests.some((isIn) => isIn(host, port));
  };
}

function readEntry(entry: string): (host: string, port: string) => boolean {
  const [, network = '', bits = ''] = /^\[?([^\]/]+)\]?\/(\d+)$/.exec(entry) ?? [];
  if (bits) return inNetwork(network, Number(bits));
  // Without brackets, the colons of an IPv6 address are its own.
  const [, name = entry, only] = isIP(entry) ? [] : (/^(.+):(\d+)$/.exec(entry) ?? []);
  const wanted = plainHost(name.replace(/^\*?\./, ''));
  return (host, port) =>
    (only === undefined || only === port) && (host === wanted || (!isIP(host) && host.endsWith(`.${wanted}`)));
}

function inNetwork(network: string, bits: number): (host: string) => boolean {
  const version = isIP(network);
  if (!version || bits > (version === 6 ? 128 : 32)) return () => false;
  const addresses = new BlockList();
  addresses.addSubnet(network, bits, toFamily(version));
  return (host) => isIP(host) === version && addresses.check(host, toFamily(version));
}

function toFamily(version: number): 'ipv6' | 'ipv4' {
  return version === 6 ? 'ipv6' : 'ipv4';
}

/** A host in small letters, without brackets and without the dot that ends a whole domain name; addresses in their shortest form. */
function plainHost(name: string): string {
  const host = name
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
  return isIP(host) === 6 ? new URL(`http://[${host}]`).hostname.slice(1, -1) : host;
}
