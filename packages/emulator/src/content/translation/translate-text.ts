import type { Language } from '../../contract/language.ts';
import { phraseBook } from './phrase-book.ts';

/** The languages of a translation. */
export interface Direction {
  readonly from: Language;
  readonly to: Language;
}

/** A translation, and the words that stayed as they were. */
export interface Translated {
  readonly translated: string;
  readonly unknown: readonly string[];
}

/** Most words of a phrase in the phrase book. */
const LONGEST_PHRASE = 4;

/** Characters before a word that are read for the end of a sentence. */
const LOOK_BACK = 20;

/** Translates as far as a phrase book goes: the longest phrase first, and unknown words stay as they are. */
export function translateText(text: string, { from, to }: Direction): Translated {
  const book = phraseBook(from, to);
  // Words, and what stands between them.
  const parts = text.match(/[\p{L}\p{M}'’]+|[^\p{L}\p{M}'’]+/gu) ?? [];
  const unknown: string[] = [];
  const written: string[] = [];
  let end = '';
  for (let at = 0; at < parts.length; ) {
    const part = parts[at] ?? '';
    const isWord = /[\p{L}]/u.test(part);
    const size = isWord ? phraseLength(parts, at, book) : 0;
    if (isWord && size === 0) unknown.push(part);
    const phrase = size > 0 ? book.get(phraseAt(parts, at, size)) : undefined;
    const text = phrase === undefined ? part : matchCase(part, phrase, isSentenceStart(end));
    written.push(text);
    end = (end + text).slice(-LOOK_BACK);
    at += Math.max(1, size);
  }
  return { translated: written.join('').replace(/ {2,}/g, ' ').trim(), unknown };
}

function phraseLength(parts: readonly string[], at: number, book: ReadonlyMap<string, string>): number {
  for (let words = LONGEST_PHRASE; words > 0; words--) {
    const size = 2 * words - 1;
    if (at + size <= parts.length && book.has(phraseAt(parts, at, size))) return size;
  }
  return 0;
}

function phraseAt(parts: readonly string[], at: number, size: number): string {
  return parts
    .slice(at, at + size)
    .join('')
    .toLowerCase()
    .replaceAll('’', "'");
}

function isSentenceStart(before: string): boolean {
  return /(?:^|[.!?…]\s+)["“«(]*$/.test(before);
}

/** Writes a phrase with a capital letter at the beginning of a sentence that had one. */
function matchCase(original: string, phrase: string, isStart: boolean): string {
  const isCapital = isStart && /^\p{Lu}/u.test(original);
  return isCapital ? phrase.charAt(0).toUpperCase() + phrase.slice(1) : phrase;
}
