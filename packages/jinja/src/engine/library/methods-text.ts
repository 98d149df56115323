import { typeError, valueError } from '../runtime/errors.ts';
import { CASELESS, mapTextInChunks } from '../runtime/map-text-in-chunks.ts';
import { toIndex } from '../runtime/number.ts';
import { str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isIterable, iterate, pointCount } from '../runtime/sequences.ts';
import { span } from '../runtime/slice.ts';
import { strFormat } from '../runtime/str-format.ts';
import {
  align,
  capitalize,
  caseFold,
  chargeSearch,
  chargeText,
  isText,
  padding,
  predicateNames,
  replace,
  slicePoints,
  split,
  splitLines,
  splitRight,
  strip,
  swapCase,
  title,
} from '../runtime/text.ts';
import { Markup, Tuple, type Value } from '../runtime/values.ts';
import { safeText, textArgument } from './arguments.ts';
import { encodeMethod } from './codecs.ts';
import { type Entry, fn, type Source } from './row.ts';

type Method = (rt: Runtime, text: string, ...args: Value[]) => Value;

const plain = (change: (text: string) => string, cut?: RegExp): Entry =>
  fn('self /', (rt, text: string) => mapTextInChunks(rt, text, change, cut));

/** `strip`, `lstrip` and `rstrip`. */
const stripping = (sides: number): Entry =>
  fn('self chars? /', (rt, text: string, chars = null) => {
    chargeText(rt, text);
    return strip(text, sides, chars === null ? undefined : textArgument(chars));
  });

/** `find`, `index` and their like from the right. */
const finding = (isLast: boolean, isStrict: boolean): Entry =>
  fn('self sub start? end? /', (rt, text: string, sub, start, end) => {
    const [part, from] = window(text, start, end);
    const what = textArgument(sub);
    chargeSearch(rt, text, what);
    const at = part === undefined ? -1 : isLast ? part.lastIndexOf(what) : part.indexOf(what);
    if (at >= 0) return from + pointCount((part as string).slice(0, at));
    if (isStrict) throw valueError('substring not found');
    return -1;
  });

/** The part of a text that `start` and `end` leave, and where it begins; no part: the start lies behind the end. */
function window(text: string, start: Value, end: Value): [part: string | undefined, from: number] {
  if (start == null && end == null) return [text, 0];
  const [from, to] = span(start, end, pointCount(text));
  return [from > to ? undefined : slicePoints(text, from, to), from];
}

/** `startswith` and `endswith`: one prefix or a tuple of them. */
const bordering = (test: 'startsWith' | 'endsWith'): Entry =>
  fn('self prefix start? end? /', (rt, text: string, given, start, end) => {
    chargeText(rt, text);
    const [part] = window(text, start, end);
    const borders = given instanceof Tuple ? given : [given];
    return borders.some((border) => {
      const what = textArgument(border);
      return part?.[test](what) ?? false;
    });
  });

function fillChar(value: Value): string {
  const fill = textArgument(value);
  if (pointCount(fill) !== 1) throw typeError('The fill character must be exactly one character long');
  return fill;
}

const aligned = (side: string): Entry =>
  fn('self width fillchar? /', (rt, text: string, width, fill = ' ') =>
    align(rt, text, side, toIndex(width), fillChar(fill)),
  );

/** `partition` and `rpartition`. */
const parting = (isLast: boolean): Entry =>
  fn('self sep /', (rt, text: string, given) => {
    const separator = textArgument(given);
    chargeSearch(rt, text, separator);
    if (!separator) throw valueError('empty separator');
    const at = isLast ? text.lastIndexOf(separator) : text.indexOf(separator);
    if (at < 0) return isLast ? new Tuple('', '', text) : new Tuple(text, '', '');
    return new Tuple(text.slice(0, at), separator, text.slice(at + separator.length));
  });

const splitting = (cutUp: typeof split): Entry =>
  fn('self sep? maxsplit?', (rt, text: string, given = null, limit = -1) => {
    const most = toIndex(limit);
    const separator = given === null ? null : textArgument(given);
    chargeSearch(rt, text, separator ?? '');
    return cutUp(rt, text, separator, most);
  });

const removing = (isPrefix: boolean): Entry =>
  fn(`self ${isPrefix ? 'prefix' : 'suffix'} /`, (rt, text: string, given) => {
    chargeText(rt, text);
    const part = textArgument(given);
    if (isPrefix) return text.startsWith(part) ? text.slice(part.length) : text;
    return part && text.endsWith(part) ? text.slice(0, -part.length) : text;
  });

