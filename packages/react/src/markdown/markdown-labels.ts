/** Words of drawn Markdown. */
export interface MarkdownLabels {
  /** Name of the button that copies code. */
  readonly copy: string;
  /** Announced after code was copied. */
  readonly copied: string;
  /** Announced if the browser denies access to the clipboard. */
  readonly failed: string;
  /** Name of a block of code without a language. */
  readonly code: string;
  /** Name of a table that scrolls. */
  readonly table: string;
  /** Said after the text of a link. */
  readonly newTab: string;
  /** Text of a link to a picture without words of its own. */
  readonly picture: string;
}

export const DEFAULT_MARKDOWN_LABELS: MarkdownLabels = {
  copy: 'Copy code',
  copied: 'Copied',
  failed: 'Clipboard access was denied. Select the text and copy it manually.',
  code: 'Text',
  table: 'Table',
  newTab: '(opens in a new tab)',
  picture: 'Picture',
};
