import { isSpace, SPACES } from '../lexer/whitespace.ts';
import { valueError } from './errors.ts';
import { lazy, pattern } from './lazy.ts';
import { ASCII_SPACE, BETWEEN_WORDS, splitChunks } from './map-text-in-chunks.ts';
import type { Runtime } from './runtime.ts';
import { hasPairs, pointCount } from './sequences.ts';

/** The first match of a pattern, or ''. */
export const firstMatch = (pattern: RegExp, text: string): string => pattern.exec(text)?.[0] ?? '';

/** Removes whitespace, or any of `chars`, from the left (1), the right (2) or both ends (3). */
export function strip(text: string, sides: number, chars?: string): string {
  const isClean = chars === undefined && isInk(text.charCodeAt(0)) && isInk(text.charCodeAt(text.length - 1));
  return isClean ? text : stripEnds(text, sides, chars);
}

function stripEnds(text: string, sides: number, chars: string | undefined): string {
  let start = 0;
  let end = text.length;
  if (chars !== undefined && hasPairs(chars)) {
    const set = new Set(chars);
    const points = Array.from(text);
    let last = points.length;
    if (sides & 1) while (start < last && set.has(points[start] as string)) start++;
    if (sides & 2) while (last > start && set.has(points[last - 1] as string)) last--;
    return points.slice(start, last).join('');
  }
  const isOut = chars === undefined ? isSpace : (code: number) => chars.includes(String.fromCharCode(code));
  if (sides & 1) while (start < end && isOut(text.charCodeAt(start))) start++;
  if (sides & 2) while (end > start && isOut(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

/** True for printable ASCII except the space: the most common first and last characters, which are never stripped. */
const isInk = (code: number) => code > 32 && code < 127;

/** The matches of a pattern in a text, no more than a list may have. */
function pieces(rt: Runtime, text: string, cut: RegExp, pattern: RegExp) {
  const all: string[] = [];
  for (const part of splitChunks(rt, text, cut)) {
    for (const piece of part.match(pattern) ?? []) all.push(piece);
    if (all.length > rt.listLength) rt.growList(all.length);
  }
  return all;
}

/** The code points from `start` up to `end`, both already inside the text. */
export function slicePoints(text: string, start: number, end: number): string {
  if (!hasPairs(text)) return text.slice(start, end);
  return Array.from(text).slice(start, end).join('');
}

const words = pattern(`[^${SPACES}]+`, 'g');

/** `text.split(separator, limit)`. */
export function split(rt: Runtime, text: string, separator: string | null | undefined, limit: number): string[] {
  if (separator == null) {
    if (limit < 0) return pieces(rt, text, ASCII_SPACE, words());
    rt.growList(text.length >>> 2);
    const found = [...text.matchAll(words())];
    const parts = found.slice(0, limit).map((word) => word[0]);
    return found.length > limit ? [...parts, text.slice(found[limit]?.index)] : parts;
  }
  if (!separator) throw valueError('empty separator');
  const parts = text.length > rt.listLength ? text.split(separator, rt.listLength + 2) : text.split(separator);
  rt.growList(parts.length);
  return limited(parts, separator, limit);
}

/** The parts of a split; those after the first `limit` stay together. */
const limited = (parts: string[], separator: string, limit: number): string[] =>
  limit < 0 || parts.length <= limit + 1 ? parts : [...parts.slice(0, limit), parts.slice(limit).join(separator)];

/** `text.rsplit(separator, limit)`. */
export function splitRight(rt: Runtime, text: string, separator: string | null | undefined, limit: number): string[] {
  if (limit < 0 && separator == null) return split(rt, text, separator, limit);
  rt.growList(text.length >>> 4);
  const parts = split(rt, reversed(text), separator && reversed(separator), limit);
  return parts.map(reversed).reverse();
}

const reversed = (text: string): string => [...text].reverse().join('');

const ends = '\\n-\\r\\x1c-\\x1e\\x85\\u2028\\u2029';
const linePattern = pattern(`[^${ends}]*(?:\\r\\n|[${ends}])|[^${ends}]+`, 'g');
const lineEnd = pattern(`\\r\\n|[${ends}]`);

/** `text.splitlines(keepends)`. */
export function splitLines(rt: Runtime, text: string, isKept: boolean): string[] {
  const lines = pieces(rt, text, lineEnd(), linePattern());
  return isKept ? lines : lines.map((line) => line.replace(lineEnd(), ''));
}

/** Charges one pass over a text. */
export const chargeText = (rt: Runtime, text: string): void => rt.charge(text.length >>> 8);

/** Charges a search: its worst case is the product of the lengths. */
export const chargeSearch = (rt: Runtime, text: string, sought: string): void =>
  rt.charge(Math.floor((text.length * (sought.length > 64 ? sought.length : 1)) / 256));

/** `text.replace(old, fresh, count)`; a negative count: all of them. */
export function replace(rt: Runtime, text: string, old: string, fresh: string, count: number): string {
  chargeSearch(rt, text, old);
  if (!old) rt.growList(text.length);
  if (!count || !text.includes(old)) return text;
  const parts = limited(old ? text.split(old) : ['', ...text, ''], old, count);
  rt.grow(text.length + (parts.length - 1) * (fresh.length - old.length));
  return parts.join(fresh);
}

/** `count` copies of one character; the limit is asked first. */
export function padding(rt: Runtime, fill: string, count: number): string {
  if (count <= 0) return '';
  rt.grow(count * fill.length);
  return fill.repeat(count);
}

/**
 * Fills text up to `width` code points: `<` on the right, `>` on the left, `^` on both sides (the spare one on the right),
 * `=` on both sides as `str.center` does.
 */
export function align(rt: Runtime, text: string, side: string, width: number, fill: string): string {
  chargeText(rt, text);
  const missing = Math.max(0, width - pointCount(text));
  // Of an odd number of blanks, `str.center` puts the spare one on the left if the width is odd.
  const half = (missing >> 1) + (side === '=' ? missing & width & 1 : 0);
  const left = side === '<' ? 0 : side === '>' ? missing : half;
  return padding(rt, fill, left) + text + padding(rt, fill, missing - left);
}

/** The titlecase form of one character, which JavaScript does not know: mostly its uppercase. */
function titleChar(char: string): string {
  const code = char.codePointAt(0) as number;
  if (code > 0x10cf && code < 0x1100) return char;
  if (code > 0x1c3 && code < 0x1cd) return String.fromCharCode(code - ((code - 0x1c4) % 3) + 1);
  if (code > 0x1f0 && code < 0x1f4) return '\u01f2';
  const upper = char.toUpperCase();
  if (upper.length === 1 || code > 0xffff || code === 0x149) return upper;
  // Greek with iota subscript keeps the iota under the capital.
  if (upper.endsWith('\u0399'))
    return upper.length === 3 ? `${upper.slice(0, 2)}\u0345` : `${upper.slice(0, -1)}\u0345`.normalize('NFC');
  return upper[0] + upper.slice(1).toLowerCase();
}

const firstPoint = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

/** A part of a text in lower case; the form of a sigma at its end depends on the characters around it. */
function lowerIn(part: string, at: number, text: string): string {
  if (!part.endsWith('\u03a3')) return part.toLowerCase();
  const from = Math.max(0, at - 64);
  const start = text.slice(from, at).toLowerCase().length;
  const around = text.slice(from, at + part.length + 64).toLowerCase();
  return around.slice(start, start + part.toLowerCase().length);
}

/** `part.capitalize()`, where `part` may belong to a longer text. */
export function capitalize(part: string, at = 0, text = part): string {
  if (!part) return part;
  const first = firstPoint(part);
  return titleChar(first) + lowerIn(part, at, text).slice(first.toLowerCase().length);
}

/** `text.title()`. */
export const title = (text: string): string => text.replace(cased(), capitalize);

const cased = pattern('\\p{Cased}+', 'gu');
const sameCase = pattern('\\p{Lowercase}+|\\p{Uppercase}+', 'gu');
const uppercase = pattern('\\p{Uppercase}', 'u');

/** `text.swapcase()`. */
export const swapCase = (text: string): string =>
  text.replace(sameCase(), (run, at: number) => (uppercase().test(run) ? lowerIn(run, at, text) : run.toUpperCase()));

/** `text.casefold()`: lowercase of the uppercase, but for the letters where that is something else. */
export const caseFold = (text: string): string =>
  text.replace(/[\s\S]/gu, (char) => {
    if (char === '\u1e9e') return 'ss';
    if (/[\u0131\u13a0-\u13f5]/.test(char)) return char;
    if (/[\u13f8-\u13fd\uab70-\uabbf]/.test(char)) return char.toUpperCase();
    return char.toUpperCase().toLowerCase();
  });

// Digits that are not decimals (superscripts, circled …): Unicode's Numeric_Type=Digit, which patterns cannot name. Ranges: the
// first and the last character of each, written as below.
const DIGITS = '4y 1 6 0 3ow 8 19l 0 1au 0 4 5 7 9 rb 8 c 8 c 8 2i 0 b 8 2 0 hj 8 2 8 2 8 18ry 3 t9 8 dm 8 18di a';

// Letters of Chinese that stand for numbers: Unicode's Numeric_Type, which patterns cannot name either. Each is written as
// its distance to the one before, in base 36.
const NUMERALS =
  'a9x 3i pz mb 3oz 3 4 2 2c 1b 8 2 15 1 v 9 11 2r b8 1u z 2 2 d0 2 1 1 7 39 1 1 1 lz eu 8 135 3o 1 d 1 1 2 ry 26 w6 1f8 wg ko 1zc py 1oi 5 3h 1rl 11 6 18 3i jg5 8 5 1m v 2 16 1fr8 2r 3i 1r 1l5 2h 9 g 9a j s 4tz 16w 3gj 7rm tnn';

/** Decodes the distances between characters. `within` is put between the two characters of each pair. */
function fromSteps(steps: string, within = ''): string {
  let point = 0;
  let text = '';
  for (const [i, step] of steps.split(' ').entries()) {
    point += Number.parseInt(step, 36);
    text += (i & 1 ? within : '') + String.fromCodePoint(point);
  }
  return text;
}

/** Letters and everything that counts as a number, for a character class. */
export const ALNUM = '\\p{L}\\p{N}\\u1369-\\u1371';

/** A required and a forbidden pattern. */
type Predicate = readonly [has: () => RegExp, lacks: () => RegExp];

const predicate = (lacks: string, has = '.'): Predicate => [pattern(has, 'su'), pattern(lacks, 'su')];

const predicates = lazy(
  (): Record<string, Predicate> => ({
    isalnum: predicate(`[^${ALNUM}]`),
    isalpha: predicate('\\P{L}'),
    isascii: predicate('[^\\0-\\x7f]', ''),
    isdecimal: predicate('\\P{Nd}'),
    isdigit: predicate(`[^\\p{Nd}${fromSteps(DIGITS, '-')}]`),
    isidentifier: predicate('\\P{XID_Continue}|^[^\\p{XID_Start}_]'),
    islower: predicate('[\\p{Uppercase}\\p{Lt}]', '\\p{Lowercase}'),
    isnumeric: predicate(`[^\\p{N}${fromSteps(NUMERALS)}]`),
    isprintable: predicate('[\\p{C}\\p{Zl}\\p{Zp}\\xa0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]', ''),
    isspace: predicate(`[^${SPACES}]`),
    istitle: predicate('\\p{Cased}[\\p{Uppercase}\\p{Lt}]|(?<!\\p{Cased})\\p{Lowercase}', '\\p{Cased}'),
    isupper: predicate('[\\p{Lowercase}\\p{Lt}]', '\\p{Uppercase}'),
  }),
);

/** The names of the methods such as `str.isdigit()`. */
export const predicateNames = (): readonly string[] => Object.keys(predicates());

/** `text.isdigit()` and the like, by name. */
export function isText(rt: Runtime, name: string, text: string): boolean {
  const [has, lacks] = predicates()[name] as Predicate;
  let isThere = false;
  for (const part of splitChunks(rt, text, BETWEEN_WORDS)) {
    if (lacks().test(part)) return false;
    isThere ||= has().test(part);
  }
  return isThere;
}
