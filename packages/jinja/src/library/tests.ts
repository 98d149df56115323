import { Bytes } from '../runtime/bytes.ts';
import { compare, contains, eq } from '../runtime/compare.ts';
import { binary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isIterable, Range, sizeOf } from '../runtime/sequences.ts';
import { isText } from '../runtime/text.ts';
import {
  hashKey,
  isFloat,
  isInteger,
  isMapping,
  isNumber,
  isString,
  Markup,
  PyObject,
  refuseStrict,
  Undefined,
  type Value,
} from '../runtime/values.ts';
import { type Source, type Table, table } from './row.ts';

const rest = (rt: Runtime, value: Value, by: Value): Value => binary(rt, '%', value, by);
const order = (op: '<' | '<=' | '>' | '>='): Source[string] => [
  'a b /',
  (rt: Runtime, a: Value, b: Value) => compare(op, a, b, rt),
];
/** A test of the value alone. */
const is = (test: (value: Value) => boolean): Source[string] => ['value', (_: Runtime, value: Value) => test(value)];

const cased = (name: string): Source[string] => [
  'value',
  (rt: Runtime, value: Value) => isText(rt, name, str(value, rt)),
];

/** The tests, `value is name`. */
export const tests: Table = table(() => ({
  boolean: is((value) => typeof value === 'boolean'),
  callable: [
    'obj /',
    (_: Runtime, value: Value) =>
      typeof value === 'function' || value instanceof Undefined || (value instanceof PyObject && !!value.call),
  ],
  defined: is((value) => !(value instanceof Undefined) && value !== undefined),
  divisibleby: ['value num', (rt: Runtime, value: Value, by: Value) => eq(rest(rt, value, by), 0)],
  eq: ['a b /', (rt: Runtime, a: Value, b: Value) => eq(a, b, rt)],
  '==': 'eq',
  equalto: 'eq',
  escaped: is((value) => value instanceof Markup || (value instanceof Undefined && value.kind === 'chainable')),
  even: ['value', (rt: Runtime, value: Value) => eq(rest(rt, value, 2), 0)],
  false: is((value) => value === false),
  filter: [
    'value',
    (rt: Runtime, value: Value) => hashKey(value) !== null && isString(value) && !!rt.environment.filter(str(value)),
  ],
  float: is(isFloat),
  ge: order('>='),
  '>=': 'ge',
  gt: order('>'),
  '>': 'gt',
  greaterthan: 'gt',
  in: ['value seq', (rt: Runtime, value: Value, container: Value) => contains(container, value, rt)],
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
  mapping: is(isMapping),
  ne: ['a b /', (rt: Runtime, a: Value, b: Value) => !eq(a, b, rt)],
  '!=': 'ne',
  none: is((value) => value === null),
  number: is(isNumber),
  odd: ['value', (rt: Runtime, value: Value) => eq(rest(rt, value, 2), 1)],
  sameas: ['value other', (_: Runtime, value: Value, other: Value) => value === other],
  sequence: is((value) =>
    value instanceof Undefined
      ? value.kind !== 'strict'
      : value instanceof PyObject
        ? value instanceof Markup || value instanceof Range || value instanceof Bytes
        : !(value instanceof Set) && sizeOf(value) !== undefined,
  ),
  string: is(isString),
  test: [
    'value',
    (rt: Runtime, value: Value) => hashKey(value) !== null && isString(value) && !!rt.environment.test(str(value)),
  ],
  true: is((value) => value === true),
  undefined: is((value) => value instanceof Undefined || value === undefined),
  upper: cased('isupper'),
}));
