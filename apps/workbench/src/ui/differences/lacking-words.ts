import { diff } from '@codemirror/merge';

/** A word of a text, and its place. */
export interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Words of any language, also of those that are written without spaces. */
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Splits a text into its words; spaces and punctuation are left out. */
export function splitWords(text: string): readonly Word[] {
  return [...SEGMENTER.segment(text)].flatMap(({ segment, index, isWordLike }) =>
    isWordLike ? [{ text: segment, from: index, to: index + segment.length }] : [],
  );
}

/** Returns the places of the words that a text has and another one lacks, in the shortest difference of both. */
export function lackingWords(own: readonly string[], other: readonly string[]): ReadonlySet<number> {
  const signs = new Map<string, string>();
  // The comparison is one of texts: each word is a single character of it.
  const asText = (words: readonly string[]) => words.map((word) => signs.get(word) ?? add(signs, word)).join('');
  const lacking = new Set<number>();
  for (const { fromA, toA } of diff(asText(own), asText(other), { timeout: MAX_MS }))
    for (let place = fromA; place < toA; place += 1) lacking.add(place);
  return lacking;
}

/** Longest exact comparison in ms; past it, more is marked than differs. */
const MAX_MS = 100;
/** Halves of characters, which a comparison of texts keeps together. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800];

function add(signs: Map<string, string>, word: string): string {
  const number = signs.size;
  const sign = String.fromCharCode(number < FIRST_HALF ? number : number + HALVES);
  signs.set(word, sign);
  return sign;
}
