import { Bytes } from '../runtime/bytes.ts';
import { compare, contains, eq } from '../runtime/compare.ts';
import { hashKey, isMapping } from '../runtime/dict.ts';
import { binary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isIterable, Range, sizeOf } from '../runtime/sequences.ts';
import { isText } from '../runtime/text.ts';
import {
  isFloat,
  isInteger,
  isNumber,
  isString,
  Markup,
  PyObject,
  refuseStrict,
  Undefined,
  type Value,
} from '../runtime/values.ts';
import { type Entry, fn, type Table, table } from './row.ts';

const rest = (rt: Runtime, value: Value, by: Value): Value => binary(rt, '%', value, by);
const order = (op: '<' | '<=' | '>' | '>='): Entry => fn('a b /', (rt, a, b) => compare(op, a, b, rt));
/** A test of the value alone. */
const is = (test: (value: Value) => boolean): Entry => fn('value', (_, value) => test(value));

const cased = (name: string): Entry => fn('value', (rt, value) => isText(rt, name, str(value, rt)));

/** True if a value is missing: JavaScript's undefined, or an undefined value of the template. */
export const isMissing = (value: Value): boolean => value === undefined || value instanceof Undefined;

const ofValue = {
  boolean: (value: Value) => typeof value === 'boolean',
  defined: (value: Value) => !isMissing(value),
  false: (value: Value) => value === false,
  mapping: isMapping,
  none: (value: Value) => value === null,
  number: isNumber,
  string: isString,
  true: (value: Value) => value === true,
  undefined: isMissing,
};

/** The tests that look at the value alone and take a missing one as it is, by name: the compiler calls them without a row. */
export const valueTests: ReadonlyMap<string, (value: Value) => boolean> = new Map(Object.entries(ofValue));

/** The tests, `value is name`. */
export const tests: Table = table(() => ({
  boolean: is(ofValue.boolean),
  callable: fn(
    'obj /',
    (_, value) =>
      typeof value === 'function' || value instanceof Undefined || (value instanceof PyObject && !!value.call),
  ),
  defined: is(ofValue.defined),
  divisibleby: fn('value num', (rt, value, by) => eq(rest(rt, value, by), 0)),
  eq: fn('a b /', (rt, a, b) => eq(a, b, rt)),
  '==': 'eq',
  equalto: 'eq',
  escaped: is((value) => value instanceof Markup || (value instanceof Undefined && value.kind === 'chainable')),
  even: fn('value', (rt, value) => eq(rest(rt, value, 2), 0)),
  false: is(ofValue.false),
  filter: fn('value', (rt, value) => hashKey(value) !== null && isString(value) && !!rt.environment.filter(str(value))),
  float: is(isFloat),
  ge: order('>='),
  '>=': 'ge',
  gt: order('>'),
  '>': 'gt',
  greaterthan: 'gt',
  in: fn('value seq', (rt, value, container) => contains(container, value, rt)),
  integer: is((value) => isInteger(value) && typeof value !== 'boolean'),
  iterable: is((value) => {
    refuseStrict(value);
    return isIterable(value);
  }),
  le: order('<='),
  '<=': 'le',
  lower: cased('islower'),
  lt: order('<'),
  '<': 'lt',
  lessthan: 'lt',
  mapping: is(ofValue.mapping),
  ne: fn('a b /', (rt, a, b) => !eq(a, b, rt)),
  '!=': 'ne',
  none: is(ofValue.none),
  number: is(ofValue.number),
  odd: fn('value', (rt, value) => eq(rest(rt, value, 2), 1)),
  sameas: fn('value other', (_, value, other) => value === other),
  sequence: is((value) =>
    value instanceof Undefined
      ? value.kind !== 'strict'
      : value instanceof PyObject
        ? value instanceof Markup || value instanceof Range || value instanceof Bytes
        : !(value instanceof Set) && sizeOf(value) !== undefined,
  ),
  string: is(ofValue.string),
  test: fn('value', (rt, value) => hashKey(value) !== null && isString(value) && !!rt.environment.test(str(value))),
  true: is(ofValue.true),
  undefined: is(ofValue.undefined),
  upper: cased('isupper'),
}));
