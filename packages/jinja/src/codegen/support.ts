import { isEntries, member } from '../compile/access.ts';
import { asValue, notNamespace } from '../compile/assign.ts';
import { add, isSmall, joined } from '../compile/concatenations.ts';
import { type Recurse, recursion } from '../compile/loops.ts';
import { resolve } from '../compile/names.ts';
import { comparisons } from '../compile/operators.ts';
import { isMissing } from '../compile/tests.ts';
import { placeOf } from '../compile/text-tests.ts';
import { Namespace } from '../library/index.ts';
import type { Attribute, CompareOperator, Expression, For, Item, Node } from '../parser/ast.ts';
import { contains } from '../runtime/compare.ts';
import type { Frame, Signal } from '../runtime/frame.ts';
import { LoopState } from '../runtime/loop-state.ts';
import { Macro } from '../runtime/macro.ts';
import { binary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import { iterate, unpack } from '../runtime/sequences.ts';
import { Dict, isMapping, isNumber, isString, type Kwargs, truthy, tuple, type Value } from '../runtime/values.ts';

const objectPrototype = Object.prototype;

type Entries = Readonly<Record<string, Value>>;

function isPlain(value: Value): value is Entries {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === objectPrototype || prototype === null;
}

/** The entry of a dict or namespace of the template's own, under a key that no prototype has. */
function ownEntry(owner: Value, key: string): Value {
  if (owner instanceof Namespace) return owner.fields.map.get(key);
  return owner instanceof Dict && Object.getPrototypeOf(owner) === Dict.prototype ? owner.map.get(key) : undefined;
}

/**
 * The functions that generated code calls, under these names. They do what the closures do: limits are counted and
 * values guarded by the same functions, and the place of an error is noted before anything can go wrong.
 */
export const support = {
  isPlain,
  isMissing,
  isMapping,
  isNumber,
  isString,
  truthy,
  tuple,
  joined,
  asValue,
  isEntries,

  /** `owner.name` where it is no entry of a plain object. */
  attribute(f: Frame, owner: Value, name: string, node: Attribute): Value {
    const found = ownEntry(owner, name);
    return found === undefined ? member(f, node, owner, name) : found;
  },

  /** The same for a name that is no entry but a method or something of a prototype. */
  member: (f: Frame, owner: Value, name: string, node: Attribute): Value => member(f, node, owner, name),

  /** An entry that may be missing: JavaScript's undefined then. */
  probe(f: Frame, owner: Value, key: string, node: Attribute | Item): Value {
    const found = ownEntry(owner, key);
    return found !== undefined || isEntries(f, owner) ? found : member(f, node, owner, key);
  },

  item(f: Frame, owner: Value, key: Value, node: Item): Value {
    if (Array.isArray(owner)) {
      const found = typeof key === 'number' ? owner[key] : undefined;
      if (found !== undefined) return found;
    }
    return member(f, node, owner, key);
  },

  /** A name of the context. */
  free(f: Frame, slot: number, name: string, isInherited: boolean): Value {
    const known = f.c[slot];
    return known === undefined ? resolve(f, slot, name, isInherited) : known;
  },

  missing: (f: Frame, name: string): Value => f.rt.undefined(name),

  text(f: Frame, value: Value, node: Node): string {
    f.rt.at = node;
    return str(value, f.rt);
  },

  add: (f: Frame, a: Value, b: Value, node: Expression): Value => add(f, node, a, b),

  operate(f: Frame, operator: string, a: Value, b: Value, node: Node): Value {
    if (isSmall(a) && isSmall(b)) {
      if (operator === '-') return a - b;
      if (operator === '%' && a >= 0 && b > 0) return a % b;
    }
    f.rt.at = node;
    return binary(f.rt, operator, a, b);
  },

  /** True if a value that may be missing equals one of these texts. */
  isOneOf: (f: Frame, value: Value, texts: readonly string[], node: Expression): boolean =>
    placeOf(f, node, texts, value) >= 0,

  compare(f: Frame, operator: CompareOperator, a: Value, b: Value, node: Node): boolean {
    if (isSmall(a) && isSmall(b)) {
      switch (operator) {
        case '==':
          return a === b;
        case '!=':
          return a !== b;
        case '<':
          return a < b;
        case '>':
          return a > b;
      }
    }
    f.rt.at = node;
    return comparisons[operator](a, b, f.rt);
  },

  has(f: Frame, a: Value, b: Value, node: Node): boolean {
    if (typeof a === 'string') {
      if (typeof b === 'string') {
        if (a.length > 64) f.rt.charge((a.length * b.length) / 256);
        return b.includes(a);
      }
      if (isPlain(b) && !(a in objectPrototype) && a.charCodeAt(0) !== 0 && b[a] !== undefined) return true;
    }
    f.rt.at = node;
    return contains(b, a, f.rt);
  },

  /** True if a value other than a boolean or a string is truthy. */
  truth(f: Frame, value: Value, node: Expression): boolean {
    if (value === undefined || value === null) return false;
    f.rt.at = node;
    return truthy(value);
  },

  call(f: Frame, fn: Value, args: readonly Value[], kwargs: Kwargs | undefined, node: Node): Value {
    f.rt.at = node;
    return f.rt.call(fn, args, kwargs);
  },

  /** `namespace(name=value)`: made at once where the function is Jinja's own. */
  namespace(f: Frame, fn: Value, entries: [string, Value][], node: Node): Value {
    if (fn === f.rt.environment.builtin('namespace')) return new Namespace(new Dict(entries));
    return support.call(f, fn, [], entries.length ? new Map(entries) : undefined, node);
  },

  dict(f: Frame, entries: [Value, Value][], node: Node): Value {
    f.rt.at = node;
    return new Dict(entries);
  },

  /** The items that a loop iterates over: a list or an iterable. */
  items(f: Frame, value: Value, node: Node): Value[] | Iterable<Value> {
    f.rt.at = node;
    const source = iterate(value);
    return typeof source === 'string' ? Array.from(source) : source;
  },

  /** Reads the next item of an iterator into the list of those read so far. */
  more(f: Frame, seen: Value[], rest: Iterator<Value>, node: Node): boolean {
    f.rt.at = node;
    const next = rest.next();
    if (next.done) return false;
    seen.push(next.value);
    return true;
  },

  /** The values for so many targets. */
  unpack(f: Frame, value: Value, count: number, node: Node): readonly Value[] {
    if (Array.isArray(value) && value.length === count) return value;
    f.rt.at = node;
    return unpack(value, count);
  },

  /** The fields of a namespace that is written to. */
  fields(f: Frame, owner: Value, target: Node): Dict {
    if (owner instanceof Namespace) return owner.fields;
    f.rt.at = target;
    throw notNamespace();
  },

  /** The `loop` of a for statement over `source`. */
  loopState(
    rt: Frame['rt'],
    source: Value,
    items: Value[],
    rest: Iterator<Value> | undefined,
    depth: number,
    recurse: Recurse | undefined,
  ): LoopState {
    const state = new LoopState(rt, items, rest, depth, recurse);
    if (source instanceof LoopState) state.over = source;
    return state;
  },

  /** The text of a recursive loop, whose rounds `run` goes through in a frame of their own. */
  recursive(
    f: Frame,
    items: Value,
    node: For,
    slots: number,
    run: (frame: Frame, items: Value, depth: number, recurse: Recurse) => Signal,
  ): string {
    return recursion(f, node, slots, run)(items, 0);
  },

  Macro,
};
