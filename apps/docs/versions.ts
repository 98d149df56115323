/** A version of the documentation that is published, and the address of its first page. */
export interface PublishedVersion {
  readonly version: string;
  readonly link: string;
}

/** Returns the versions of a list that was read from a host; what is not a version with an address of that host or of the web is left out. */
export function readVersions(list: unknown): PublishedVersion[] {
  return Array.isArray(list) ? list.filter(isPublished) : [];
}

function isPublished(entry: unknown): entry is PublishedVersion {
  if (typeof entry !== 'object' || entry === null) return false;
  const { version, link } = entry as Partial<Record<string, unknown>>;
  return typeof version === 'string' && typeof link === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(link);
}

/** Returns the links from a site to the other versions, in the order of the list. */
export function linksToVersions(list: unknown, own: string, origin: string) {
  return readVersions(list)
    .filter(({ version }) => version !== own)
    .map(({ version, link }) => ({
      text: `v${version}`,
      // An absolute URL, as VitePress takes paths for pages of this site.
      link: new URL(link, origin).href,
      target: '_self',
      noIcon: true,
    }));
}
