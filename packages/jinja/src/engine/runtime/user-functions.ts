import { row } from '../library/row.ts';
import { Dict } from './dict.ts';
import { typeError } from './errors.ts';
import type { Row } from './runtime.ts';
import { Undefined } from './undefined.ts';
import { Float, type Kwargs, Markup, PyObject, Tuple, type Value } from './values.ts';

/** A function that the caller of the package gives: keyword arguments arrive as one object, last. */
export type UserFunction = (...args: never[]) => unknown;

/** A value of the template as plain JavaScript; containers of the caller's own are handed back as they are. */
function toPlain(value: Value): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Float) return value.value;
  if (value instanceof Markup) return value.text;
  if (value instanceof Undefined) return undefined;
  if (Array.isArray(value)) return value instanceof Tuple || value.some(isOurs) ? Array.from(value, toPlain) : value;
  if (value instanceof Dict)
    return Object.fromEntries(value.keys().map((key) => [String(toPlain(key)), toPlain(value.get(key))]));
  return value instanceof PyObject && value.iterate ? Array.from(value.iterate(), toPlain) : value;
}

const isOurs = (value: Value) =>
  typeof value === 'object' && (value instanceof PyObject || value instanceof Dict || Array.isArray(value));

/** Calls a function of the caller's with values of the template. */
export function callUserFunction(fn: UserFunction, args: readonly Value[], kwargs: Kwargs | undefined): Value {
  const values = args.map(toPlain);
  if (kwargs?.size) values.push(Object.fromEntries(Array.from(kwargs, ([name, value]) => [name, toPlain(value)])));
  const result = (fn as (...args: unknown[]) => unknown)(...values);
  if (result instanceof Promise) throw typeError(`'${fn.name}' gives a promise, and rendering never waits`);
  return result === undefined ? null : result;
}

/** A filter or test of the caller's as a row of the library. */
export const userRow = (name: string, fn: UserFunction): Row =>
  row(name, '*', (_rt: unknown, args: readonly Value[], kwargs: Kwargs) => callUserFunction(fn, args, kwargs));
