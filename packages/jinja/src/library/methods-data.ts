import { eq } from '../runtime/compare.ts';
import { pyError, typeError, valueError } from '../runtime/errors.ts';
import { primitive, ratio, truncate } from '../runtime/number.ts';
import { repr } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { iterate, listOf, Range, View } from '../runtime/sequences.ts';
import { indexOf, span } from '../runtime/slice.ts';
import { isoTime, strftime } from '../runtime/strftime.ts';
import {
  Dict,
  entriesOf,
  type Float,
  fail,
  isFloat,
  isInteger,
  isMapping,
  isNumber,
  type Kwargs,
  keysOf,
  lookup,
  Tuple,
  toFloat,
  toInt,
  truthy,
  typeName,
  Undefined,
  type Value,
} from '../runtime/values.ts';
import { pairOf } from './arguments.ts';
import { Group, sorted } from './filters-list.ts';
import type { Source } from './row.ts';

/** The methods of tuple, which list has too. */
export const tupleMethods: Source = {
  count: [
    'self value /',
    (rt: Runtime, self: Value, value: Value) => listOf(self, rt).filter((item) => eq(item, value, rt)).length,
  ],
  index: [
    'self value start? stop? /',
    (rt: Runtime, self: Value, value: Value, start: Value, stop: Value) => {
      const items = listOf(self, rt);
      for (const place of [start, stop])
        if (place !== undefined && !isInteger(place))
          throw typeError('slice indices must be integers or have an __index__ method');
      const [from, to] = span(start, stop, items.length);
      for (let index = from; index < to; index++) if (eq(items[index], value)) return index;
      throw valueError(
        self instanceof Tuple
          ? 'tuple.index(x): x not in tuple'
          : self instanceof Range && !isNumber(value)
            ? 'sequence.index(x): x not in sequence'
            : `${repr(value)} is not in ${typeName(self)}`,
      );
    },
  ],
};

/** The methods of list. */
export const listMethods: Source = {
  ...tupleMethods,
  append: [
    'self object ! /',
    (rt: Runtime, self: Value[], item: Value) => {
      rt.growList(1);
      self.push(item);
      return null;
    },
  ],
  clear: [
    'self ! /',
    (_: Runtime, self: Value[]) => {
      self.length = 0;
      return null;
    },
  ],
  copy: [
    'self /',
    (rt: Runtime, self: Value[]) => {
      rt.growList(self.length);
      return [...self];
    },
  ],
  extend: [
    'self iterable ! /',
    (rt: Runtime, self: Value[], items: Value) => {
      const more = listOf(items, rt);
      rt.growList(more.length);
      self.splice(self.length, 0, ...more);
      return null;
    },
  ],
  insert: [
    'self index object ! /',
    (_: Runtime, self: Value[], index: Value, item: Value) => {
      self.splice(indexOf(index), 0, item);
      return null;
    },
  ],
  pop: [
    'self index? ! /',
    (_: Runtime, self: Value[], index: Value = -1) => {
      if (!self.length) throw pyError('IndexError', 'pop from empty list');
      const at = indexOf(index) + (indexOf(index) < 0 ? self.length : 0);
      if (at < 0 || at >= self.length) throw pyError('IndexError', 'pop index out of range');
      return self.splice(at, 1)[0];
    },
  ],
  remove: [
    'self value ! /',
    (_: Runtime, self: Value[], value: Value) => {
      const at = self.findIndex((item) => eq(item, value));
      if (at < 0) throw valueError('list.remove(x): x not in list');
      self.splice(at, 1);
      return null;
    },
  ],
  reverse: [
    'self ! /',
    (_: Runtime, self: Value[]) => {
      self.reverse();
      return null;
    },
  ],
  sort: [
    'self key? reverse? !',
    (rt: Runtime, self: Value[], key: Value = null, isDown: Value = false) => {
      self.splice(
        0,
        self.length,
        ...sorted(rt, self, (item) => (key === null ? item : rt.call(key, [item])), truthy(isDown)),
      );
      return null;
    },
  ],
};

/** `mapping[key] = value`, never through a setter of a prototype. */
function put(mapping: object, key: Value, value: Value): void {
  if (mapping instanceof Dict || mapping instanceof Map) mapping.set(key, value);
  else Object.defineProperty(mapping, String(key), { value, writable: true, enumerable: true, configurable: true });
}

function drop(mapping: object, key: Value): void {
  if (mapping instanceof Dict || mapping instanceof Map) mapping.delete(key);
  else Reflect.deleteProperty(mapping, String(key));
}

/** What `dict(source, **kwargs)` and `update` add to a dict. */
export function merge(rt: Runtime, mapping: object, source: Value, kwargs: Kwargs): void {
  if (isMapping(source)) for (const [key, value] of entriesOf(source)) put(mapping, key, value);
  else if (source instanceof Undefined) throw fail(source);
  else if (source !== undefined) {
    let index = 0;
    for (const pair of iterate(source)) {
      rt.charge(1);
      if (pair === null || isNumber(pair) || typeof pair === 'function')
        throw typeError(`cannot convert dictionary update sequence element #${index} to a sequence`);
      const items = [...iterate(pair)];
      if (items.length !== 2)
        throw valueError(`dictionary update sequence element #${index} has length ${items.length}; 2 is required`);
      const [key, value] = pairOf(items);
      put(mapping, key, value);
      index++;
    }
  }
  for (const [key, value] of kwargs) put(mapping, key, value);
}

