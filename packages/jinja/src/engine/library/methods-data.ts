import { eq } from '../runtime/compare.ts';
import { Dict, listEntries, lookup } from '../runtime/dict.ts';
import { typeError, valueError } from '../runtime/errors.ts';
import { primitive } from '../runtime/number.ts';
import { repr } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { iterate, toList, View } from '../runtime/sequences.ts';
import { span } from '../runtime/slice.ts';
import { isoTime, strftime } from '../runtime/strftime.ts';
import { Undefined } from '../runtime/undefined.ts';
import {
  type Float,
  isFloat,
  isInteger,
  isMapping,
  isNumber,
  type Kwargs,
  toFloat,
  typeName,
  type Value,
} from '../runtime/values.ts';
import { unpackPair } from './arguments.ts';
import { fn, type Source } from './row.ts';
import { Group } from './sorting.ts';

/** The methods of tuple, which list has too. */
export const tupleMethods = (): Source => ({
  /** Counts the occurrences of a value. */
  count: fn('self value /', (rt, self, value) => {
    const items = toList(self, rt);
    rt.charge(items.length >>> 3);
    return items.filter((item) => eq(item, value, rt)).length;
  }),
  /** Returns the index of the first occurrence, or fails. */
  index: fn('self value start? stop? /', findPlace),
});

/** `self.index(value)`. */
export function findPlace(rt: Runtime, self: Value, value: Value, start?: Value, stop?: Value): number {
  const items = toList(self, rt);
  for (const place of [start, stop])
    if (place !== undefined && !isInteger(place))
      throw typeError('slice indices must be integers or have an __index__ method');
  const [from, to] = span(start, stop, items.length);
  rt.charge(Math.max(0, to - from) >>> 3);
  for (let index = from; index < to; index++) if (eq(items[index], value, rt)) return index;
  throw valueError(`${repr(value)} is not in ${typeName(self)}`);
}

/** Methods that change their value. No template may call them, so they have no body. */
const changing = (names: string): Source =>
  Object.fromEntries(names.split(' ').map((name) => [name, fn('self * !', () => null)]));

/** The methods of list. */
export const listMethods = (): Source => ({
  ...tupleMethods(),
  /** Changes a value, which the sandbox refuses. */
  ...changing('append clear extend insert pop remove reverse sort'),
  /** Returns a copy with the same items. */
  copy: fn('self /', (rt, self: Value[]) => {
    rt.growList(self.length);
    return [...self];
  }),
});

/** Adds the entries of `dict(source, **kwargs)` to a dict. */
export function merge(rt: Runtime, mapping: Dict, source: Value, kwargs: Kwargs): void {
  if (isMapping(source)) for (const [key, value] of listEntries(source)) mapping.set(key, value);
  else if (source instanceof Undefined) throw source.failure();
  else if (source !== undefined) {
    for (const pair of iterate(source)) {
      rt.charge(1);
      const [key, value] = unpackPair(pair);
      mapping.set(key, value);
    }
  }
  for (const [key, value] of kwargs) mapping.set(key, value);
}

/** Names of the methods of dict, so that lookups of other keys need no table; a test compares both. */
export const dictMethodNames: ReadonlySet<string> = new Set(
  'clear pop popitem setdefault update copy get items keys values'.split(' '),
);

/** The methods of dict. */
export const dictMethods = (): Source => ({
  /** Changes a value, which the sandbox refuses. */
  ...changing('clear pop popitem setdefault update'),
  /** Returns a copy with the same items. */
  copy: fn('self /', (rt, self: object) => {
    const entries = listEntries(self);
    rt.charge(entries.length >>> 1);
    return new Dict(entries);
  }),
  /** Returns the value of a key, or a default. */
  get: fn('self key default? /', (_, self: object, key, fallback = null) => {
    const value = lookup(self, key);
    return value === undefined ? fallback : value;
  }),
  /** Returns the pairs of a dict. */
  items: fn('self /', (_, self: object) => new View('items', self)),
  /** Returns the keys of a dict. */
  keys: fn('self /', (_, self: object) => new View('keys', self)),
  /** Returns the values of a dict. */
  values: fn('self /', (_, self: object) => new View('values', self)),
});

type Real = number | Float;

const bits = (value: Value): string => {
  const n = primitive(value as number);
  return n ? (n < 0 ? -n : n).toString(2) : '';
};

/** The methods of int. */
export const intMethods = (): Source => ({
  /** Counts the ones of a number in binary. */
  bit_count: fn('self /', (_, self: number) => bits(self).replaceAll('0', '').length),
  /** Counts the binary digits of a number. */
  bit_length: fn('self /', (_, self: number) => bits(self).length),
  /** Returns the number itself. */
  conjugate: fn('self /', (_, self: number) => primitive(self)),
});

/** The methods of float. */
export const floatMethods = (): Source => ({
  /** Returns the number itself. */
  conjugate: fn('self /', (_, self: Real) => self),
  /** True for a float without a fraction. */
  is_integer: fn('self /', (_, self: Real) => Number.isInteger(primitive(self))),
});

/** The methods of datetime, the type of a user-supplied Date. */
export const dateMethods = (): Source => ({
  /** Writes a date and time in ISO 8601 form. */
  isoformat: fn('self', (_, self: Date) => isoTime(self, 'T')),
  /** Writes a date and time in a format. */
  strftime: fn('self format', (rt, self: Date, format) => strftime(self, String(format), rt)),
  /** Returns the seconds since 1970. */
  timestamp: fn('self /', (_, self: Date) => toFloat(self.getTime() / 1000)),
});

/** Attributes of values, methods excluded; JavaScript's undefined if there is none. */
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
