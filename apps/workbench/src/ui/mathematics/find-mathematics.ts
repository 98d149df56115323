/** A formula in a text. */
export interface Formula {
  /** The formula with its delimiters, as it was written. */
  readonly source: string;
  readonly tex: string;
  /** True for `$$…$$` and `\[…\]`, which are set on a separate line. */
  readonly isBlock: boolean;
}

/** A text whose formulas are replaced by placeholders, which Markdown leaves alone. */
export interface TextWithFormulas {
  readonly text: string;
  readonly formulas: readonly Formula[];
}

/** Code to skip, or a formula. No formula spans paragraphs: an open one stays text. */
const PARTS = new RegExp(
  [
    // A fence, to its end or to that of the text; a code span; a line from backticks without an end on; an escaped character.
    String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?<fence>\`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\k<fence>[\`~]*[ \t]*$)[^\n]*)*(?:\n[ \t>]*\k<fence>[\`~]*[ \t]*$)?`,
    String.raw`(?<ticks>\`+)(?:(?!\n[ \t]*\n)[^\`]|(?!\k<ticks>(?!\`))\`+)*\k<ticks>(?!\`)`,
    '`+[^\\n]*',
    String.raw`\\[^([]`,
    String.raw`\$\$(?<dollars>(?:(?!\$\$|\n[ \t]*\n)[^]){1,4000})\$\$`,
    String.raw`(?<![\w\\])\\\[(?<brackets>(?:(?!\\\]|\n[ \t]*\n)[^]){1,4000})\\\]`,
    String.raw`(?<![\w\\])\\\((?<parentheses>(?:(?!\\\)|\n[ \t]*\n)[^]){1,4000})\\\)`,
    // A sum of money has a space before the next dollar, or a digit or letter after it.
    String.raw`(?<![\w$])\$(?<inline>(?![\s$])(?:\\[^\n]|[^$\\\n\`])+)(?<!\s)\$(?![\w$])`,
  ].join('|'),
  'gm',
);

const [OPEN, CLOSE] = ['\uE000', '\uE001'];
/** A placeholder, with the number of its formula. */
export const PLACEHOLDER: RegExp = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g');

/** Finds the formulas of a text, outside of code. */
export function findMathematics(text: string): TextWithFormulas {
  const formulas: Formula[] = [];
  // Private characters, which no text has by accident.
  if (text.includes(OPEN)) return { text, formulas };
  const shown = text.replace(PARTS, (source: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>; // The pattern has named groups.
    const { dollars, brackets, parentheses, inline } = groups;
    const tex = dollars ?? brackets ?? parentheses ?? inline;
    if (tex === undefined || tex.trim() === '' || (inline !== undefined && isMoney(inline))) return source;
    formulas.push({ source, tex: tex.trim(), isBlock: (dollars ?? brackets) !== undefined });
    return `${OPEN}${formulas.length - 1}${CLOSE}`;
  });
  return { text: shown, formulas };
}

/** A number with words behind it, as in `$5 (in US$)`. */
const isMoney = (tex: string): boolean => /^[\d.,]+/.test(tex) && !/[\\^_=]/.test(tex) && /[A-Za-z]{2}/.test(tex);

/** Puts the formulas back as they were written. */
export const withSources = (text: string, formulas: readonly Formula[]): string =>
  text.replace(PLACEHOLDER, (_, index: string) => formulas[Number(index)]?.source ?? '');
