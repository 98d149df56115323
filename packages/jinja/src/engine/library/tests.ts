import { Bytes } from '../runtime/bytes.ts';
import { compare, contains, eq } from '../runtime/compare.ts';
import { hashKey } from '../runtime/dict.ts';
import { binary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { findSize, isIterable, Range } from '../runtime/sequences.ts';
import { isText } from '../runtime/text.ts';
import { Undefined } from '../runtime/undefined.ts';
import {
  isFloat,
  isInteger,
  isMapping,
  isNumber,
  isString,
  Markup,
  PyObject,
  refuseStrict,
  type Value,
} from '../runtime/values.ts';
import { type Entry, fn, Table } from './row.ts';

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
export const tests: Table = new Table(() => ({
  /** True for true and false. */
  boolean: is(ofValue.boolean),
  /** True for a value that can be called. */
  callable: fn(
    'obj /',
    (_, value) =>
      typeof value === 'function' || value instanceof Undefined || (value instanceof PyObject && !!value.call),
  ),
  /** True unless a value is undefined. */
  defined: is(ofValue.defined),
  /** True for a multiple of a number. */
  divisibleby: fn('value num', (rt, value, by) => eq(rest(rt, value, by), 0)),
  /** True for equal values. */
  eq: fn('a b /', (rt, a, b) => eq(a, b, rt)),
  '==': 'eq',
  equalto: 'eq',
  /** True for markup that is already safe. */
  escaped: is((value) => value instanceof Markup || (value instanceof Undefined && value.kind === 'chainable')),
  /** True for an even number. */
  even: fn('value', (rt, value) => eq(rest(rt, value, 2), 0)),
  /** True for false. */
  false: is(ofValue.false),
  /** True for the name of a filter. */
  filter: fn('value', (rt, value) => hashKey(value) !== null && isString(value) && !!rt.environment.filter(str(value))),
  /** True for a float. */
  float: is(isFloat),
  /** True for a greater or equal value. */
  ge: order('>='),
  '>=': 'ge',
  /** True for a greater value. */
  gt: order('>'),
  '>': 'gt',
  greaterthan: 'gt',
  /** True for a value that is in a container. */
  in: fn('value seq', (rt, value, container) => contains(container, value, rt)),
  /** True for an integer. */
  integer: is((value) => isInteger(value) && typeof value !== 'boolean'),
  /** True for a value that a loop can go through. */
  iterable: is((value) => {
    refuseStrict(value);
    return isIterable(value);
  }),
  /** True for a smaller or equal value. */
  le: order('<='),
  '<=': 'le',
  /** True for text in lower case. */
  lower: cased('islower'),
  /** True for a smaller value. */
  lt: order('<'),
  '<': 'lt',
  lessthan: 'lt',
  /** True for a dict. */
  mapping: is(ofValue.mapping),
  /** True for unequal values. */
  ne: fn('a b /', (rt, a, b) => !eq(a, b, rt)),
  '!=': 'ne',
  /** True for none. */
  none: is(ofValue.none),
  /** True for a number. */
  number: is(ofValue.number),
  /** True for an odd number. */
  odd: fn('value', (rt, value) => eq(rest(rt, value, 2), 1)),
  /** True for the identical object. */
  sameas: fn('value other', (_, value, other) => value === other),
  /** True for a value with a length and items. */
  sequence: is((value) =>
    value instanceof Undefined
      ? value.kind !== 'strict'
      : value instanceof PyObject
        ? value instanceof Markup || value instanceof Range || value instanceof Bytes
        : !(value instanceof Set) && findSize(value) !== undefined,
  ),
  /** True for text. */
  string: is(ofValue.string),
  /** True for the name of a test. */
  test: fn('value', (rt, value) => hashKey(value) !== null && isString(value) && !!rt.environment.test(str(value))),
  /** True for true. */
  true: is(ofValue.true),
  /** True for a missing value. */
  undefined: is(ofValue.undefined),
  /** True for text in upper case. */
  upper: cased('isupper'),
}));
