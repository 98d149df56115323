import { limitError, typeError } from './errors.ts';
import {
  Float,
  getId,
  Markup,
  MissingValue,
  PyObject,
  refuseStrict,
  Tuple,
  typeName,
  unwrapMarkup,
  type Value,
} from './values.ts';

/** The key under which a Map finds what Python's dict would: 1, 1.0 and True are one key, tuples go by content. */
export function hashKey(value: Value): Value {
  if (typeof value === 'string') return value.charCodeAt(0) === 0 ? `\0${value}` : value;
  if (typeof value === 'number') return value > 9007199254740991 || value < -9007199254740991 ? wide(value) : value;
  if (typeof value === 'boolean') return +value;
  if (value instanceof Float) return value.value;
  if (value instanceof Markup) return hashKey(value.text);
  if (value instanceof MissingValue) {
    refuseStrict(value);
    return '\0u';
  }
  if (value instanceof Tuple) {
    let key = '\0(';
    for (const item of value) {
      const part = hashKey(item);
      const text = typeof part === 'object' && part ? `#${getId(part)}` : String(part);
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

/** The value under `key`, or JavaScript's undefined. Never looks at a prototype. */
export function lookup(mapping: object, key: Value): Value {
  if (mapping instanceof Dict) return mapping.get(key);
  if (mapping instanceof Map) return mapping.get(hashKey(key));
  const name = unwrapMarkup(key);
  if (typeof name === 'string')
    return Object.hasOwn(mapping, name) ? (mapping as Record<string, Value>)[name] : undefined;
  hashKey(key);
  return undefined;
}

/** The keys of a dict, in order. Entries of the caller's that are JavaScript's undefined do not exist. */
export function listKeys(mapping: object): Value[] {
  if (mapping instanceof Dict) return mapping.keys();
  if (mapping instanceof Map) return [...mapping.keys()];
  const record = mapping as Record<string, Value>;
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

/** The `[key, value]` pairs of a dict, in order. */
export function listEntries(mapping: object): [Value, Value][] {
  if (mapping instanceof Map) return [...mapping];
  return listKeys(mapping).map((key) => [key, lookup(mapping, key)]);
}
