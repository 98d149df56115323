import { Dict, isMapping, lookup } from './dict.ts';
import { pyError } from './errors.ts';
import { repr } from './repr.ts';
import type { Runtime } from './runtime.ts';

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
  call?(rt: Runtime, args: readonly Value[], kwargs?: Kwargs): Value;
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
export type UndefinedKind = keyof typeof undefinedTypes;

const undefinedTypes = {
  default: 'Undefined',
  chainable: 'ChainableUndefined',
  strict: 'StrictUndefined',
  debug: 'DebugUndefined',
  logging: 'LoggingUndefined',
};

/** The value of a missing name, attribute or item. */
export class Undefined extends PyObject {
  readonly kind: UndefinedKind;
  readonly name: Value;
  /** The value whose attribute or item was looked up; JavaScript's undefined: there is none, a name was missing. */
  readonly owner: Value;
  /** Replaces the made-up message. */
  readonly hint: string | undefined;
  /** The Python error class that using it raises. */
  readonly errorType: string;
  constructor(
    kind: UndefinedKind = 'default',
    name?: Value,
    owner?: Value,
    hint?: string,
    errorType = 'UndefinedError',
  ) {
    super(undefinedTypes[kind], 'jinja2.runtime');
    this.kind = kind;
    this.name = name;
    this.owner = owner;
    this.hint = hint;
    this.errorType = errorType;
  }
}

const ids = new WeakMap<object, number>();
let nextId = 0;

/** A number that identifies an object, as Python's `id()` does. */
export function idOf(value: object): number {
  const id = ids.get(value) ?? ++nextId;
  ids.set(value, id);
  return id;
}

/** An address as Python prints it: the same for the same object, otherwise made up. */
export const addressOf = (value: object): string => `0x${idOf(value).toString(16).padStart(12, '0')}`;

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

/** A Markup's text; everything else as it is. */
export const textOf = <T>(value: T | Markup): T | string => (value instanceof Markup ? value.text : value);

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

/** Python's `bool(value)`. */
export function truthy(value: Value): boolean {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) return value.length > 0;
    if (value instanceof PyObject) {
      if (value instanceof Float) return value.value !== 0;
      if (value instanceof Markup) return value.text !== '';
      if (value instanceof Undefined) {
        refuseStrict(value);
        return false;
      }
      return value.size ? value.size() > 0 : true;
    }
    if (value instanceof Date) return true;
    if (value instanceof Dict || value instanceof Map || value instanceof Set) return value.size > 0;
    for (const key in value) if (Object.hasOwn(value, key) && lookup(value, key) !== undefined) return true;
    return false;
  }
  return typeof value === 'number' ? value !== 0 : Boolean(value);
}

/** Formats the owner of a missing attribute for error messages. */
export function ownerName(owner: Value): string {
  if (owner === null) return 'None';
  const { module } = owner instanceof PyObject || owner instanceof Tuple ? (owner as Partial<PyObject>) : {};
  return `${module ? `${module}.` : ''}${typeName(owner)} object`;
}

/** Formats the error message for using this undefined value, in Jinja's wording. */
export function undefinedMessage(value: Undefined): string {
  if (value.hint !== undefined) return value.hint;
  const name = repr(value.name);
  if (value.owner === undefined) return `${name} is undefined`;
  return isString(value.name)
    ? `'${ownerName(value.owner)}' has no attribute ${name}`
    : `${ownerName(value.owner)} has no element ${name}`;
}

/** Raises what using an undefined value raises, where this is one. */
export function refuseUndefined(value: Value): void {
  if (value instanceof Undefined) throw fail(value);
}

/** Throws for a strict undefined value, which does not allow any operation. */
export function refuseStrict(value: Value): void {
  if (value instanceof Undefined && value.kind === 'strict') throw fail(value);
}

/** The error that using this undefined value raises. */
export function fail(value: Undefined): Error {
  const error = pyError(value.errorType, undefinedMessage(value));
  error.missing = value;
  return error;
}
