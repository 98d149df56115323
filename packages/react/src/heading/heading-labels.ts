/** The words of a heading that a reader may see or hear; hand in your own to translate them. */
export interface HeadingLabels {
  /** The name of the link. @default title => `Section titled “${title}”` */
  readonly section: (title: string) => string;
  /** The name of the copy button. @default title => `Copy link to “${title}”` */
  readonly copy: (title: string) => string;
  /** Announced after the link was copied. @default 'Link copied' */
  readonly copied: string;
  /** Announced if the browser denies access to the clipboard. @default 'The link could not be copied' */
  readonly failed: string;
}

export const DEFAULT_LABELS: HeadingLabels = {
  section: (title) => `Section titled “${title}”`,
  copy: (title) => `Copy link to “${title}”`,
  copied: 'Link copied',
  failed: 'The link could not be copied',
};
