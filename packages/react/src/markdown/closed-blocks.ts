/** Markdown in parts that can be drawn on their own, in order; joined, they are the whole text. */
export interface MarkdownParts {
  /** Parts that further text does not change. */
  readonly closed: readonly string[];
  /** The part that is still being written. */
  readonly open: string;
}

/** Start of a list item, a quote or an indented line, which may continue the block above it. */
const CONTINUES = /^(?:\s|[-*+]\s|\d+[.)]\s|>|\[[^\]]+\]:)/;

/**
 * Splits Markdown that is still being written at blank lines between blocks, never within a code fence, and never between the items of
 * a list. Drawing only the open part again keeps the work of each frame small, however long the text is.
 */
export function closedBlocks(text: string): MarkdownParts {
  const lines = text.split('\n');
  const closed: string[] = [];
  let part: string[] = [];
  let fence: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isAfterBlank = part.length > 1 && part.at(-1) === '';
    if (fence === undefined && isAfterBlank && line !== '' && index < lines.length - 1 && !CONTINUES.test(line)) {
      closed.push(`${part.join('\n')}\n`);
      part = [];
    }
    part.push(line);
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
  }
  return { closed, open: part.join('\n') };
}
