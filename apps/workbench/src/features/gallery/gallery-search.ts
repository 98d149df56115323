/** The state of the gallery in its address. */
export interface GallerySearch {
  /** The name of an example. @default the first one */
  readonly panel?: string;
  /** @default both, or on a narrow page the one of the page */
  readonly theme?: 'light' | 'dark' | 'both';
  readonly dir?: 'rtl';
  readonly width?: 'narrow';
}

/** Reads the search parameters of the gallery; invalid ones are dropped. */
export function readGallerySearch({ panel, theme, dir, width }: Readonly<Record<string, unknown>>): GallerySearch {
  return {
    ...(typeof panel === 'string' && { panel: panel.slice(0, 80) }),
    ...((theme === 'light' || theme === 'dark' || theme === 'both') && { theme }),
    ...(dir === 'rtl' && { dir }),
    ...(width === 'narrow' && { width }),
  };
}
