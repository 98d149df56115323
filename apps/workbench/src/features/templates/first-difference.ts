/** The place where two texts begin to differ, with what each has there. */
export interface TextDifference {
  /** 1-based. */
  readonly line: number;
  /** 1-based. */
  readonly column: number;
  /** A few characters of each text from that place, with white space made visible; empty at the end of the text. */
  readonly excerpts: readonly [string, string];
}

/** Length of an excerpt in characters. */
const EXCERPT = 40;

/** Returns the first difference of two texts; undefined if they are equal. */
export function firstDifference(one: string, other: string): TextDifference | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const before = one.slice(0, at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    excerpts: [cutExcerpt(one, at), cutExcerpt(other, at)],
  };
}

function cutExcerpt(text: string, start: number): string {
  return text
    .slice(start, start + EXCERPT)
    .replaceAll('\n', '↵')
    .replaceAll('\t', '→')
    .replaceAll(' ', '·');
}
