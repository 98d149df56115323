import { CodeError } from './code-error.ts';
import { isMarked, type Value } from './value.ts';

/** What JSON can hold, as a value to print. Anything else is refused, so that nothing is printed as what it is not. */
export function data(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (Array.isArray(value)) return value.map(data);
  if (typeof value === 'object') {
    if (isMarked(value)) return value;
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype === Object.prototype || prototype === null) {
      return dataEntries(value);
    }
  }
  const name = typeof value === 'object' ? value.constructor?.name : typeof value;
  throw new CodeError(`A value of type ${name} cannot be printed as code. Pass what JSON can hold.`);
}

/** The members of an object as values to print, without the absent ones. */
export function dataEntries(object: object): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, item]) => (item === undefined ? [] : [[key, data(item)]])),
  );
}
