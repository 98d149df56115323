import { callRow } from '../../engine/library/bind.ts';
import { methods } from '../../engine/library/index.ts';
import { listEntries } from '../../engine/runtime/dict.ts';
import { binary } from '../../engine/runtime/operators.ts';
import { str } from '../../engine/runtime/repr.ts';
import type { Row, Runtime } from '../../engine/runtime/runtime.ts';
import { iterate } from '../../engine/runtime/sequences.ts';
import { slice } from '../../engine/runtime/slice.ts';
import { Undefined } from '../../engine/runtime/undefined.ts';
import { isInteger, isMapping, type Kwargs, PyObject, tuple, type Value } from '../../engine/runtime/values.ts';
import type { Marks, ReadText } from './mark-text.ts';

/** An operation of a rewritten template, called like a function. */
export class Operation extends PyObject {
  readonly #run: (rt: Runtime, args: readonly Value[], kwargs: Kwargs) => Value;
  constructor(run: (rt: Runtime, args: readonly Value[], kwargs: Kwargs) => Value) {
    super('function');
    this.#run = run;
  }
  override call(rt: Runtime, args: readonly Value[], kwargs: Kwargs = new Map()): Value {
    return this.#run(rt, args, kwargs);
  }
}

/** Filters that pass on the items of lists. */
const PASSING = new Set(['first', 'last', 'list', 'reverse', 'batch', 'slice', 'random']);
/** Filters that pass on text, too. */
const PASSING_TEXT = new Set(['default', 'd', 'string', 'join']);
/** Filters and methods that change no length, as long as the result has the same one. */
const SAME_LENGTH = new Set(['lower', 'upper', 'capitalize', 'title', 'swapcase']);
/** Filters and methods whose result is the end of the text. */
const ENDS = new Set(['lstrip', 'removeprefix']);

/** The operations of a marked render: they work on values without marks, and mark their results. */
export class Operations {
  readonly #marks: Marks;
  readonly clean: Operation;
  readonly show: Operation;
  readonly iterate: Operation;
  readonly item: Operation;
  readonly slice: Operation;
  readonly modulo: Operation;

