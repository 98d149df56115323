import type { Meter } from './limits.ts';

/** Any value a template can hold; the table in `docs/jinja-compatibility.md` lists the Python type of each. */
export type Value = unknown;

/** Keyword arguments of a call. */
export type Kwargs = ReadonlyMap<string, Value>;

/**
 * Base of the classes of values (float, undefined, namespaces, macros, iterators …). A subclass defines the optional methods
 * that it supports; a template can reach nothing else of it.
 */
export class PyObject {
  /** Python's name of the class, as error texts print it. */
  readonly type: string;
  /** Python's module of the class, for "'jinja2.runtime.Macro object' has no attribute …"; absent: a built-in. */
  readonly module: string | undefined;
  constructor(type: string, module?: string) {
    this.type = type;
    this.module = module;
  }
  /** The printed form; absent: `<type object>`. */
  repr?(): string;
  /** `str(x)` where it is not `repr(x)`. */
  str?(): string;
  /** Makes the object iterable. */
  iterate?(): Iterable<Value>;
  /** Makes the object have a length (and a truth value). */
  size?(): number;
  /** `value in x` where it is not a search through `iterate`. */
  has?(value: Value): boolean;
  /** Attribute `name`, or undefined where there is none. */
  attr?(name: string): Value;
  /** Item `key`, or undefined where there is none. */
  item?(key: Value): Value;
  /** Makes the object callable. */
  call?(rt: Meter, args: readonly Value[], kwargs?: Kwargs): Value;
}

/** An object of a class that is known by its name only. */
export const object = (type: string, module: string | undefined, abilities: Partial<PyObject>): PyObject =>
  Object.assign(new PyObject(type, module), abilities);

/** A float that JavaScript cannot distinguish from an int: 1.0, -0.0. Other floats are plain numbers. */
export class Float extends PyObject {
  readonly value: number;
  constructor(value: number) {
    super('float');
    this.value = value;
  }
}

/** A Python float of this value. */
export const toFloat = (value: number): number | Float => (Number.isSafeInteger(value) ? new Float(value) : value);

/** A Python int of this value: a number where it is safe, otherwise a bigint. */
export const toInt = (value: bigint): number | bigint =>
  value >= -9007199254740991n && value <= 9007199254740991n ? Number(value) : value;

/** A tuple: an array that prints and compares as one. */
export class Tuple extends Array<Value> {
  static override get [Symbol.species]() {
    return Array;
  }
  get type() {
    return 'tuple';
  }
}

/** The tuple of these items. */
export function tuple(items: Iterable<Value>): Tuple {
  const result = new Tuple();
  for (const item of items) result.push(item);
  return result;
}

/** A string that is safe to print where autoescape is on. */
export class Markup extends PyObject {
  readonly text: string;
  constructor(text: string) {
    super('Markup', 'markupsafe');
    this.text = text;
  }
}

/** Behavior of undefined values, named after Jinja's undefined classes. */
export type UndefinedKind = 'default' | 'chainable' | 'strict' | 'debug' | 'logging';

/** A value that stands for one that is not there; `Undefined` is its one class. */
export abstract class MissingValue extends PyObject {
  abstract readonly kind: UndefinedKind;
  /** Makes the error that using it raises. */
  abstract failure(): Error;
}

const ids = new WeakMap<object, number>();
let nextId = 0;

/** A number that identifies an object, as Python's `id()` does. */
export function getId(value: object): number {
  const id = ids.get(value) ?? ++nextId;
  ids.set(value, id);
  return id;
}

/** An address as Python prints it: the same for the same object, otherwise made up. */
export const formatAddress = (value: object): string => `0x${getId(value).toString(16).padStart(12, '0')}`;

/** Python's name of the value's type. */
export function typeName(value: Value): string {
  switch (typeof value) {
    case 'string':
      return 'str';
    case 'number':
      return Number.isSafeInteger(value) ? 'int' : 'float';
    case 'bigint':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'function':
      return 'function';
    case 'undefined':
      return 'Undefined';
  }
  if (value === null) return 'NoneType';
  if (Array.isArray(value)) return value instanceof Tuple ? value.type : 'list';
  if (value instanceof PyObject) return value.type;
  if (value instanceof Set) return 'set';
  if (value instanceof Date) return 'datetime';
  return isMapping(value) ? 'dict' : 'generator';
}

/** True for plain objects, as made by literals and JSON.parse: those with only their own properties. */
export function isPlainObject(value: Value): value is Record<string, Value> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.getPrototypeOf(value) ?? Object.prototype) === Object.prototype
  );
}

/** True for dicts: a Dict, a Map, or a user-supplied object (read by its own properties). */
export function isMapping(value: Value): value is object {
  return (
    isPlainObject(value) ||
    (typeof value === 'object' &&
      value !== null &&
      (value instanceof Map || !(value instanceof PyObject || value instanceof Date || Symbol.iterator in value)))
  );
}

/** A Markup's text; everything else as it is. */
export const unwrapMarkup = <T>(value: T | Markup): T | string => (value instanceof Markup ? value.text : value);

/** Text as Markup, where it is to be that. */
export const asMarkup = (isMarkup: boolean, text: string): string | Markup => (isMarkup ? new Markup(text) : text);

/** True for strings: plain or Markup. */
export const isString = (value: Value): value is string | Markup =>
  typeof value === 'string' || value instanceof Markup;

/** True for numbers in the sense of Python's `numbers.Number`: int, float or bool. */
export const isNumber = (value: Value): value is number | bigint | boolean | Float =>
  typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean' || value instanceof Float;

/** True for ints and bools. */
export const isInteger = (value: Value): value is number | bigint | boolean => isNumber(value) && !isFloat(value);

/** True for floats. */
export const isFloat = (value: Value): value is number | Float =>
  value instanceof Float || (typeof value === 'number' && !Number.isSafeInteger(value));

/** Formats the owner of a missing attribute for error messages. */
export function ownerName(owner: Value): string {
  if (owner === null) return 'None';
  const module = owner instanceof PyObject && owner.module;
  return `${module ? `${module}.` : ''}${typeName(owner)} object`;
}

/** Raises what using an undefined value raises, where this is one. */
export function refuseUndefined(value: Value): void {
  if (value instanceof MissingValue) throw value.failure();
}

/** Throws for a strict undefined value, which does not allow any operation. */
export function refuseStrict(value: Value): void {
  if (value instanceof MissingValue && value.kind === 'strict') throw value.failure();
}
