const URLS = import.meta.glob<string>('../../../../packages/catalog/media/*.{avif,webp,opus}', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Returns the URL of a file of a demo; undefined for a file that the catalog does not have. */
export function mediaUrl(filename: string): string | undefined {
  return URLS[`../../../../packages/catalog/media/${filename}`];
}
