/**
 * True for a host name of the open internet, by its spelling; false for every address, which `isPublicHost` judges. A name that
 * resolves to a private address cannot be seen from here.
 */
export function isPublicName({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  // URL has made an IPv4 address of every host that ends in a number.
  return host.includes('.') && !/(^|\.)(\d+|localhost|local|internal|home\.arpa|lan|corp|test|onion)$/.test(host);
}

/**
 * True for the addresses of cloud metadata services, which return credentials: the link-local blocks, and the further names and
 * addresses of Google, Amazon (IPv6), Alibaba and Azure.
 */
export function isMetadataHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  return /^169\.254\.|^\[(::ffff:a9fe:|fe[89ab]|fd00:ec2::254\])|^metadata(\.google\.internal)?$|^100\.100\.100\.200$|^168\.63\.129\.16$/.test(
    host,
  );
}
