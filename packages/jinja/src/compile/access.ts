import { methods, Namespace } from '../library/index.ts';
import type { Expression, NodeOf } from '../parser/ast.ts';
import { Dict } from '../runtime/dict.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { type LoopState, loopAttributes } from '../runtime/loop-state.ts';
import { slice } from '../runtime/slice.ts';
import { Undefined, type Value } from '../runtime/values.ts';
import type { Compiler } from './compiler.ts';
import { type EntryPattern, entryPattern } from './shared-patterns.ts';

const objectPrototype = Object.prototype;
const dictPrototype = Dict.prototype;
const namespacePrototype = Namespace.prototype;

/**
 * The entry of a dict or namespace under a constant key that no prototype has; JavaScript's undefined where it is missing or
 * where `owner` is something else. This is the hottest path of most templates.
 */
export function entryOf(f: Frame, owner: Value, key: string): Value {
  if (typeof owner !== 'object' || owner === null) return undefined;
  if (owner === f.plain) return read(owner as Entries, key);
  const prototype = Object.getPrototypeOf(owner);
  if (prototype === objectPrototype || prototype === null) {
    f.plain = owner;
    return read(owner as Entries, key);
  }
  if (prototype === dictPrototype) return (owner as Dict).map.get(key);
  return prototype === namespacePrototype ? (owner as Namespace).fields.map.get(key) : undefined;
}

type Entries = Readonly<Record<string, Value>>;

/** Reads the most common keys of messages as named properties, so that the engine can cache their location. */
function read(entries: Entries, key: string): Value {
  if (key === 'role') return entries.role;
  if (key === 'content') return entries.content;
  if (key === 'tool_calls') return entries.tool_calls;
  return entries[key];
}

/** True if `entryOf` is conclusive: the value has nothing but entries under a plain key. */
export function isEntries(f: Frame, value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value === f.plain) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === objectPrototype || prototype === null || prototype === dictPrototype;
}

/** A value that is computed; where it is an entry of a variable, it is read without a call. */
export interface Operand {
  readonly run: Evaluate;
  readonly slot: number;
  readonly key: string;
}

/** Compiles an expression as an operand; with `isProbe`, a missing value may be JavaScript's undefined. */
export function operand(c: Compiler, node: Expression, isProbe = false): Operand {
  const run = isProbe ? c.probe(node) : c.evaluate(node);
  const { object, key } = entryPattern(c, node, isProbe) ?? {};
  const variable = object?.type === 'Name' ? c.scope.find(object.name) : undefined;
  if (!variable || key === undefined || c.distance(variable) > 0) return { run, slot: -1, key: '' };
  return { run, slot: variable.slot, key };
}

export function readOperand(f: Frame, { run, slot, key }: Operand): Value {
  if (slot >= 0) {
    const found = entryOf(f, f.v[slot], key);
    if (found !== undefined) return found;
  }
  return run(f);
}

/** Reads an entry where there is one; `otherwise` handles an owner that has none. */
function entry(c: Compiler, { object, key }: EntryPattern, otherwise: (f: Frame, owner: Value) => Value): Evaluate {
  const owner = c.evaluate(object);
  return (f) => {
    const value = owner(f);
    const found = entryOf(f, value, key);
    return found === undefined ? otherwise(f, value) : found;
  };
}

/** `owner.name` or `owner[key]` by all rules. */
export function member(f: Frame, node: NodeOf<'Attribute' | 'Item'>, owner: Value, key: Value): Value {
  f.rt.at = node;
  if (node.type === 'Attribute') return f.rt.getAttr(owner, node.name);
  // A string with characters outside the basic plane is walked to count them.
  if (typeof owner === 'string' && owner.length > 64)
    f.rt.charge(owner.length >>> (node.index.type === 'Const' ? 6 : 3));
  return f.rt.getItem(owner, key);
}

/** Reads an entry that may be missing. */
export function probeEntry(c: Compiler, node: NodeOf<'Attribute' | 'Item'>): Evaluate {
  const form = entryPattern(c, node, true);
  if (!form) return c.evaluate(node);
  return entry(c, form, (f, owner) => (isEntries(f, owner) ? undefined : member(f, node, owner, form.key)));
}

/** Handles an owner without an entry: a dict has nothing under a key that is not the name of a method. */
function missing(node: NodeOf<'Attribute' | 'Item'>, key: string): (f: Frame, owner: Value) => Value {
  if (methods.dict.has(key) || key.startsWith('__')) return (f, owner) => member(f, node, owner, key);
  return (f, owner) => {
    if (!isEntries(f, owner)) return member(f, node, owner, key);
    f.rt.at = node;
    return f.rt.undefined(key, owner);
  };
}

export function attribute(c: Compiler, node: NodeOf<'Attribute'>): Evaluate {
  const special = loopAttribute(c, node);
  if (special) return special;
  const form = entryPattern(c, node);
  if (form) return entry(c, form, missing(node, node.name));
  const owner = c.evaluate(node.object);
  return (f) => member(f, node, owner(f), node.name);
}

export function item(c: Compiler, node: NodeOf<'Item'>): Evaluate {
  const { index } = node;
  if (index.type === 'Slice') return sliced(c, node, c.evaluate(node.object), index);
  const form = entryPattern(c, node);
  if (form) return entry(c, form, missing(node, form.key));
  const owner = c.evaluate(node.object);
  const key = c.evaluate(index);
  return (f) => itemOf(f, node, owner(f), key(f));
}

/** `owner[key]`, where the key is computed. */
export function itemOf(f: Frame, node: NodeOf<'Item'>, owner: Value, key: Value): Value {
  if (typeof key === 'number' && Array.isArray(owner)) {
    const found = owner[key];
    if (found !== undefined) return found;
  }
  return member(f, node, owner, key);
}

function sliced(c: Compiler, node: NodeOf<'Item'>, owner: Evaluate, index: NodeOf<'Slice'>): Evaluate {
  const part = (bound: Expression | null): Evaluate => (bound ? c.evaluate(bound) : () => null);
  const [from, to, step] = [part(index.from), part(index.to), part(index.step)];
  return (f) => {
    const value = owner(f);
    const start = from(f);
    const stop = to(f);
    const by = step(f);
    f.rt.at = node;
    if (value instanceof Undefined && value.kind === 'chainable') return value;
    // Steps other than one take every item in turn; a whole part is copied at once.
    const length = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
    if (length > 64) {
      if (by === null) f.rt.grow(length);
      else f.rt.growList(length);
    }
    return slice(value, start, stop, by);
  };
}

function loopAttribute(c: Compiler, { object, name }: NodeOf<'Attribute'>): Evaluate | undefined {
  if (object.type !== 'Name') return undefined;
  const variable = c.scope.find(object.name);
  const read = variable?.isLoop ? loopAttributes.get(name) : undefined;
  if (!variable || !read) return undefined;
  const load = c.load(variable);
  if (c.distance(variable)) return (f) => read(load(f) as LoopState);
  const { slot } = variable;
  // The commonest ones are written out: a call through `read` costs as much as the rest.
  if (name === 'first') return (f) => (f.v[slot] as LoopState).index0 === 0;
  if (name === 'index0') return (f) => (f.v[slot] as LoopState).index0;
  return (f) => read(f.v[slot] as LoopState);
}
