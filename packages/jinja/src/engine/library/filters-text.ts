import { SPACES } from '../lexer/whitespace.ts';
import { compare } from '../runtime/compare.ts';
import { listEntries } from '../runtime/dict.ts';
import { pyError, typeError, valueError } from '../runtime/errors.ts';
import { pattern } from '../runtime/lazy.ts';
import { BETWEEN_WORDS, mapTextInChunks, replaceInChunks, splitChunks } from '../runtime/map-text-in-chunks.ts';
import { escapeText } from '../runtime/markup.ts';
import { toIndex } from '../runtime/number.ts';
import { binary } from '../runtime/operators.ts';
import { percentFormat } from '../runtime/percent-format.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isIterable, iterate, requireLength, toList } from '../runtime/sequences.ts';
import { slice } from '../runtime/slice.ts';
import { ALNUM, align, capitalize, replace, split, splitLines, splitRight, strip } from '../runtime/text.ts';
import { truthy } from '../runtime/truth.ts';
import { Undefined } from '../runtime/undefined.ts';
import {
  asMarkup,
  isMapping,
  isString,
  type Kwargs,
  Markup,
  Tuple,
  tuple,
  typeName,
  type Value,
} from '../runtime/values.ts';
import {
  attributeGetter,
  filterArgumentError,
  listItems,
  missingMethodError,
  onText,
  safeText,
  textArgument,
  unpackPair,
} from './arguments.ts';
import { type Entry, fn, type Source } from './row.ts';
import { unescapeHtml } from './unescape-html.ts';
import { urlize } from './urlize.ts';
import { wrap } from './wordwrap.ts';

const trimmed = onText((_, text, chars?: Value) => strip(text, 3, chars == null ? undefined : textArgument(chars)));

function changed(change: (text: string) => string): Entry {
  const run = onText((_, text) => change(text));
  return fn('s', run);
}

/** Filters whose subject is text. */
export const textFilters = (): Source => ({
  /** Converts the first character to upper case and the others to lower case. */
  capitalize: changed(capitalize),
  /** Centers text in a field of a width. */
  center: fn(
    'value width?',
    onText((rt, text, width: Value = 80) => align(rt, text, '=', toIndex(width), ' ')),
  ),
  /** Escapes &, <, >, ' and " for HTML. */
  escape: fn('s', (rt, value) => (value instanceof Markup ? value : escaped(rt, value))),
  e: 'escape',
  /** Escapes text for HTML, including markup that is already safe. */
  forceescape: fn('value', escaped),
  /** Fills in the % placeholders of a text. */
  format: fn('value *', format),
  /** Indents every line but the first. */
  indent: fn('s width? first? blank?', indent),
  /** Joins items into text, with a separator between them. */
  join: fn('value d? attribute?', join),
  /** Converts text to lower case. */
  lower: changed((text) => text.toLowerCase()),
  /** Replaces a text by another one, everywhere or a number of times. */
  replace: fn('s old new count?', replaceFilter),
  /** Marks text as safe, so that it is not escaped. */
  safe: fn('value', (rt, value) => new Markup(str(value, rt))),
  /** Converts a value to text. */
  string: fn('s', (rt, value) => (isString(value) ? value : str(value, rt))),
  /** Removes HTML tags and joins white space. */
  striptags: fn('value', (rt, value) => stripTags(rt, str(value))),
  /** Converts the first letter of every word to upper case. */
  title: fn('s', (rt, value) => replaceInChunks(rt, str(value), titlePattern(), titleWord, /[ \t\n\r\-({[<]/)),
  /** Removes white space, or other characters, from both ends. */
  trim: fn('value chars?', (rt, value, chars?) =>
    typeof value === 'string' && chars === undefined ? strip(value, 3) : trimmed(rt, value, chars as never),
  ),
  /** Shortens text to a length, with an ellipsis. */
  truncate: fn('s length? killwords? end? leeway?', truncate),
  /** Converts text to upper case. */
  upper: changed((text) => text.toUpperCase()),
  /** Encodes text or pairs for a URL. */
  urlencode: fn('value', urlEncode),
  /** Turns the URLs in text into links. */
  urlize: fn('value trim_url_limit? nofollow? target? rel? extra_schemes?', urlize),
  /** Counts words. */
  wordcount: fn('s', wordCount),
  /** Breaks text into lines of at most a width. */
  wordwrap: fn('s width? break_long_words? wrapstring? break_on_hyphens?', wrap),
  /** Writes a dict as attributes of an XML element. */
  xmlattr: fn('d autospace?', xmlAttributes),
});

function escaped(rt: Runtime, value: Value): Markup {
  return new Markup(mapTextInChunks(rt, str(value, rt), escapeText));
}

function wordCount(rt: Runtime, value: Value): number {
  let count = 0;
  for (const part of splitChunks(rt, str(value), BETWEEN_WORDS)) count += part.match(wordPattern())?.length ?? 0;
  return count;
}

const wordPattern = pattern(`[${ALNUM}_]+`, 'gu');
const titlePattern = pattern(`[^-${SPACES}({[<]+`, 'gu');

/** Jinja's own idea of a title: the first character up, the rest down. */
function titleWord(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) as number);
  return first.toUpperCase() + text.slice(first.length).toLowerCase();
}

function format(rt: Runtime, value: Value, args: readonly Value[], kwargs: Kwargs): Value {
  if (args.length && kwargs.size)
    throw filterArgumentError("can't handle positional and keyword arguments at the same time");
  return percentFormat(rt, isString(value) ? value : str(value), kwargs.size ? kwargs : tuple(args));
}

function indent(rt: Runtime, value: Value, width: Value = 4, first: Value = false, blank: Value = false): Value {
  const pad = isString(width) ? str(width) : str(binary(rt, '*', ' ', width));
  if (!isString(value))
    throw Array.isArray(value) && !(value instanceof Tuple)
      ? missingMethodError(value, 'splitlines')
      : binary(rt, value instanceof Tuple ? '+' : '+=', value, '');
  const isMarkup = value instanceof Markup;
  const lines = splitLines(rt, `${str(value)}\n`, false);
  rt.grow(lines.length * pad.length);
  const text = lines
    .map((line, index) => ((index ? line || truthy(blank) : truthy(first)) ? pad + line : line))
    .join('\n');
  return asMarkup(isMarkup, text);
}

function join(rt: Runtime, value: Value, d: Value = '', attribute: Value = null): Value {
  const get = attribute === null ? undefined : attributeGetter(rt, attribute);
  const items = get ? Array.from(iterate(value), get) : toList(value, rt);
  const isMarkup = rt.autoescape && (d instanceof Markup || items.some((item) => item instanceof Markup));
  let size = 0;
  const separator = isMarkup ? safeText(d) : str(d);
  const parts = items.map((item) => {
    const text = isMarkup ? safeText(item) : str(item, rt);
    size += text.length + separator.length;
    return text;
  });
  rt.grow(size);
  const text = parts.join(separator);
  return asMarkup(isMarkup, text);
}

function replaceFilter(rt: Runtime, value: Value, old: Value, fresh: Value, count: Value = null): Value {
  const times = count === null ? -1 : toIndex(count);
  const isMarkup = rt.autoescape && (value instanceof Markup || old instanceof Markup || fresh instanceof Markup);
  if (!isMarkup) return replace(rt, str(value, rt), str(old), str(fresh), times);
  // What is sought is taken as it stands, what is put in its place is escaped.
  return new Markup(replace(rt, safeText(value), str(old), safeText(fresh), times));
}

/** Takes out everything from `open` to the next `close`, as often as both are found. */
function without(text: string, open: string, close: string): string {
  let result = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf(open, from);
    const end = start < 0 ? -1 : text.indexOf(close, start);
    if (end < 0) return result + text.slice(from);
    result += text.slice(from, start);
    from = end + close.length;
  }
}

