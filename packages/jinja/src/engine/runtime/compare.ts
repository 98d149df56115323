import { Builtin } from '../library/bind.ts';
import { Bytes, isSameBytes } from './bytes.ts';
import { hashKey, listKeys, lookup } from './dict.ts';
import { typeError } from './errors.ts';
import { primitive } from './number.ts';
import type { Runtime } from './runtime.ts';
import { isIterable, iterate, Range, View } from './sequences.ts';
import { Undefined } from './undefined.ts';
import {
  isMapping,
  isNumber,
  isString,
  PyObject,
  refuseStrict,
  refuseUndefined,
  Tuple,
  typeName,
  unwrapMarkup,
  type Value,
} from './values.ts';

/** Counts the work on nested values: a value built by doubling is exponentially large. */
type Meter = Pick<Runtime, 'charge'>;

/** Python's `a == b`. */
export function eq(a: Value, b: Value, meter?: Meter): boolean {
  if (typeof a === 'string' && typeof b === 'string') return a === b;
  if (a instanceof Undefined || b instanceof Undefined) return undefinedEq(a, b);
  if (a === b) return true;
  if (isNumber(a)) {
    // biome-ignore lint/suspicious/noDoubleEquals: 1n == 1, exactly
    return isNumber(b) && primitive(a) == primitive(b);
  }
  if (isString(a)) return isString(b) && unwrapMarkup(a) === unwrapMarkup(b);
  if (Array.isArray(a))
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a instanceof Tuple === b instanceof Tuple &&
      a.every((item, index) => {
        meter?.charge(1);
        return eq(item, b[index], meter);
      })
    );
  if (a instanceof Date) return b instanceof Date && a.getTime() === b.getTime();
  if (a instanceof Set)
    return b instanceof Set && a.size === b.size && [...a].every((item) => contains(b, item, meter));
  if (a instanceof Range)
    return (
      b instanceof Range &&
      a.length === b.length &&
      (!a.length || (a.start === b.start && (a.length === 1 || a.step === b.step)))
    );
  if (a instanceof Bytes) return isSameBytes(a, b);
  if (a instanceof Builtin) return b instanceof Builtin && a.row === b.row && a.self[0] === b.self[0];
  if (a instanceof View) return isSetLike(a) && isSetLike(b) && a.size() === b.size() && isWithin(a, b, meter);
  if (!isMapping(a) || !isMapping(b)) return false;
  const keys = listKeys(a);
  return (
    keys.length === listKeys(b).length &&
    keys.every((key) => {
      meter?.charge(1);
      const other = lookup(b, key);
      return other !== undefined && eq(lookup(a, key), other, meter);
    })
  );
}

const isSetLike = (value: Value): value is View => value instanceof View && value.type !== 'dict_values';

const isWithin = (a: View, b: View, meter?: Meter): boolean => a.iterate().every((item) => contains(b, item, meter));

function undefinedEq(a: Value, b: Value): boolean {
  refuseStrict(a);
  refuseStrict(b);
  return a instanceof Undefined && b instanceof Undefined && a.kind === b.kind;
}

/** Which of two strings comes first by code points; UTF-16 would put U+FFFF after U+10000. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const end = Math.min(a.length, b.length);
  for (let index = 0; index < end; index++) {
    const x = a.charCodeAt(index);
    const y = b.charCodeAt(index);
    if (x !== y) return x > 0xd7ff && y > 0xd7ff ? ((x + 0x2000) & 0xffff) - ((y + 0x2000) & 0xffff) : x - y;
  }
  return a.length - b.length;
}

/** Python's `a < b` and the like. */
export function compare(op: '<' | '<=' | '>' | '>=', a: Value, b: Value, meter?: Meter): boolean {
  let order: number | undefined;
  if (isNumber(a) && isNumber(b)) {
    const x = primitive(a);
    const y = primitive(b);
    order = x < y ? -1 : x > y ? 1 : x >= y ? 0 : Number.NaN;
  } else if (isString(a) && isString(b)) {
    meter?.charge(unwrapMarkup(a).length >>> 8);
    order = compareText(unwrapMarkup(a), unwrapMarkup(b));
  } else if (a instanceof Date && b instanceof Date) order = a.getTime() - b.getTime();
  else if (Array.isArray(a) && Array.isArray(b) && a instanceof Tuple === b instanceof Tuple) {
    const index = a.findIndex((item, at) => at >= b.length || !eq(item, b[at], meter));
    if (index >= 0 && index < b.length) return compare(op, a[index], b[index], meter);
    order = a.length - b.length;
  } else if (isSetLike(a) && isSetLike(b)) {
    const more = a.size() - b.size();
    if (op.startsWith('<') ? isWithin(a, b, meter) : isWithin(b, a, meter)) order = more;
    else return false;
  }
  if (order === undefined) {
    refuseUndefined(a);
    refuseUndefined(b);
    throw typeError(`'${op}' not supported between instances of '${typeName(a)}' and '${typeName(b)}'`);
  }
  return op === '<' ? order < 0 : op === '>' ? order > 0 : op === '<=' ? order <= 0 : order >= 0;
}

/** Python's `item in container`. */
export function contains(container: Value, item: Value, meter?: Meter): boolean {
  if (isString(container)) {
    if (isString(item)) return unwrapMarkup(container).includes(unwrapMarkup(item));
    throw typeError(`'in <string>' requires string as left operand, not ${typeName(item)}`);
  }
  if (container instanceof Set)
    return container.has(hashKey(item)) || [...container].some((other) => eq(other, item, meter));
  if (isMapping(container)) return lookup(container, item) !== undefined;
  if (container instanceof PyObject && container.has) return container.has(item);
  if (!isIterable(container)) throw typeError(`argument of type '${typeName(container)}' is not iterable`);
  for (const other of iterate(container)) {
    meter?.charge(1);
    if (eq(other, item, meter)) return true;
  }
  return false;
}
