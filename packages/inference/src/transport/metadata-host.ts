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
