import { limitError, pyError, typeError } from './errors.ts';
import { repr } from './repr.ts';
import type { Runtime } from './runtime.ts';

/** Any value a template can hold; the table in `docs/jinja-compatibility.md` says which Python type each stands for. */
export type Value = unknown;

/** Keyword arguments of a call. */
export type Kwargs = ReadonlyMap<string, Value>;

/**
 * Base of every class of ours that templates can meet (float, undefined, namespaces, macros, iterators …).
 * A subclass says what it can do by defining the optional methods; nothing else of it can be reached from a template.
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

/** An object of a class that only has to be told by its name. */
export const object = (type: string, module: string | undefined, abilities: Partial<PyObject>): PyObject =>
  Object.assign(new PyObject(type, module), abilities);

/** A float that JavaScript could not tell from an int: 1.0, -0.0. Other floats are plain numbers. */
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

/** A number that stands for the identity of an object, as Python's `id()` does. */
function idOf(value: object): number {
  const id = ids.get(value) ?? ++nextId;
  ids.set(value, id);
  return id;
}

/** An address as Python prints it: the same for the same object, otherwise made up. */
export const addressOf = (value: object): string => `0x${idOf(value).toString(16).padStart(12, '0')}`;

/** The key under which a Map finds what Python's dict would: 1, 1.0 and True are one key, tuples go by content. */
export function hashKey(value: Value): Value {
  if (typeof value === 'string') return value.charCodeAt(0) === 0 ? `\0${value}` : value;
  if (typeof value === 'number') return value > 9007199254740991 || value < -9007199254740991 ? wide(value) : value;
  if (typeof value === 'boolean') return +value;
  if (value instanceof Float) return value.value;
  if (value instanceof Markup) return hashKey(value.text);
  if (value instanceof Undefined) {
    refuseStrict(value);
    return '\0u';
  }
  if (value instanceof Tuple) {
    let key = '\0(';
    for (const item of value) {
      const part = hashKey(item);
      const text = typeof part === 'object' && part ? `#${idOf(part)}` : String(part);
      if (key.length > 65536) throw limitError('a tuple used as a key is too large');
      key += `${typeof part === 'string' ? 's' : 'n'}${text.length}:${text}`;
    }
    return key;
  }
  if (
    value &&
    typeof value === 'object' &&
    (value instanceof PyObject ? /^dict_(keys|items)$/.test(value.type) : !(value instanceof Date))
  )
    throw typeError(`unhashable type: '${typeName(value)}'`);
  return value;
}

const wide = (value: number): number | bigint => (Number.isInteger(value) ? BigInt(value) : value);

/** A dict made by a template or by `parseJson`: insertion order, keys compared as Python does. */
export class Dict {
  readonly map = new Map<Value, Value>();
  /** The keys as they were written, where the key in `map` does not show it. */
  private written: Map<Value, Value> | undefined;
  constructor(entries?: Iterable<readonly [Value, Value]>) {
    if (entries) for (const [key, value] of entries) this.set(key, value);
  }
  get size(): number {
    return this.map.size;
  }
  get(key: Value): Value {
    return this.map.get(hashKey(key));
  }
  has(key: Value): boolean {
    return this.map.has(hashKey(key));
  }
  set(key: Value, value: Value): void {
    const hash = hashKey(key);
    if (hash !== key && !this.map.has(hash)) {
      this.written ??= new Map();
      this.written.set(hash, key);
    }
    this.map.set(hash, value);
  }
  delete(key: Value): void {
    const hash = hashKey(key);
    this.map.delete(hash);
    this.written?.delete(hash);
  }
  clear(): void {
    this.map.clear();
    this.written = undefined;
  }
  keys(): Value[] {
    const written = this.written;
    return written?.size
      ? Array.from(this.map.keys(), (hash) => (written.has(hash) ? written.get(hash) : hash))
      : [...this.map.keys()];
  }
}

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
export function isPlain(value: object): value is Record<string, Value> {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** True for dicts: a Dict, a Map, or a user-supplied object (read by its own properties). */
export function isMapping(value: Value): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (isPlain(value) ||
      value instanceof Map ||
      !(value instanceof PyObject || value instanceof Date || Symbol.iterator in value))
  );
}

/** The value under `key`, or JavaScript's undefined. Never looks at a prototype. */
export function lookup(mapping: object, key: Value): Value {
  if (mapping instanceof Dict) return mapping.get(key);
  if (mapping instanceof Map) return mapping.get(hashKey(key));
  const name = textOf(key);
  if (typeof name === 'string')
    return Object.hasOwn(mapping, name) ? (mapping as Record<string, Value>)[name] : undefined;
  hashKey(key);
  return undefined;
}

/** The keys of a dict, in order. Entries of the caller's that are JavaScript's undefined do not exist. */
export function keysOf(mapping: object): Value[] {
  if (mapping instanceof Dict) return mapping.keys();
  if (mapping instanceof Map) return [...mapping.keys()];
  const record = mapping as Record<string, Value>;
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** The `[key, value]` pairs of a dict, in order. */
export function entriesOf(mapping: object): [Value, Value][] {
  if (mapping instanceof Map) return [...mapping];
  return keysOf(mapping).map((key) => [key, lookup(mapping, key)]);
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

/** The same for one that may not even be looked at. */
export function refuseStrict(value: Value): void {
  if (value instanceof Undefined && value.kind === 'strict') throw fail(value);
}

/** The error that using this undefined value raises. */
export function fail(value: Undefined): Error {
  const error = pyError(value.errorType, undefinedMessage(value));
  error.missing = value;
  return error;
}
