import { Builtin, field, findMethod, MUTATES } from '../library/index.ts';
import { itemAt } from './slice.ts';
import type { Render } from './types.ts';
import { Undefined } from './undefined.ts';
import { isString, PyObject, typeName, unwrapMarkup, type Value } from './values.ts';

/** Attributes of every Python object that sandboxed templates must not access. */
const internal = new Set(
  'class doc eq ne lt le gt ge hash init init_subclass new repr str format reduce reduce_ex sizeof dir getattribute setattr delattr subclasshook call len iter getitem contains add mul dict module'
    .split(' ')
    .map((name) => `__${name}__`),
);

const plain = Object.prototype;

/** The attribute `name` of a value as Python finds it, or JavaScript's undefined. Never looks at a JavaScript property. */
export function attribute(rt: Render, owner: Value, name: string): Value {
  if (owner instanceof Undefined) return undefinedAttribute(rt, owner, name);
  if (owner instanceof PyObject && owner.attr) {
    const value = owner.attr(name);
    if (value !== undefined) return name.startsWith('_') && rt.sandboxed ? unsafe(rt, owner, name) : value;
  }
  const own = field(owner, name);
  if (own !== undefined) return own;
  const row = findMethod(owner, name);
  if (row) return row.has(MUTATES) ? unsafe(rt, owner, name) : new Builtin(row, owner);
  return internal.has(name) && rt.sandboxed ? unsafe(rt, owner, name) : undefined;
}

function undefinedAttribute(rt: Render, owner: Undefined, name: string): Value {
  if (internal.has(name)) return rt.sandboxed ? unsafe(rt, owner, name) : undefined;
  return name.startsWith('__') && name.endsWith('__') ? undefined : undefinedItem(owner);
}

function undefinedItem(owner: Undefined): Undefined {
  if (owner.kind === 'chainable') return owner;
  throw owner.failure();
}

function unsafe(rt: Render, owner: Value, name: string): Undefined {
  const hint = `access to attribute '${name}' of '${typeName(owner)}' object is unsafe.`;
  return new Undefined(rt.undefinedKind, name, owner, hint, 'SecurityError');
}

/** `owner.name`: attribute, then item, then undefined. */
export function getAttr(rt: Render, owner: Value, name: string): Value {
  let value = attribute(rt, owner, name);
  if (value === undefined) value = owner instanceof Undefined ? undefinedItem(owner) : readItem(owner, name);
  return value === undefined ? rt.undefined(name, owner) : value;
}

const readItem = (owner: Value, key: Value): Value =>
  owner instanceof PyObject && owner.item ? owner.item(key) : itemAt(owner, key);

/** `owner[key]`: item, then attribute, then undefined. */
export function getItem(rt: Render, owner: Value, key: Value): Value {
  if (
    typeof key === 'string' &&
    typeof owner === 'object' &&
    owner !== null &&
    Object.getPrototypeOf(owner) === plain
  ) {
    // The short way of most lookups: an entry, or nothing where dicts have no such method.
    const found = Object.hasOwn(owner, key) ? (owner as Readonly<Record<string, Value>>)[key] : undefined;
    if (found !== undefined) return found;
    if (!key.startsWith('__') && !findMethod(owner, key)) return rt.undefined(key, owner);
  }
  if (owner instanceof Undefined) return undefinedItem(owner);
  let value = readItem(owner, key);
  if (value === undefined && isString(key)) value = attribute(rt, owner, unwrapMarkup(key) as string);
  return value === undefined ? rt.undefined(key, owner) : value;
}
