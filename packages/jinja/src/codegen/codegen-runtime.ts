import { entryOf, isEntries, itemOf, member } from '../compile/access.ts';
import { fieldsOf } from '../compile/assign.ts';
import { newNamespace } from '../compile/calls.ts';
import { truth } from '../compile/compiler.ts';
import { addSmall, isSmall, joined } from '../compile/concatenations.ts';
import { placeOf } from '../compile/conditions.ts';
import { fetchNextItem, itemsOf, recursion } from '../compile/loops.ts';
import { resolve } from '../compile/names.ts';
import { comparisons, includes } from '../compile/operators.ts';
import { plain } from '../compile/output.ts';
import type { CompareOperator, Node, NodeOf } from '../parser/ast.ts';
import { contains } from '../runtime/compare.ts';
import { Dict } from '../runtime/dict.ts';
import type { Frame } from '../runtime/frame.ts';
import { LoopState } from '../runtime/loop-state.ts';
import { Macro } from '../runtime/macro.ts';
import { binary } from '../runtime/operators.ts';
import { unpack } from '../runtime/sequences.ts';
import { asMarkup, type Kwargs, truthy, tuple, type Value } from '../runtime/values.ts';

const objectPrototype = Object.prototype;

type Entries = Readonly<Record<string, Value>>;

function isPlain(value: Value): value is Entries {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === objectPrototype || prototype === null;
}

/**
 * The functions that generated code calls, under these names. They do what the closures do, and most are the closures' own:
 * limits are counted and values guarded by the same functions, and the place of an error is noted before anything can go wrong.
 */
export const codegenRuntime = {
  addSmall,
  asMarkup,
  fieldsOf,
  isEntries,
  isPlain,
  itemOf,
  itemsOf,
  joined,
  member,
  fetchNextItem,
  newNamespace,
  placeOf,
  plain,
  recursion,
  truth,
  truthy,
  tuple,
  unpack,
  LoopState,
  Macro,

  /** An entry of anything but a plain object; a missing one may be JavaScript's undefined with `isProbe`. */
  entry(f: Frame, owner: Value, key: string, node: NodeOf<'Attribute' | 'Item'>, isProbe: boolean): Value {
    const found = entryOf(f, owner, key);
    return found !== undefined || (isProbe && isEntries(f, owner)) ? found : member(f, node, owner, key);
  },

  /** A name of the context. */
  free(f: Frame, slot: number, name: string, isInherited: boolean): Value {
    const known = f.c[slot];
    return known === undefined ? resolve(f, slot, name, isInherited) : known;
  },

  operate(f: Frame, operator: string, a: Value, b: Value, node: Node): Value {
    if (isSmall(a) && isSmall(b)) {
      if (operator === '-') return a - b;
      if (operator === '%' && a >= 0 && b > 0) return a % b;
    }
    f.rt.at = node;
    return binary(f.rt, operator, a, b);
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
      if (typeof b === 'string') return includes(f, b, a);
      if (isPlain(b) && !(a in objectPrototype) && a.charCodeAt(0) !== 0 && b[a] !== undefined) return true;
    }
    f.rt.at = node;
    return contains(b, a, f.rt);
  },

  call(f: Frame, fn: Value, args: readonly Value[], kwargs: Kwargs | undefined, node: Node): Value {
    f.rt.at = node;
    return f.rt.call(fn, args, kwargs);
  },

  dict(f: Frame, entries: [Value, Value][], node: Node): Value {
    f.rt.at = node;
    return new Dict(entries);
  },
};
