import { methods } from '../library/index.ts';
import type { Attribute, Expression, Item, Slice } from '../parser/ast.ts';
import type { Evaluate, Frame } from '../runtime/frame.ts';
import { type LoopState, loopAttributes } from '../runtime/loop-state.ts';
import { slice } from '../runtime/slice.ts';
import { Dict, Undefined, type Value } from '../runtime/values.ts';
import type { Compiler } from './compiler.ts';

const objectPrototype = Object.prototype;
const dictPrototype = Dict.prototype;

/**
 * The entry of a dict under a constant key that no prototype has; JavaScript's undefined where it is missing or where
 * `owner` is something else. This is the hottest path of most templates.
 */
export function entryOf(f: Frame, owner: Value, key: string): Value {
  if (typeof owner !== 'object' || owner === null) return undefined;
  if (owner === f.plain) return read(owner as Entries, key);
  const prototype = Object.getPrototypeOf(owner);
  if (prototype === objectPrototype || prototype === null) {
    f.plain = owner;
    return read(owner as Entries, key);
  }
  return prototype === dictPrototype ? (owner as Dict).map.get(key) : undefined;
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

/** Handles a value that has no entry under a key. */
type Fallback = (f: Frame, owner: Value) => Value;

/** Reads an entry under a constant key. */
function entry(c: Compiler, object: Expression, key: string, otherwise: Fallback): Evaluate {
  const read = c.evaluate(object);
  const run: Evaluate = (f) => {
    const owner = read(f);
    const found = entryOf(f, owner, key);
    return found === undefined ? otherwise(f, owner) : found;
  };
  const variable = object.type === 'Name' ? c.scope.find(object.name) : undefined;
  if (variable && !variable.isLoop && c.distance(variable) === 0) c.entries.set(run, { run, slot: variable.slot, key });
  return run;
}

/** A value that is computed; where it is an entry of a variable, it is read without a call. */
export interface Operand {
  readonly run: Evaluate;
  readonly slot: number;
  readonly key: string;
}

export const operand = (c: Compiler, run: Evaluate): Operand => c.entries.get(run) ?? { run, slot: -1, key: '' };

export function readOperand(f: Frame, { run, slot, key }: Operand): Value {
  if (slot >= 0) {
    const found = entryOf(f, f.v[slot], key);
    if (found !== undefined) return found;
  }
  return run(f);
}

/** True if `entryOf` may read this key: no prototype has it, a Dict stores it as is, and it is no method of dicts. */
export const isPlainKey = (key: string, isAttribute = false) =>
  !(key in objectPrototype) && key.charCodeAt(0) !== 0 && !(isAttribute && methods.dict.has(key));

/** Reads an entry that may be missing. */
export function probeEntry(c: Compiler, node: Attribute | Item): Evaluate {
  const key = node.type === 'Attribute' ? node.name : constantKey(node);
  const { object } = node;
  const isLoop = object.type === 'Name' && c.scope.find(object.name)?.isLoop;
  if (key === undefined || !isPlainKey(key, true) || isLoop) return c.evaluate(node);
  return entry(c, object, key, (f, owner) => {
    if (isEntries(f, owner)) return undefined;
    f.rt.at = node;
    return node.type === 'Attribute' ? f.rt.getAttr(owner, key) : f.rt.getItem(owner, key);
  });
}

const constantKey = ({ index }: Item): string | undefined =>
  index.type === 'Const' && typeof index.value === 'string' ? index.value : undefined;

export function attribute(c: Compiler, node: Attribute): Evaluate {
  const { name } = node;
  const special = loopAttribute(c, node);
  if (special) return special;
  const slow = (f: Frame, value: Value): Value => {
    f.rt.at = node;
    return f.rt.getAttr(value, name);
  };
  if (isPlainKey(name, true)) return entry(c, node.object, name, slow);
  const owner = c.evaluate(node.object);
  return (f) => slow(f, owner(f));
}

export function item(c: Compiler, node: Item): Evaluate {
  const { index } = node;
  if (index.type === 'Slice') return sliced(c, node, c.evaluate(node.object), index);
  if (index.type === 'Const') {
    const key = index.value;
    const slow = (f: Frame, value: Value): Value => {
      f.rt.at = node;
      if (typeof value === 'string' && value.length > 64) f.rt.charge(value.length >>> 6);
      return f.rt.getItem(value, key);
    };
    if (typeof key === 'string' && isPlainKey(key)) return entry(c, node.object, key, slow);
    const owner = c.evaluate(node.object);
    if (typeof key === 'number' && Number.isSafeInteger(key))
      return (f) => {
        const value = owner(f);
        const found = Array.isArray(value) ? value[key] : undefined;
        return found === undefined ? slow(f, value) : found;
      };
    return (f) => slow(f, owner(f));
  }
  const owner = c.evaluate(node.object);
  const key = c.evaluate(index);
  return (f) => {
    const value = owner(f);
    const at = key(f);
    if (typeof at === 'number' && Array.isArray(value)) {
      const found = value[at];
      if (found !== undefined) return found;
    }
    f.rt.at = node;
    // A string with characters outside the basic plane is walked to count them.
    if (typeof value === 'string' && value.length > 64) f.rt.charge(value.length >>> 3);
    return f.rt.getItem(value, at);
  };
}

function sliced(c: Compiler, node: Item, owner: Evaluate, index: Slice): Evaluate {
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

function loopAttribute(c: Compiler, { object, name }: Attribute): Evaluate | undefined {
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
