import { escaped } from '../lexer/literals.ts';
import { listEntries } from './dict.ts';
import { limitError, pyError } from './errors.ts';
import { pattern } from './lazy.ts';
import type { Meter } from './limits.ts';
import { replaceInChunks } from './map-text-in-chunks.ts';
import { floatRepr, intRepr } from './number.ts';
import { isoTime, strftime } from './strftime.ts';
import { Float, formatAddress, Markup, ownerName, PyObject, Tuple, typeName, type Value } from './values.ts';

/** Python's `str(value)`. */
export function str(value: Value, limits?: Meter): string {
  if (typeof value === 'string') return value;
  if (value instanceof PyObject) {
    if (value instanceof Markup) return value.text;
    if (value.str) return value.str();
  }
  if (value instanceof Date) return isoTime(value, ' ');
  return value === undefined ? '' : repr(value, limits);
}

/** Python's `repr(value)`. */
export const repr = (value: Value, limits?: Meter): string => write(value, limits, []);

const unprintable = pattern('(?! )[\'"\\\\\\p{C}\\p{Z}]', 'gu');

/** Text in quotes as Python writes it. */
export function quote(text: string, limits?: Meter): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  if (/^[ -&(-[\]-~]*$/.test(text)) return mark + text + mark;
  return mark + replaceInChunks(limits, text, unprintable(), (char) => escapeChar(char, mark)) + mark;
}

const short: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' };

/** One character as `repr` escapes it, in quotes of this kind. */
export function escapeChar(char: string, mark?: unknown): string {
  if (char === '"' || char === "'") return char === mark ? `\\${char}` : char;
  return short[char] ?? `\\${escaped(char.codePointAt(0) as number)}`;
}

const DEPTH = 400;

/** `above` holds the containers being printed: one that contains itself prints as dots. */
function write(value: Value, limits: Meter | undefined, above: Value[]): string {
  switch (typeof value) {
    case 'string':
      return quote(value, limits);
    case 'number':
      return Number.isSafeInteger(value) ? String(value) : floatRepr(value);
    case 'boolean':
      return value ? 'True' : 'False';
    case 'bigint':
      return intRepr(value);
    case 'function':
      return `<function ${value.name || '<lambda>'}>`;
    case 'undefined':
      return 'Undefined';
  }
  if (value === null) return 'None';
  if (value instanceof PyObject) {
    if (value instanceof Float) return floatRepr(value.value);
    if (value instanceof Markup) return `Markup(${quote(value.text)})`;
    return value.repr ? value.repr() : `<${ownerName(value)} at ${formatAddress(value)}>`;
  }
  if (value instanceof Date) return `datetime.datetime(${strftime(value, '%Y, %-m, %-d, %-H, %-M')})`;
  if (typeName(value) === 'generator') return '<generator object>';
  const isTuple = value instanceof Tuple;
  const isList = Array.isArray(value);
  const isSet = value instanceof Set;
  const [open, close] = isTuple ? '()' : isList ? '[]' : '{}';
  if (above.includes(value)) return `${open}...${close}`;
  if (above.length > DEPTH)
    throw pyError('RecursionError', 'maximum recursion depth exceeded while getting the repr of an object');
  above.push(value);
  let size = 0;
  const one = (item: Value): string => {
    limits?.charge(1);
    const text = write(item, limits, above);
    size += text.length;
    if (size > 1e8) throw limitError('printed more than 100000000 characters');
    return text;
  };
  const parts =
    isList || isSet
      ? Array.from(value, one)
      : listEntries(value as object).map(([key, item]) => `${one(key)}: ${one(item)}`);
  limits?.grow(size);
  above.pop();
  if (isSet && !size) return 'set()';
  return `${open}${parts.join(', ')}${isTuple && parts.length === 1 ? ',' : ''}${close}`;
}