/** The methods of str. */
export const textMethods = (): Source => ({
  /** Converts the first character to upper case and the others to lower case. */
  capitalize: plain(capitalize, /(?!)/),
  /** Folds case, so that texts can be compared regardless of it. */
  casefold: plain(caseFold),
  /** Centers text in a field of a width. */
  center: aligned('='),
  /** Counts the occurrences of a value. */
  count: fn('self sub start? end? /', (rt, text: string, sub, start, end) => {
    const [part] = window(text, start, end);
    const what = textArgument(sub);
    chargeSearch(rt, text, what);
    if (part === undefined) return 0;
    if (!what) return pointCount(part) + 1;
    let count = 0;
    for (let at = part.indexOf(what); at >= 0; at = part.indexOf(what, at + what.length)) {
      rt.charge(1);
      count++;
    }
    return count;
  }),
  /** Encodes text as bytes. */
  encode: encodeMethod,
  /** True for text that ends with a suffix. */
  endswith: bordering('endsWith'),
  /** Replaces tabs by spaces. */
  expandtabs: fn('self tabsize?', expandTabs),
  /** Returns the index of the first occurrence of a text, or -1. */
  find: finding(false, false),
  /** Fills in the placeholders in braces. */
  format: fn('self *', strFormat),
  /** Fills in the placeholders in braces from a dict. */
  format_map: fn('self mapping /', (rt, self: string | Markup, mapping) => strFormat(rt, self, undefined, mapping)),
  /** Returns the index of the first occurrence, or fails. */
  index: finding(false, true),
  /** Joins items, with this text between them. */
  join: fn('self iterable /', join),
  /** Pads text on the right to a width. */
  ljust: aligned('<'),
  /** Converts text to lower case. */
  lower: plain((text) => text.toLowerCase(), CASELESS),
  /** Removes white space, or other characters, from the start. */
  lstrip: stripping(1),
  /** Splits at the first separator into three parts. */
  partition: parting(false),
  /** Removes a prefix, if there is one. */
  removeprefix: removing(true),
  /** Removes a suffix, if there is one. */
  removesuffix: removing(false),
  /** Replaces a text by another one. */
  replace: fn('self old new count? /', (rt, text: string, old, fresh, count = -1) =>
    replace(rt, text, textArgument(old), textArgument(fresh), toIndex(count)),
  ),
  /** Returns the index of the last occurrence of a text, or -1. */
  rfind: finding(true, false),
  /** Returns the index of the last occurrence of a text, or fails. */
  rindex: finding(true, true),
  /** Pads text on the left to a width. */
  rjust: aligned('>'),
  /** Splits at the last separator into three parts. */
  rpartition: parting(true),
  /** Splits at a separator, from the end. */
  rsplit: splitting(splitRight),
  /** Removes white space, or other characters, from the end. */
  rstrip: stripping(2),
  /** Splits at a separator, or at white space. */
  split: splitting(split),
  /** Splits into lines. */
  splitlines: fn('self keepends?', (rt, text: string, keep = false) => splitLines(rt, text, toIndex(keep, true) !== 0)),
  /** True for text that starts with a prefix. */
  startswith: bordering('startsWith'),
  /** Removes white space, or other characters, from both ends. */
  strip: stripping(3),
  /** Swaps upper and lower case. */
  swapcase: plain(swapCase, CASELESS),
  /** Converts the first letter of every word to upper case. */
  title: plain(title, CASELESS),
  /** Converts text to upper case. */
  upper: plain((text) => text.toUpperCase()),
  /** Pads text on the left with zeros. */
  zfill: fn('self width /', (rt, text: string, width) => {
    chargeText(rt, text);
    const sign = /^[+-]/.test(text) ? 1 : 0;
    return text.slice(0, sign) + padding(rt, '0', toIndex(width) - pointCount(text)) + text.slice(sign);
  }),
  /**
   * isalnum: True for letters and digits only.
   * isalpha: True for letters only.
   * isascii: True for ASCII characters only.
   * isdecimal: True for decimal digits only.
   * isdigit: True for digits only.
   * isidentifier: True for a valid Python identifier.
   * islower: True for text in lower case.
   * isnumeric: True for numeric characters only.
   * isprintable: True for printable characters only.
   * isspace: True for white space only.
   * istitle: True if every word starts in upper case.
   * isupper: True for text in upper case.
   */
  ...Object.fromEntries(
    predicateNames().map((name) => [name, ['self /', (rt: Runtime, text: string) => isText(rt, name, text)] as const]),
  ),
});

function join(rt: Runtime, text: string, items: Value): string {
  chargeText(rt, text);
  let size = 0;
  if (!isIterable(items)) throw typeError('can only join an iterable');
  const parts = Array.from(iterate(items), (item) => {
    const part = textArgument(item);
    size += part.length + text.length;
    return part;
  });
  rt.grow(size);
  return parts.join(text);
}

function expandTabs(rt: Runtime, text: string, size: Value = 8): string {
  chargeText(rt, text);
  const columns = toIndex(size, true);
  let column = 0;
  return text.replace(/[^\t\n\r]+|[\t\n\r]/g, (part) => {
    rt.charge(1);
    if (part !== '\t') {
      column = part === '\n' || part === '\r' ? 0 : column + pointCount(part);
      return part;
    }
    const blanks = columns > 0 ? columns - (column % columns) : 0;
    column += blanks;
    return padding(rt, ' ', blanks);
  });
}

/** Which arguments of a method Markup escapes before they become part of it; the others it takes as they are. */
const escaped: Record<string, (value: Value, index: number) => Value> = {
  join: (items) => Array.from(iterate(items), safeText),
  replace: (value, index) => (index === 1 ? safeText(value) : value),
  ljust: (value, index) => (index ? safeText(value) : value),
};

const markAll = (value: Value): Value =>
  typeof value === 'string' ? new Markup(value) : Array.isArray(value) ? value.map(markAll) : value;

/** A method of str for Markup: its result is Markup again. */
export function onMarkup(name: string, fn: Method): Method {
  const change = escaped[/just|center/.test(name) ? 'ljust' : name];
  return (rt, self, ...args) => {
    const markup = self as unknown as Markup;
    if (name.startsWith('format')) return fn(rt, self, ...args);
    const result = markAll(
      fn(
        rt,
        str(markup),
        ...(change ? args.map((arg, index) => (arg === undefined ? arg : change(arg, index))) : args),
      ),
    );
    return /partition/.test(name) ? new Tuple(...(result as Value[])) : result;
  };
}
