import { createRandom, pick } from '../../contract/random.ts';
import type { SeenImage } from './read-image.ts';

/** A word of a document with the place of its box. */
export interface DocumentWord {
  readonly text: string;
  /** Distance of the upper edge from the top of the page. */
  readonly top: number;
}

/** An answer, and the words of the document that it consists of. */
export interface DocumentAnswer {
  readonly answer: string;
  readonly score: number;
  /** Index of the first and the last word. */
  readonly start: number;
  readonly end: number;
}

/** Question words, which are irrelevant to the subject. */
const STOP_WORDS = new Set(
  'a an the is are was were be of in on at to for by from what which who whom whose when where how much many does do did and or this that it its there'.split(
    ' ',
  ),
);

/** Finds the words after the subject of a question, such as a number after `Invoice number`. */
export function findInWords(
  question: string,
  words: readonly DocumentWord[],
  longest: number,
): DocumentAnswer | undefined {
  const subject = contentWords(question);
  const isSubject = words.map(({ text }) => contentWords(text).some((word) => subject.includes(word)));
  const last = lastOfLongestRun(isSubject);
  if (last === undefined) return undefined;
  const line = words[last]?.top ?? 0;
  const rest = words.slice(last + 1, last + 1 + longest);
  const sameLine = rest.findIndex(({ top }) => top !== line);
  // The value stands behind its name, or below it.
  const found = sameLine === 0 ? rest.slice(0, 1) : sameLine > 0 ? rest.slice(0, sameLine) : rest;
  if (found.length === 0) return undefined;
  const matched = isSubject.filter(Boolean).length;
  return {
    answer: found.map(({ text }) => text).join(' '),
    score: Math.min(0.999, 0.5 + (0.5 * Math.min(matched, subject.length)) / (subject.length + 0.1)),
    start: last + 1,
    end: last + found.length,
  };
}

/** The end of the longest run of `true`. */
function lastOfLongestRun(flags: readonly boolean[]): number | undefined {
  let best: { readonly end: number; readonly length: number } | undefined;
  let length = 0;
  flags.forEach((flag, index) => {
    length = flag ? length + 1 : 0;
    if (length > (best?.length ?? 0)) best = { end: index, length };
  });
  return best?.end;
}

function contentWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

const MONTHS = ['January', 'March', 'April', 'June', 'August', 'October'] as const;
const NAMES = ['John Smith', 'Maria Lopez', 'Anna Berg', 'David Chen', 'Fatima Haddad'] as const;
const COMPANIES = ['East Repair Inc.', 'Northwind Traders', 'Harbor Supplies Ltd.', 'Acme Paper Co.'] as const;
const STREETS = ['Court Square', 'Maple Avenue', 'Harbor Road', 'Station Street'] as const;

/** Kinds of questions about documents, with an answer of that kind. */
const KINDS: readonly (readonly [asks: RegExp, answer: (random: () => number) => string])[] = [
  [/\bhow many\b|\bquantity\b|\bpages?\b/, (random) => String(whole(random, 1, 12))],
  [
    /\b(total|amount|price|cost|sum|tax|pay|balance|how much)\b/,
    (random) => `$${(whole(random, 900, 99_999) / 100).toFixed(2)}`,
  ],
  [
    /\b(date|when|due|day|deadline)\b/,
    (random) => `${whole(random, 1, 28)} ${pick(random, MONTHS)} ${whole(random, 2015, 2024)}`,
  ],
  [/\b(e-?mail)\b/, (random) => `${pick(random, NAMES).toLowerCase().replace(' ', '.')}@example.com`],
  [/\b(phone|fax|telephone)\b/, (random) => `555-0${whole(random, 100, 199)}`],
  [/\b(address|street|where)\b/, (random) => `${whole(random, 1, 400)} ${pick(random, STREETS)}`],
  [/\b(company|seller|vendor|organi[sz]ation|from whom)\b/, (random) => pick(random, COMPANIES)],
  [/\b(number|no|id|code|reference)\b|#/, (random) => `US-${String(whole(random, 1, 999)).padStart(3, '0')}`],
  [/\b(who|whom|name|customer|buyer|bill(ed)? to|author|signed)\b/, (random) => pick(random, NAMES)],
];

/**
 * Makes up an answer of the kind that a question asks for. It depends on the image of the document, which the emulator
 * cannot read; `undefined` for questions of no known kind.
 */
export function makeUpAnswer({ signature }: SeenImage, question: string): DocumentAnswer | undefined {
  const asked = question.toLowerCase();
  const index = KINDS.findIndex(([asks]) => asks.test(asked));
  const random = createRandom(signature + index);
  const answer = KINDS[index]?.[1](random);
  if (answer === undefined) return undefined;
  const start = whole(random, 3, 80);
  return { answer, score: 0.6 + random() * 0.39, start, end: start + answer.split(' ').length - 1 };
}

function whole(random: () => number, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}
