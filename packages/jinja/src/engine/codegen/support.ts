import type { ContextName, Entry } from '../lower/steps.ts';
import type { Node } from '../parser/ast.ts';
import {
  blockText,
  callOpenRow,
  callValue,
  failUnknown,
  keywords,
  newNamespace,
  positional,
  requireFields,
  setField,
} from '../runtime/calls.ts';
import { Dict } from '../runtime/dict.ts';
import { isEntries, member, missingEntry, readEntry, readItem, readSlice } from '../runtime/entries.ts';
import { PENDING } from '../runtime/frame.ts';
import { LoopState } from '../runtime/loop-state.ts';
import { fetchNextItem, filteredItems, iterateItems, recursion } from '../runtime/loops.ts';
import { Macro } from '../runtime/macro.ts';
import { lookUp } from '../runtime/names.ts';
import {
  add,
  compare,
  comparisons,
  concatMarkup,
  includes,
  indexOfText,
  joined,
  operate,
  plainText,
  textOfValue,
  truth,
} from '../runtime/operations.ts';
import { unary } from '../runtime/operators.ts';
import { str } from '../runtime/repr.ts';
import { unpack } from '../runtime/sequences.ts';
import { checkExtends, extendTemplate, importValues, include, printBlock } from '../runtime/templates.ts';
import { truthy } from '../runtime/truth.ts';
import type { Frame } from '../runtime/types.ts';
import { Undefined } from '../runtime/undefined.ts';
import { asMarkup, isPlainObject, Markup, tuple, type Value } from '../runtime/values.ts';

/** The functions that generated code calls, by name: those of closures, and short ones for what closures write out. */
export const support = {
  ...{
    add,
    asMarkup,
    blockText,
    callOpenRow,
    callValue,
    checkExtends,
    compare,
    concatMarkup,
    extendTemplate,
    failUnknown,
  },
  ...{
    fetchNextItem,
    requireFields,
    filteredItems,
    importValues,
    include,
    indexOfText,
    isEntries,
    isPlainObject,
    readItem,
  },
  ...{
    iterateItems,
    joined,
    keywords,
    LoopState,
    Macro,
    member,
    newNamespace,
    operate,
    plainText,
    positional,
    printBlock,
  },
  ...{ recursion, setField, readSlice, textOfValue, truth, truthy, tuple, unpack },

  /** An entry of anything but a plain object. */
  entry(frame: Frame, owner: Value, step: Entry): Value {
    const found = readEntry(frame, owner, step.key);
    return found === undefined ? missingEntry(frame, step, owner) : found;
  },

  readName(frame: Frame, step: ContextName): Value {
    const value = frame.names[step.slot];
    return value === PENDING ? lookUp(frame, step) : value;
  },

  /** `a in b`. */
  has(frame: Frame, a: Value, b: Value, node: Node): boolean {
    if (typeof a === 'string') {
      if (typeof b === 'string') return includes(frame, b, a);
      if (isPlainObject(b) && !(a in Object.prototype) && a.charCodeAt(0) !== 0 && b[a] !== undefined) return true;
    }
    frame.render.at = node;
    return comparisons.in(a, b, frame.render);
  },

  dict(frame: Frame, entries: [Value, Value][], node: Node): Value {
    frame.render.at = node;
    return new Dict(entries);
  },

  sign(frame: Frame, operator: '-' | '+', value: Value, node: Node): Value {
    frame.render.at = node;
    return unary(operator, value);
  },

  /** The result of a condition without `else`. */
  nothing: (hint: string): Value => new Undefined('default', undefined, undefined, hint),

  /** The value of a set block. */
  marked({ render }: Frame, value: Value, node: Node): Value {
    render.at = node;
    return render.autoescape && !(value instanceof Markup) ? new Markup(str(value, render)) : value;
  },

  /** The variables that have a value. */
  named: (entries: readonly (readonly [string, Value])[]): Map<string, Value> =>
    new Map(entries.filter(([, value]) => value !== undefined)),
};
