import { Bytes } from '../runtime/bytes.ts';
import { isMapping } from '../runtime/dict.ts';
import { lazy } from '../runtime/lazy.ts';
import { toMarkup } from '../runtime/markup.ts';
import { Range } from '../runtime/sequences.ts';
import { isFloat, isNumber, Markup, Tuple, type Value } from '../runtime/values.ts';
import { bytesMethods } from './codecs.ts';
import { stripTags } from './filters-text.ts';
import {
  dateMethods,
  dictMethods,
  floatMethods,
  intMethods,
  listMethods,
  placeOf,
  tupleMethods,
} from './methods-data.ts';
import { onMarkup, textMethods } from './methods-text.ts';
import { fn, type Row, type Table, table } from './row.ts';
import { unescapeHtml } from './unescape-html.ts';

const strings = table(textMethods);
const markups = lazy((): Table => {
  const own = table(() => ({
    /** Removes HTML tags and joins white space. */
    striptags: fn('self', (rt, self: Markup) => stripTags(rt, self.text)),
    /** Decodes HTML entities. */
    unescape: fn('self', (rt, self: Markup) => unescapeHtml(rt, self.text)),
    /** Escapes a value for HTML. */
    escape: fn('self s', (_, _self: Markup, value) => toMarkup(value)),
  }));
  return new Map([
    ...[...strings].map(([name, row]) => [name, row.with(onMarkup(name, row.fn as never) as never)] as const),
    ...own,
  ]);
});

/** The methods of each Python type, by its name. */
export const methods = {
  str: strings,
  get Markup(): Table {
    return markups();
  },
  list: table(listMethods),
  tuple: table(tupleMethods),
  dict: table(dictMethods),
  int: table(intMethods),
  bool: table(intMethods),
  float: table(floatMethods),
  range: table(() => ({ ...tupleMethods(), index: fn('self value /', placeOf) })),
  bytes: table(bytesMethods),
  datetime: table(dateMethods),
} as const;

/** The methods of a value's type, undefined where it has none. */
export function methodsOf(value: Value): Table | undefined {
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
export const methodOf = (value: Value, name: string): Row | undefined => methodsOf(value)?.get(name);
