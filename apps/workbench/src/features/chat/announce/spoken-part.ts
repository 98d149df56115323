/** The next part of a growing text for screen readers, and the length announced so far. */
export interface SpokenPart {
  readonly words: string;
  readonly upTo: number;
}

/**
 * The part of an answer that can be read out: whole sentences or lines, so that nothing is cut in a word; all of it
 * once the answer has ended.
 */
export function spokenPart(text: string, from: number, hasEnded: boolean): SpokenPart {
  const rest = text.slice(from);
  if (hasEnded) return { words: plain(rest), upTo: text.length };
  const ends = [...rest.matchAll(/[.!?。！？]["')\]]*\s|\n/g)];
  const last = ends.at(-1);
  if (!last) return { words: '', upTo: from };
  const length = last.index + last[0].length;
  return { words: plain(rest.slice(0, length)), upTo: from + length };
}

/** Markdown without the marks that a screen reader would spell. */
function plain(text: string): string {
  return text
    .replaceAll(/[*_`#>|~]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
