/**
 * True for the addresses at which cloud machines hand out their own credentials: the link-local blocks, and the names and
 * addresses of its own that a cloud has beside them (Google, Amazon over IPv6, Alibaba).
 */
export function isMetadataHost({ hostname }: URL): boolean {
  const host = hostname.replace(/\.$/, '').toLowerCase();
  return /^169\.254\.|^\[(::ffff:a9fe:|fe[89ab]|fd00:ec2::254\])|^metadata(\.google\.internal)?$|^100\.100\.100\.200$/.test(
    host,
  );
}