export function stripTags(rt: Runtime, text: string): string {
  return unescapeHtml(rt, split(rt, without(without(text, '<!--', '-->'), '<', '>'), null, -1).join(' '));
}

function truncate(
  rt: Runtime,
  value: Value,
  length: Value = 255,
  killwords: Value = false,
  end: Value = '...',
  leeway: Value = null,
): Value {
  const spare: Value = leeway === null ? (rt.environment.policies['truncate.leeway'] ?? 5) : leeway;
  const tail = requireLength(end);
  if (!compare('>=', length, tail, rt))
    throw pyError('AssertionError', `expected length >= ${tail}, got ${str(length)}`);
  if (!compare('>=', spare, 0, rt)) throw pyError('AssertionError', `expected leeway >= 0, got ${str(spare)}`);
  if (compare('<=', requireLength(value), binary(rt, '+', length, spare), rt)) return value;
  const head = slice(value, null, binary(rt, '-', length, tail), null);
  if (truthy(killwords) || !isString(head)) return binary(rt, '+', head, end);
  const kept = splitRight(rt, str(head), ' ', 1)[0] as string;
  return binary(rt, '+', asMarkup(head instanceof Markup, kept), end);
}

function quoteUrl(rt: Runtime, value: Value, isQuery: boolean): string {
  const quoted = (part: string): string => {
    let text: string;
    try {
      text = encodeURIComponent(part);
    } catch {
      throw pyError('UnicodeEncodeError', "'utf-8' codec can't encode character: surrogates not allowed");
    }
    text = text.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    return isQuery ? text.replaceAll('%20', '+') : text.replaceAll('%2F', '/');
  };
  return mapTextInChunks(rt, str(value), quoted);
}

function urlEncode(rt: Runtime, value: Value): string {
  if (isString(value) || !isIterable(value)) return quoteUrl(rt, value, false);
  const pairs: Iterable<Value> = isMapping(value) ? listEntries(value) : iterate(value);
  return Array.from(pairs, (pair) => {
    rt.charge(1);
    const [key, item] = unpackPair(pair);
    return `${quoteUrl(rt, key, true)}=${quoteUrl(rt, item, true)}`;
  }).join('&');
}

function xmlAttributes(rt: Runtime, mapping: Value, autospace: Value = true): Value {
  const parts: string[] = [];
  for (const [key, value] of listItems(mapping)) {
    if (value === null || value instanceof Undefined) continue;
    if (!isString(key)) throw typeError(`expected string or bytes-like object, got '${typeName(key)}'`);
    if (/[ \t-\r/>=]/.test(str(key))) throw valueError(`Invalid character in attribute name: ${repr(key)}`);
    parts.push(`${safeText(key)}="${safeText(value)}"`);
  }
  const text = (truthy(autospace) && parts.length ? ' ' : '') + parts.join(' ');
  return asMarkup(rt.autoescape, text);
}
