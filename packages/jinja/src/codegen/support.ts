import { isEntries } from '../compile/access.ts';
import { asValue } from '../compile/assign.ts';
import { resolve } from '../compile/names.ts';
import { comparisons } from '../compile/operators.ts';
import { isSmall, joined } from '../compile/sums.ts';
import { isMissing } from '../compile/tests.ts';
import { Namespace } from '../library/index.ts';
import type { Attribute, CompareOperator, Expression, Item, Node } from '../parser/ast.ts';
import { contains, eq } from '../runtime/compare.ts';
import { pyError } from '../runtime/errors.ts';
import type { Frame } from '../runtime/frame.ts';
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
  LoopState,

  /** `owner.name` where it is no entry of a plain object. */
  attribute(f: Frame, owner: Value, name: string, node: Node): Value {
    const found = ownEntry(owner, name);
    if (found !== undefined) return found;
    f.rt.at = node;
    return f.rt.getAttr(owner, name);
  },

  /** The same for a name that is no entry but a method or something of a prototype. */
  member(f: Frame, owner: Value, name: string, node: Node): Value {
    f.rt.at = node;
    return f.rt.getAttr(owner, name);
  },

  /** An entry that may be missing: JavaScript's undefined then. */
  probe(f: Frame, owner: Value, key: string, node: Attribute | Item): Value {
    const found = ownEntry(owner, key);
    if (found !== undefined || isEntries(f, owner)) return found;
    f.rt.at = node;
    return node.type === 'Attribute' ? f.rt.getAttr(owner, key) : f.rt.getItem(owner, key);
  },

  item(f: Frame, owner: Value, key: Value, node: Node, shift: number): Value {
    if (Array.isArray(owner)) {
      const found = typeof key === 'number' ? owner[key] : undefined;
      if (found !== undefined) return found;
    }
    f.rt.at = node;
    if (typeof owner === 'string' && owner.length > 64) f.rt.charge(owner.length >>> shift);
    return f.rt.getItem(owner, key);
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

  add(f: Frame, a: Value, b: Value, node: Node): Value {
    if (typeof a === 'string' && typeof b === 'string') return joined(f, a + b);
    if (isSmall(a) && isSmall(b)) return a + b;
    f.rt.at = node;
    return binary(f.rt, '+', a, b);
  },

  operate(f: Frame, operator: string, a: Value, b: Value, node: Node): Value {
    if (isSmall(a) && isSmall(b)) {
      if (operator === '-') return a - b;
      if (operator === '%' && a >= 0 && b > 0) return a % b;
    }
    f.rt.at = node;
    return binary(f.rt, operator, a, b);
  },

  /** True if a value that is not a string, and may be missing, equals a text. */
  equalsText(f: Frame, value: Value, text: string, node: Node): boolean {
    if (value === undefined) return false;
    f.rt.at = node;
    return eq(value, text);
  },

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

  /** A new namespace, where the function is Jinja's own. */
  namespace: (entries: [string, Value][]): Value => new Namespace(new Dict(entries)),

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

  /** True if there is an item at this index; reads the iterator up to it. */
  reaches(seen: Value[], rest: Iterator<Value> | undefined, index: number): boolean {
    while (rest && seen.length <= index) {
      const next = rest.next();
      if (next.done) return false;
      seen.push(next.value);
    }
    return index < seen.length;
  },

  /** The number of items. */
  length(f: Frame, seen: Value[], rest: Iterator<Value> | undefined): number {
    while (rest && support.reaches(seen, rest, seen.length)) f.rt.charge(1);
    return seen.length;
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
    throw pyError('TemplateRuntimeError', 'cannot assign attribute on non-namespace object');
  },

  /** The text of a set block as a value. */
  captured: (f: Frame, text: string): Value => asValue(f, text),

  isEntries: (f: Frame, value: Value): boolean => isEntries(f, value),
  Macro,
};
