import { isPublicName } from './host-names.ts';

/** Address blocks that no public server has: first part as a number, and how many bits of it count. */
const PRIVATE_BLOCKS: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // The service of Azure for its own machines.
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** True for a name or an address of the open internet. URL has already made one of the many spellings of an IPv4 address. */
export function isPublicHost(url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[')) return isPublicV6(host.slice(1, -1));
  if (/^\d+(\.\d+){3}$/.test(host)) return isPublicV4(parseIpv4(host));
  return isPublicName(url);
}

function parseIpv4(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function isPublicV4(address: number): boolean {
  return !PRIVATE_BLOCKS.some(([block, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(parseIpv4(block) / size);
  });
}

/** Only the block that is in use, and in it none of the ways to wrap an IPv4 address. */
function isPublicV6(address: string): boolean {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((part) =>
    Number.parseInt(part, 16),
  );
  const [first = 0, second = 0, third = 0] = groups;
  const wrapped = (high = 0, low = 0) => isPublicV4(high * 65_536 + low);
  if (first === 0x2002) return wrapped(second, third);
  if (first === 0x64 && second === 0xff9b) return wrapped(groups[6], groups[7]);
  // 2001:0::/32 tunnels and 2001:db8::/32 is for documents.
  if (first === 0x2001 && (second === 0 || second === 0xdb8)) return false;
  // 3fff::/20, for documents, too.
  if (first === 0x3fff && second < 0x1000) return false;
  return first >= 0x2000 && first < 0x4000;
}
