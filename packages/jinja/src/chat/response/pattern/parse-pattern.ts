import { isSpace } from '../../../engine/lexer/whitespace.ts';
import { type TemplateError, valueError } from '../../../engine/runtime/errors.ts';
import { pattern as lazyPattern } from '../../../engine/runtime/lazy.ts';
import type { CharTest, PatternNode } from './node.ts';

/** A pattern and its groups: `names[i]` is the name of group `i + 1`. */
export interface ParsedPattern {
  readonly root: PatternNode;
  readonly names: readonly (string | undefined)[];
}

const wordChar = lazyPattern('[\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}]', 'u');
const digitChar = lazyPattern('\\p{Nd}', 'u');

/** True for letters, digits and `_`, as Python's `\w` has it. */
export const isWord: CharTest = (point) =>
  point < 128
    ? (point > 96 && point < 123) || (point > 64 && point < 91) || (point > 47 && point < 58) || point === 95
    : wordChar().test(String.fromCodePoint(point));

const isDigit: CharTest = (point) =>
  point < 128 ? point > 47 && point < 58 : digitChar().test(String.fromCodePoint(point));

const not =
  (test: CharTest): CharTest =>
  (point) =>
    !test(point);

/** Classes of characters by their letter: `\d`, `\W`. */
const CLASSES: Readonly<Record<string, CharTest>> = {
  d: isDigit,
  D: not(isDigit),
  s: isSpace,
  S: not(isSpace),
  w: isWord,
  W: not(isWord),
};

/** Characters that are written by a letter: `\n`. */
const CONTROLS: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, f: 12, v: 11, a: 7 };

/** Groups inside of groups. */
const MAX_DEPTH = 100;

const ANCHORS = { A: 'start', Z: 'very-end', b: 'word-edge', B: 'no-word-edge' } as const;

/**
 * Parses a regular expression in Python's syntax. `.` matches line breaks, as response templates are compiled with DOTALL.
 *
 * @throws {TemplateError} for a syntax error, and for what cannot be matched in linear time: back-references, look-behind,
 * atomic groups.
 */
export function parsePattern(source: string): ParsedPattern {
  const names: (string | undefined)[] = [];
  let at = 0;
  let isMultiline = false;
  let ignoresCase = false;
  let depth = 0;

  const wrong = (what: string) => valueError(`${what} at position ${at}`);

  const take = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  const char = (point: number): PatternNode => {
    if (!ignoresCase) return { type: 'char', point };
    const text = String.fromCodePoint(point);
    const forms = new Set([text, text.toLowerCase(), text.toUpperCase()].map((form) => form.codePointAt(0)));
    return { type: 'test', test: (other) => forms.has(other) };
  };

  const hex = (length: number): number => {
    const digits = source.slice(at, at + length);
    if (!/^[0-9a-f]+$/i.test(digits) || digits.length < length) throw wrong('bad escape');
    at += length;
    return Number.parseInt(digits, 16);
  };

  /** Reads the rest of an escape that is not a class, after its letter. */
  const escaped = (letter: string): number => {
    if (letter === 'x') return hex(2);
    if (letter === 'u') return hex(4);
    if (letter === 'U') return hex(8);
    if (letter === '0') return 0;
    const control = CONTROLS[letter];
    if (control !== undefined) return control;
    if (/[0-9a-z]/i.test(letter)) throw wrong(`unsupported escape \\${letter}`);
    return letter.codePointAt(0) as number;
  };

  const nextLetter = (): string => {
    const point = source.codePointAt(at);
    if (point === undefined) throw wrong('unexpected end of pattern');
    const letter = String.fromCodePoint(point);
    at += letter.length;
    return letter;
  };

  const escapeNode = (): PatternNode => {
    const letter = nextLetter();
    const test = CLASSES[letter];
    if (test) return { type: 'test', test };
    if (letter in ANCHORS) return { type: 'anchor', anchor: ANCHORS[letter as keyof typeof ANCHORS] };
    return char(escaped(letter));
  };

  const group = (): PatternNode => {
    if (!take('?')) return capture(undefined);
    if (take(':')) return closed();
    if (take('=')) return { type: 'ahead', item: closed(), isNegative: false };
    if (take('!')) return { type: 'ahead', item: closed(), isNegative: true };
    const name = /^(?:P?<)([^\W\d]\w*)>/.exec(source.slice(at, at + 100));
    if (name) {
      at += name[0].length;
      return capture(name[1]);
    }
    const flags = /^([aimsux]+)([:)])/.exec(source.slice(at, at + 10));
    if (!flags || /[aux]/.test(flags[1] as string)) throw wrong('unsupported group');
    at += flags[0].length;
    const before = [isMultiline, ignoresCase] as const;
    isMultiline ||= flags[1]?.includes('m') === true;
    ignoresCase ||= flags[1]?.includes('i') === true;
    if (flags[2] === ')') return { type: 'sequence', items: [] };
    const item = closed();
    [isMultiline, ignoresCase] = before;
    return item;
  };

  const closed = (): PatternNode => {
    if (++depth > MAX_DEPTH) throw wrong('too many groups inside of one another');
    const item = choice();
    if (!take(')')) throw wrong('missing )');
    depth--;
    return item;
  };

  const capture = (name: string | undefined): PatternNode => {
    if (name !== undefined && names.includes(name)) throw wrong(`group name '${name}' is used twice`);
    const index = names.push(name);
    return { type: 'group', item: closed(), index };
  };

  const atom = (): PatternNode => {
    if (take('(')) return group();
    if (take('[')) {
      const { test, end } = parseCharClass(source, at, { escaped: (from) => escapeAt(from), ignoresCase, wrong });
      at = end;
      return { type: 'test', test };
    }
    if (take('\\')) return escapeNode();
    if (take('.')) return { type: 'test', test: () => true };
    if (take('^')) return { type: 'anchor', anchor: isMultiline ? 'line-start' : 'start' };
    if (take('$')) return { type: 'anchor', anchor: isMultiline ? 'line-end' : 'end' };
    if (/[*+?]/.test(source[at] ?? '')) throw wrong('nothing to repeat');
    return char(nextLetter().codePointAt(0) as number);
  };

  /** Reads an escape inside of a class. */
  const escapeAt = (from: number): { readonly point?: number; readonly test?: CharTest; readonly end: number } => {
    at = from;
    const letter = nextLetter();
    const test = CLASSES[letter];
    return test ? { test, end: at } : { point: letter === 'b' ? 8 : escaped(letter), end: at };
  };

  const repeated = (): PatternNode => {
    let item = atom();
    for (let count = 0; ; count++) {
      if (count > MAX_DEPTH) throw wrong('too many repeats of one another');
      const counts = /^(?:([*+?])|\{(\d*)(,?)(\d*)\})/.exec(source.slice(at, at + 20));
      if (!counts || (counts[1] === undefined && counts[2] === '' && counts[4] === '')) return item;
      const [text, sign, low, comma, high] = counts;
      at += text.length;
      const min = sign ? +(sign === '+') : Number(low || 0);
      const max = sign ? (sign === '?' ? 1 : Infinity) : comma ? Number(high || Infinity) : min;
      if (min > max) throw wrong('min repeat greater than max repeat');
      const isLazy = take('?');
      if (source[at] === '+') throw wrong('unsupported possessive repeat');
      item = { type: 'repeat', item, min, max, isLazy };
    }
  };

  const sequence = (): PatternNode => {
    const items: PatternNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated());
    return items.length === 1 ? (items[0] as PatternNode) : { type: 'sequence', items };
  };

  const choice = (): PatternNode => {
    const items = [sequence()];
    while (take('|')) items.push(sequence());
    return items.length === 1 ? (items[0] as PatternNode) : { type: 'choice', items };
  };

  const root = choice();
  if (at < source.length) throw wrong('unbalanced )');
  return { root, names };
}

