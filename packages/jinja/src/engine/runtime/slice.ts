import { Bytes } from './bytes.ts';
import { Dict, lookup } from './dict.ts';
import { TemplateError, typeError, valueError } from './errors.ts';
import { primitive } from './number.ts';
import { hasPairs, Range } from './sequences.ts';
import {
  isInteger,
  isMapping,
  Markup,
  PyObject,
  refuseUndefined,
  Tuple,
  toInt,
  tuple,
  typeName,
  type Value,
} from './values.ts';

/** A bound of a slice: absent, or an int counted from the end if negative, moved inside `low`…`high`. */
function bound(value: Value, absent: number, length: number, low: number, high: number): number {
  if (value == null) return absent;
  if (!isInteger(value)) throw typeError('slice indices must be integers or None or have an __index__ method');
  const index = Number(primitive(value));
  return Math.min(high, Math.max(low, index < 0 ? index + length : index));
}

/** A range of places inside a text or list, as `find(sub, start, end)` takes it. */
export const span = (start: Value, end: Value, length: number): [number, number] => [
  bound(start, 0, length, 0, Infinity),
  bound(end, length, length, 0, length),
];

/** `value[start:stop:step]`. */
export function slice(value: Value, start: Value, stop: Value, step: Value): Value {
  if (value instanceof Markup) return new Markup(slice(value.text, start, stop, step) as string);
  if (value instanceof Bytes)
    return new Bytes(Uint8Array.from(slice([...value.octets], start, stop, step) as number[]));
  refuseUndefined(value);
  const isText = typeof value === 'string';
  if (!isText && !Array.isArray(value) && !(value instanceof Range))
    throw typeError(isMapping(value) ? "unhashable type: 'slice'" : `'${typeName(value)}' object is not subscriptable`);
  const items: string | readonly Value[] = isText
    ? hasPairs(value)
      ? Array.from(value)
      : value
    : value instanceof Range
      ? [...value.iterate()]
      : value;
  const length = items.length;
  const by = step == null ? 1 : bound(step, 1, 0, -Infinity, Infinity);
  if (!by) throw valueError('slice step cannot be zero');
  const low = by < 0 ? -1 : 0;
  const high = by < 0 ? length - 1 : length;
  const from = bound(start, by < 0 ? high : low, length, low, high);
  const to = bound(stop, by < 0 ? low : high, length, low, high);
  if (value instanceof Range) {
    return new Range(value.at(from), value.at(to), toInt(BigInt(value.step) * BigInt(by)));
  }
  if (by === 1) {
    const part = items.slice(from, to);
    return typeof part === 'string' ? part : isText ? part.join('') : value instanceof Tuple ? tuple(part) : part;
  }
  const picked: Value[] = [];
  for (let index = from; by < 0 ? index > to : index < to; index += by) picked.push(items[index]);
  return isText ? picked.join('') : value instanceof Tuple ? tuple(picked) : picked;
}

/** The entry under a key that is an object; one that cannot be hashed has none. */
function entryAt(mapping: object, key: object): Value {
  try {
    return lookup(mapping, key);
  } catch (error) {
    if (TemplateError.is(error) && error.pyType === 'TypeError') return undefined;
    throw error;
  }
}

/** `value[key]` of strings, lists, tuples, ranges and dicts; JavaScript's undefined where Python raises. */
export function itemAt(value: Value, key: Value): Value {
  if (isMapping(value)) {
    if (typeof key === 'object' && key !== null) return entryAt(value, key);
    return value instanceof Dict || value instanceof Map || typeof key === 'string' ? lookup(value, key) : undefined;
  }
  if (typeof key === 'boolean') return itemAt(value, +key);
  if (typeof key !== 'number' || !Number.isSafeInteger(key)) return undefined;
  if (Array.isArray(value)) return value[key < 0 ? key + value.length : key];
  if (typeof value === 'string') {
    if (hasPairs(value)) return Array.from(value).at(key);
    return value[key < 0 ? key + value.length : key];
  }
  if (value instanceof Range) {
    const at = key < 0 ? key + value.length : key;
    return at >= 0 && at < value.length ? value.at(at) : undefined;
  }
  if (value instanceof Markup) {
    const char = itemAt(value.text, key);
    return char === undefined ? char : new Markup(char as string);
  }
  return value instanceof PyObject ? value.item?.(key) : undefined;
}
