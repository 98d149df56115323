import { Bytes } from '../runtime/bytes.ts';
import { toMarkup } from '../runtime/markup.ts';
import type { Row } from '../runtime/runtime.ts';
import { Range } from '../runtime/sequences.ts';
import { isFloat, isMapping, isNumber, Markup, Tuple, type Value } from '../runtime/values.ts';
import { bytesMethods } from './codecs.ts';
import { stripTags } from './filters-text.ts';
import {
  dateMethods,
  dictMethods,
  findPlace,
  floatMethods,
  intMethods,
  listMethods,
  tupleMethods,
} from './methods-data.ts';
import { onMarkup, textMethods } from './methods-text.ts';
import { type Entry, fn, type Source, Table } from './row.ts';
import { unescapeHtml } from './unescape-html.ts';

/** The methods that markup shares with text. */
const markupMethods = (): Source =>
  Object.fromEntries(
    // Methods of text have no second names, so each is a row.
    Object.entries(textMethods() as Readonly<Record<string, Entry>>).map(([name, [spec, run]]) => [
      name,
      fn(spec, onMarkup(name, run as never)),
    ]),
  );

/** The methods of each Python type, by its name. */
export const methods = {
  str: new Table(textMethods),
  Markup: new Table(markupMethods, () => ({
    /** Removes HTML tags and joins white space. */
    striptags: fn('self', (rt, self: Markup) => stripTags(rt, self.text)),
    /** Decodes HTML entities. */
    unescape: fn('self', (rt, self: Markup) => unescapeHtml(rt, self.text)),
    /** Escapes a value for HTML. */
    escape: fn('self s', (_, _self: Markup, value) => toMarkup(value)),
  })),
  list: new Table(listMethods),
  tuple: new Table(tupleMethods),
  dict: new Table(dictMethods),
  int: new Table(intMethods),
  bool: new Table(intMethods),
  float: new Table(floatMethods),
  range: new Table(() => ({ ...tupleMethods(), index: fn('self value /', findPlace) })),
  bytes: new Table(bytesMethods),
  datetime: new Table(dateMethods),
} as const;

/** The methods of a value's type, undefined where it has none. */
export function findMethods(value: Value): Table | undefined {
  if (typeof value === 'string') return methods.str;
  if (isMapping(value)) return methods.dict;
  if (Array.isArray(value)) return methods[value instanceof Tuple ? 'tuple' : 'list'];
  if (value instanceof Markup) return methods.Markup;
  if (typeof value === 'boolean') return methods.bool;
  if (isNumber(value)) return methods[isFloat(value) ? 'float' : 'int'];
  if (value instanceof Range) return methods.range;
  if (value instanceof Bytes) return methods.bytes;
  return value instanceof Date ? methods.datetime : undefined;
}

/** The method `value.name`, undefined where there is none. */
export const findMethod = (value: Value, name: string): Row | undefined => findMethods(value)?.get(name);