interface ClassReader {
  /** Reads what follows a backslash. */
  readonly escaped: (at: number) => { readonly point?: number; readonly test?: CharTest; readonly end: number };
  readonly ignoresCase: boolean;
  readonly wrong: (what: string) => TemplateError;
}

/** Parses a class such as `[^<\s]`; `start` is behind the bracket. */
function parseCharClass(source: string, start: number, reader: ClassReader): { test: CharTest; end: number } {
  const { escaped, ignoresCase, wrong } = reader;
  const ranges: (readonly [low: number, high: number])[] = [];
  const tests: CharTest[] = [];
  const isNegative = source[start] === '^';
  const first = start + +isNegative;
  let at = first;

  const item = (): { readonly point?: number; readonly test?: CharTest } => {
    if (source[at] === '\\') {
      const read = escaped(at + 1);
      at = read.end;
      return read;
    }
    if (source[at] === '[' && source[at + 1] === ':') throw wrong('unsupported POSIX class');
    const point = source.codePointAt(at) as number;
    at += point > 0xffff ? 2 : 1;
    return { point };
  };

  while (source[at] !== ']' || at === first) {
    if (at >= source.length) throw wrong('unterminated character set');
    const { point, test } = item();
    if (test) tests.push(test);
    if (point === undefined) continue;
    const isRange = source[at] === '-' && source[at + 1] !== ']' && at + 1 < source.length;
    if (isRange) at++;
    const high = isRange ? item().point : point;
    if (high === undefined || high < point) throw wrong('bad character range');
    ranges.push([point, high]);
  }

  const holds: CharTest = (point) =>
    ranges.some(([low, high]) => point >= low && point <= high) || tests.some((test) => test(point));
  const eitherCase: CharTest = (point) => {
    const text = String.fromCodePoint(point);
    return (
      [text.toLowerCase(), text.toUpperCase()].some((form) => holds(form.codePointAt(0) as number)) || holds(point)
    );
  };
  const test = ignoresCase ? eitherCase : holds;
  return { test: isNegative ? (point) => !test(point) : test, end: at + 1 };
}
