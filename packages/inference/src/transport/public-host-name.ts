/**
 * True for a host name of the open internet, by its spelling; false for every address, which `isPublicHost` judges. A name that
 * resolves to a private address cannot be seen from here.
 */
export function isPublicName({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  // URL has made an IPv4 address of every host that ends in a number.
  return host.includes('.') && !/(^|\.)(\d+|localhost|local|internal|home\.arpa|lan|corp|test|onion)$/.test(host);
}