  constructor(marks: Marks) {
    this.#marks = marks;
    this.clean = new Operation((_, [value]) => marks.clean(value));
    this.show = new Operation((rt, [value]) => {
      if (typeof value === 'string' || value instanceof Undefined) return value;
      return marks.has(value) ? marks.text(str(marks.clean(value), rt)) : value;
    });
    this.iterate = new Operation((_, [value]) => this.#listItems(value));
    this.item = new Operation((rt, [owner, key]) => {
      const index = marks.clean(key);
      if (typeof owner !== 'string' || !isInteger(index)) return rt.getItem(owner, index);
      const read = marks.read(owner);
      const found = rt.getItem(read.text, index);
      const at = Number(index);
      const start = at < 0 ? read.text.length + at : at;
      return typeof found === 'string' && found.length === 1
        ? marks.part(read, start, start + 1)
        : this.#whole(owner, found);
    });
    this.modulo = new Operation((rt, [left, right]) => {
      const result = binary(rt, '%', marks.clean(left), marks.clean(right));
      return marks.has(left) || marks.has(right) ? this.#restored(result) : result;
    });
    this.slice = new Operation((_, [owner, from, to, step]) => {
      if (typeof owner !== 'string') return slice(owner, from, to, step);
      const read = marks.read(owner);
      const found = slice(read.text, from, to, step) as string;
      if (step != null || /[\ud800-\udfff]/.test(read.text)) return this.#whole(owner, found);
      const start = from == null ? 0 : Number(from);
      const at = Math.min(read.text.length, start < 0 ? Math.max(0, read.text.length + start) : start);
      return marks.part(read, at, at + found.length);
    });
  }

  /** `value | name(…)` */
  filter(name: string): Operation {
    return new Operation((rt, args, kwargs) => {
      const row = rt.environment.filter(name) as Row;
      const isText = typeof args[0] === 'string';
      if (name === 'string' && !isText && this.#marks.has(args[0])) return this.show.call(rt, args);
      const isPassed = PASSING_TEXT.has(name)
        ? !kwargs.has('attribute') && args.length < 3
        : PASSING.has(name) && !isText;
      const isJoined = name !== 'join' || this.#areTexts(args[0]);
      if (isPassed && isJoined && !isMapping(args[0])) return callRow(rt, row, args, kwargs);
      return this.#apply(rt, row, name, args, kwargs);
    });
  }

  /** `owner.name(…)` */
  method(name: string): Operation {
    return new Operation((rt, [owner, ...args], kwargs) => {
      if (typeof owner === 'string') {
        const row = methods.str.get(name);
        if (name === 'join') return rt.call(rt.getAttr(owner, name), args, kwargs);
        if (row) return this.#apply(rt, row, name, [owner, ...args], kwargs);
      }
      const isGet = name === 'get' && isMapping(owner);
      if (isGet) return rt.call(rt.getAttr(owner, name), [this.#marks.clean(args[0]), ...args.slice(1)], kwargs);
      if (name === 'items' && isMapping(owner) && this.#marks.has(owner) && args.length === 0)
        return listEntries(owner).map(([key, value]) => tuple([this.#marks.restore(key), value]));
      const isOwn = !Array.isArray(owner) && !(isMapping(owner) && this.#marks.has(owner));
      if (isOwn) return rt.call(rt.getAttr(owner, name), args, kwargs);
      const values = args.map((value) => this.#marks.clean(value));
      return this.#restored(rt.call(rt.getAttr(this.#marks.clean(owner), name), values, kwargs));
    });
  }

  #apply(rt: Runtime, row: Row, name: string, args: readonly Value[], kwargs: Kwargs): Value {
    const marks = this.#marks;
    if (!args.some((value) => marks.has(value)) && ![...kwargs.values()].some((value) => marks.has(value)))
      return callRow(rt, row, args, kwargs);
    const values = args.map((value) => marks.clean(value));
    const named = new Map(Array.from(kwargs, ([key, value]) => [key, marks.clean(value)]));
    const result = callRow(rt, row, values, named);
    const [subject] = args;
    if (typeof subject !== 'string') return this.#restored(result);
    const read = marks.read(subject);
    if (name === 'replace' && kwargs.size === 0 && args.length < 4) return this.#replaced(read, args, result);
    return this.#located(read, name, values, result);
  }

  /** Marks the result of an operation on a text: parts of the text keep their marks, everything else is marked. */
  #located(read: ReadText, name: string, args: readonly Value[], result: Value): Value {
    const marks = this.#marks;
    const { text } = read;
    if (SAME_LENGTH.has(name) && typeof result === 'string' && result.length === text.length)
      return marks.part({ text: result, ranges: read.ranges }, 0, result.length);
    if (ENDS.has(name) && typeof result === 'string') return marks.part(read, text.length - result.length, text.length);
    const parts = Array.isArray(result) ? result : [result];
    if (!/^(?:trim|strip|rstrip|removesuffix|r?split|r?partition|splitlines)$/.test(name))
      return this.#restored(result);
    if (!parts.every((part) => typeof part === 'string')) return this.#restored(result);
    const gap = name.endsWith('split') && typeof args[1] === 'string' ? args[1].length : 0;
    let at = 0;
    const found = parts.map((part) => {
      const start = gap ? at : text.indexOf(part, at);
      if (!text.startsWith(part, start)) return marks.text(part);
      at = start + part.length + gap;
      return marks.part(read, start, start + part.length);
    });
    return Array.isArray(result) ? found : found[0];
  }

  /** Marks the result of `replace`: the rest of the text and the replacement keep their marks. */
  #replaced(read: ReadText, [, old, by]: readonly Value[], result: Value): Value {
    const marks = this.#marks;
    const sought = marks.clean(old);
    if (typeof sought !== 'string' || sought === '' || typeof by !== 'string') return this.#restored(result);
    let changed = '';
    let at = 0;
    for (let next = read.text.indexOf(sought); next >= 0; next = read.text.indexOf(sought, at)) {
      changed += marks.part(read, at, next) + by;
      at = next + sought.length;
    }
    return changed + marks.part(read, at, read.text.length);
  }

  /** True for a list of texts and numbers, which `join` only copies. */
  #areTexts(value: Value): boolean {
    return Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null);
  }

  #whole(owner: string, found: Value): Value {
    return this.#marks.has(owner) ? this.#restored(found) : found;
  }

  /** The items of a list or mapping of the caller, marked as they are, keys as texts. */
  #listItems(value: Value): Value {
    const marks = this.#marks;
    if (typeof value === 'string') {
      const read = marks.read(value);
      let at = 0;
      return Array.from(read.text, (char) => {
        at += char.length;
        return marks.part(read, at - char.length, at);
      });
    }
    return isMapping(value) && marks.has(value) ? readKeys(value).map((key) => marks.restore(key)) : value;
  }

  #restored(result: Value): Value {
    return this.#marks.restore(isLazy(result) ? Array.from(iterate(result)) : result);
  }
}

const readKeys = (mapping: object): Value[] => listEntries(mapping).map(([key]) => key);

/** True for generators and other lazy sequences. */
function isLazy(value: Value): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (value instanceof PyObject) return value.iterate !== undefined && !(value instanceof Undefined);
  return !isMapping(value) && Symbol.iterator in (value as object);
}
