import { CodeError } from './code-error.ts';
import { isMarked, type Value } from './value.ts';

/** Deeper than any request is, and far from where the stack would end. */
const maxDepth = 200;

type Entries = Readonly<Record<string, Value>>;

/** Converts JSON data to a printable value. Throws for anything that JSON cannot represent. */
export function data(value: unknown): Value {
  return checked(value, 0);
}

/** The members of an object as values to print, without the absent ones. */
export function dataEntries(object: object): Entries {
  return checkedEntries(object, 0);
}

function checked(value: unknown, depth: number): Value {
  if (depth > maxDepth)
    throw new CodeError('A value that is nested this deeply, or contains itself, cannot be printed as code.');
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (Array.isArray(value)) return value.map((item) => checked(item, depth + 1));
  if (typeof value === 'object') {
    if (isMarked(value)) return value;
    const prototype: unknown = Object.getPrototypeOf(value);
    // Plain objects of any realm: their prototype, if there is one, is the last of the chain.
    if (prototype === null || Object.getPrototypeOf(prototype) === null) return checkedEntries(value, depth + 1);
  }
  const name = typeof value === 'object' ? value.constructor?.name : typeof value;
  throw new CodeError(`A value of type ${name} cannot be printed as code. Pass what JSON can hold.`);
}

function checkedEntries(object: object, depth: number): Entries {
  const all: Record<string, Value> = {};
  for (const [name, item] of Object.entries(object)) {
    if (item === undefined) continue;
    const value = checked(item, depth);
    // Set as usual, `__proto__` would be the prototype instead of a member.
    if (name === '__proto__') Object.defineProperty(all, name, { value, enumerable: true });
    else all[name] = value;
  }
  return all;
}
