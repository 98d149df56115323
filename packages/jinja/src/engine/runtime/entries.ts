import { Namespace } from '../library/index.ts';
import type { NodeOf } from '../parser/ast.ts';
import { Dict } from './dict.ts';
import { slice } from './slice.ts';
import type { Frame } from './types.ts';
import { Undefined } from './undefined.ts';
import type { Value } from './values.ts';

const objectPrototype = Object.prototype;
const dictPrototype = Dict.prototype;
const namespacePrototype = Namespace.prototype;

type Entries = Readonly<Record<string, Value>>;

/**
 * The entry of a dict or namespace under a constant key, for which no prototype has a property; JavaScript's undefined for a
 * missing entry and for other owners. This is the hottest path of most templates.
 */
export function readEntry(frame: Frame, owner: Value, key: string): Value {
  if (typeof owner !== 'object' || owner === null) return undefined;
  if (owner !== frame.plain) {
    const prototype = Object.getPrototypeOf(owner);
    if (prototype === dictPrototype) return (owner as Dict).map.get(key);
    if (prototype === namespacePrototype) return (owner as Namespace).fields.map.get(key);
    if (prototype !== objectPrototype && prototype !== null) return undefined;
    frame.plain = owner;
  }
  // The most common keys of messages are named properties, so that the engine can cache their location.
  if (key === 'role') return (owner as Entries).role;
  if (key === 'content') return (owner as Entries).content;
  if (key === 'tool_calls') return (owner as Entries).tool_calls;
  return (owner as Entries)[key];
}

/** True if `readEntry` is conclusive: the value has nothing but entries under a plain key. */
export function isEntries(frame: Frame, value: Value): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value === frame.plain) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === objectPrototype || prototype === null || prototype === dictPrototype;
}

/** A read of an entry. */
interface EntryStep {
  readonly key: string;
  readonly node: NodeOf<'Attribute' | 'Item'>;
  readonly fallback: 'missing' | 'undefined' | 'method';
}

/** The result for an owner without the entry. */
export function missingEntry(frame: Frame, { key, node, fallback }: EntryStep, owner: Value): Value {
  if (fallback === 'method' || !isEntries(frame, owner)) return member(frame, node, owner, key);
  if (fallback === 'missing') return undefined;
  frame.render.at = node;
  return frame.render.undefined(key, owner);
}

/** `owner.name` or `owner[key]` by all rules. */
export function member(frame: Frame, node: NodeOf<'Attribute' | 'Item'>, owner: Value, key: Value): Value {
  const { render } = frame;
  render.at = node;
  if (node.type === 'Attribute') return render.getAttr(owner, node.name);
  // A string with characters outside the basic plane is walked to count them.
  if (typeof owner === 'string' && owner.length > 64)
    render.charge(owner.length >>> (node.index.type === 'Const' ? 6 : 3));
  return render.getItem(owner, key);
}

/** `owner[key]`, where the key is computed. */
export function readItem(frame: Frame, node: NodeOf<'Item'>, owner: Value, key: Value): Value {
  if (typeof key === 'number' && Array.isArray(owner)) {
    const found = owner[key];
    if (found !== undefined) return found;
  }
  return member(frame, node, owner, key);
}

/** `owner[start:stop:step]`. */
export function readSlice(
  frame: Frame,
  node: NodeOf<'Item'>,
  owner: Value,
  start: Value,
  stop: Value,
  step: Value,
): Value {
  const { render } = frame;
  render.at = node;
  if (owner instanceof Undefined && owner.kind === 'chainable') return owner;
  // Steps other than one take every item in turn; a whole part is copied at once.
  const length = typeof owner === 'string' || Array.isArray(owner) ? owner.length : 0;
  if (length > 64) {
    if (step === null) render.grow(length);
    else render.growList(length);
  }
  return slice(owner, start, stop, step);
}