function found(mapping: object, key: Value, fallback: Value): Value {
  const value = lookup(mapping, key);
  return value === undefined ? fallback : value;
}

/** The methods of dict. */
export const dictMethods: Source = {
  clear: [
    'self ! /',
    (_: Runtime, self: object) => {
      for (const key of keysOf(self)) drop(self, key);
      return null;
    },
  ],
  copy: ['self /', (_: Runtime, self: object) => new Dict(entriesOf(self))],
  get: [
    'self key default? /',
    (_: Runtime, self: object, key: Value, fallback: Value = null) => found(self, key, fallback),
  ],
  items: ['self /', (_: Runtime, self: object) => new View('items', self)],
  keys: ['self /', (_: Runtime, self: object) => new View('keys', self)],
  pop: [
    'self key default? ! /',
    (_: Runtime, self: object, key: Value, fallback: Value) => {
      const value = found(self, key, fallback);
      if (value === undefined) throw pyError('KeyError', repr(key));
      drop(self, key);
      return value;
    },
  ],
  popitem: [
    'self ! /',
    (_: Runtime, self: object) => {
      const last = entriesOf(self).at(-1);
      if (!last) throw pyError('KeyError', "'popitem(): dictionary is empty'");
      drop(self, last[0]);
      return new Tuple(...last);
    },
  ],
  setdefault: [
    'self key default? ! /',
    (_: Runtime, self: object, key: Value, fallback: Value = null) => {
      const value = lookup(self, key);
      if (value !== undefined) return value;
      put(self, key, fallback);
      return fallback;
    },
  ],
  update: [
    'self * !',
    (rt: Runtime, self: object, [source]: readonly Value[], kwargs: Kwargs) => {
      merge(rt, self, source, kwargs);
      return null;
    },
  ],
  values: ['self /', (_: Runtime, self: object) => new View('values', self)],
};

type Real = number | Float;

const bits = (value: Value): string => {
  const n = primitive(value as number);
  return n ? (n < 0 ? -n : n).toString(2) : '';
};

/** The methods of int. */
export const intMethods: Source = {
  as_integer_ratio: ['self /', (_: Runtime, self: number) => new Tuple(primitive(self), 1)],
  bit_count: ['self /', (_: Runtime, self: number) => bits(self).replaceAll('0', '').length],
  bit_length: ['self /', (_: Runtime, self: number) => bits(self).length],
  conjugate: ['self /', (_: Runtime, self: number) => primitive(self)],
};

/** The methods of float. */
export const floatMethods: Source = {
  as_integer_ratio: [
    'self /',
    (_: Runtime, self: Real) => {
      const value = primitive(self) as number;
      truncate(value);
      return new Tuple(...ratio(value).map(toInt));
    },
  ],
  conjugate: ['self /', (_: Runtime, self: Real) => self],
  hex: [
    'self /',
    (_: Runtime, self: Real) => {
      const value = primitive(self) as number;
      if (!Number.isFinite(value)) return repr(self);
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value);
      const word = view.getBigUint64(0);
      const exponent = Number((word >> 52n) & 2047n);
      const sign = word >> 63n ? '-' : '';
      if (!value) return `${sign}0x0.0p+0`;
      const shown = (exponent || 1) - 1023;
      return `${sign}0x${exponent ? 1 : 0}.${(word & 0xfffffffffffffn).toString(16).padStart(13, '0')}p${shown < 0 ? '' : '+'}${shown}`;
    },
  ],
  is_integer: ['self /', (_: Runtime, self: Real) => Number.isInteger(primitive(self))],
};

/** The methods of datetime, which is what a Date of the caller's is. */
export const dateMethods: Source = {
  isoformat: ['self', (_: Runtime, self: Date) => isoTime(self, 'T')],
  strftime: ['self format', (_: Runtime, self: Date, format: Value) => strftime(self, String(format))],
  timestamp: ['self /', (_: Runtime, self: Date) => toFloat(self.getTime() / 1000)],
};

/** Attributes of values that are no methods; JavaScript's undefined where there is none. */
export function field(value: Value, name: string): Value {
  if (value instanceof Date) {
    const place = ['year', 'month', 'day', 'hour', 'minute', 'second'].indexOf(name);
    return place < 0 ? undefined : Number(strftime(value, `%-${'YmdHMS'[place]}`));
  }
  if (value instanceof Group) return value.attr(name);
  if (!isNumber(value)) return undefined;
  const isReal = isFloat(value);
  if (name === 'real') return isReal ? value : primitive(value);
  if (name === 'imag') return isReal ? toFloat(0) : 0;
  if (isReal) return undefined;
  return name === 'numerator' ? primitive(value) : name === 'denominator' ? 1 : undefined;
}
