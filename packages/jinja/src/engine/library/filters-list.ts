import { compare, eq } from '../runtime/compare.ts';
import { hashKey, listEntries } from '../runtime/dict.ts';
import { pyError, TemplateError, typeError } from '../runtime/errors.ts';
import { toIndex } from '../runtime/number.ts';
import { binary } from '../runtime/operators.ts';
import { repr, str } from '../runtime/repr.ts';
import type { Row, Runtime } from '../runtime/runtime.ts';
import {
  Iter,
  iterate,
  Range,
  requireLength,
  SKIP,
  type Step,
  type Steps,
  toList,
  View,
} from '../runtime/sequences.ts';
import { itemAt, slice } from '../runtime/slice.ts';
import { truthy } from '../runtime/truth.ts';
import { Undefined, undefinedMessage } from '../runtime/undefined.ts';
import {
  isMapping,
  isString,
  type Kwargs,
  Markup,
  PyObject,
  Tuple,
  tuple,
  typeName,
  type Value,
} from '../runtime/values.ts';
import { attributeGetter, filterArgumentError, noItem } from './arguments.ts';
import { bind } from './bind.ts';
import { fn, OPEN, row, type Source } from './row.ts';
import { dictSort, extreme, groupBy, sort } from './sorting.ts';

/** Makes the step of a filter that handles items one by one; undefined if there are none. */
type Begin = (rt: Runtime, value: Value, args: readonly Value[], kwargs: Kwargs) => Step | undefined;

/** Filters whose subject is a list or a dict. */
export const listFilters = (): Source => ({
  /** Groups items into lists of a size. */
  batch: fn('value linecount fill_with?', lazy(batch, 'do_batch')),
  /** Returns the pairs of a dict, sorted by key or value. */
  dictsort: fn('value case_sensitive? by? reverse?', dictSort),
  /** Returns the first item. */
  first: fn('seq', (rt, value) => {
    for (const item of iterate(value)) return item;
    return noItem(rt, 'first');
  }),
  /** Groups items by an attribute. */
  groupby: fn('value attribute default? case_sensitive?', groupBy),
  /** Returns the pairs of a dict. */
  items: fn('value', lazy(items, 'do_items')),
  /** Returns the last item. */
  last: fn('seq', (rt, value) => {
    if (isString(value) && requireLength(value)) return itemAt(value, -1);
    for (const item of reversed(rt, value)) return item;
    return noItem(rt, 'last');
  }),
  /** Counts items or characters. */
  length: fn('obj /', (rt, value) => {
    if (typeof value === 'string') rt.charge(value.length >>> 8);
    return requireLength(value);
  }),
  count: 'length',
  /** Converts to a list. */
  list: fn('value', (rt, value) => [...toList(value, rt)]),
  /** Applies a filter to every item, or takes an attribute of it. */
  map: fn('value *', stepwise(mapping, 'sync_do_map')),
  /** Returns the largest item. */
  max: fn('value case_sensitive? attribute?', extreme('>')),
  /** Returns the smallest item. */
  min: fn('value case_sensitive? attribute?', extreme('<')),
  /** Returns a random item. */
  random: fn('seq', (rt, value) => {
    const length = requireLength(value);
    return length ? rt.getItem(value, Math.floor(rt.environment.random() * length)) : noItem(rt, 'random');
  }),
  /** Keeps the items that fail a test. */
  reject: fn('value *', stepwise(selecting(false, 0), 'select_or_reject')),
  /** Keeps the items with an attribute that fails a test. */
  rejectattr: fn('value *', stepwise(selecting(false, 1), 'select_or_reject')),
  /** Reverses text or the order of items. */
  reverse: fn('value', reverse),
  /** Keeps the items that pass a test. */
  select: fn('value *', stepwise(selecting(true, 0), 'select_or_reject')),
  /** Keeps the items with an attribute that passes a test. */
  selectattr: fn('value *', stepwise(selecting(true, 1), 'select_or_reject')),
  /** Splits items into a number of lists. */
  slice: fn('value slices fill_with?', lazy(slices, 'sync_do_slice')),
  /** Sorts items. */
  sort: fn('value reverse? case_sensitive? attribute?', sort),
  /** Adds numbers, or an attribute of the items. */
  sum: fn('iterable attribute? start?', (rt, value, path = null, start = 0) => {
    const get = attributeGetter(rt, path);
    const items = iterate(value);
    let total = start;
    if (isString(start)) throw typeError("sum() can't sum strings [use ''.join(seq) instead]");
    for (const item of items) total = binary(rt, '+', total, get(item));
    return total;
  }),
  /** Removes items that are equal to an earlier one. */
  unique: fn('value case_sensitive? attribute?', lazy(unique, 'sync_do_unique')),
});

/** A generator function as a filter: nothing runs before the first item is read, as in Python. */
function lazy(each: (rt: Runtime, value: Value, ...args: never[]) => Generator<Value>, name: string) {
  return (rt: Runtime, value: Value, ...args: never[]) => new Iter(each(rt, value, ...args), 'generator', name);
}

/** A filter that handles items one by one. Chained filters run as one loop when a list is made of their result. */
function stepwise(begin: Begin, name: string) {
  return (rt: Runtime, value: Value, args: readonly Value[], kwargs: Kwargs) => {
    const steps: Steps = { value, begin: () => begin(rt, value, args, kwargs), meter: rt, isStarted: false };
    return new Iter(undefined, 'generator', name, steps);
  };
}

// An item that is passed on is a quarter of a step: work like that of a round of a loop counts as one.

function* batch(rt: Runtime, value: Value, size: Value, fill: Value = null): Generator<Value> {
  let part: Value[] = [];
  let count = 0;
  for (const item of iterate(value)) {
    if (!(++count & 3)) rt.charge(1);
    if (eq(part.length, size)) {
      yield part;
      part = [];
    }
    part.push(item);
  }
  if (!part.length) return;
  if (fill === null || !compare('<', part.length, size)) yield part;
  else yield [...part, ...(binary(rt, '*', [fill], binary(rt, '-', size, part.length)) as Value[])];
}

function* slices(rt: Runtime, value: Value, count: Value, fill: Value = null): Generator<Value> {
  const all = toList(value, rt);
  const each = Number(binary(rt, '//', all.length, count));
  const extra = Number(binary(rt, '%', all.length, count));
  const parts = toIndex(count);
  let start = 0;
  for (let index = 0; index < parts; index++) {
    rt.charge(1);
    const end = start + each + +(index < extra);
    const part = all.slice(start, end);
    if (fill !== null && index >= extra) part.push(fill);
    start = end;
    yield part;
  }
}

function* items(_: Runtime, value: Value): Generator<Value> {
  if (value instanceof Undefined) return;
  if (!isMapping(value)) throw typeError('Can only get item pairs from a mapping.');
  for (const pair of listEntries(value)) yield tuple(pair);
}

function mapping(rt: Runtime, value: Value, args: readonly Value[], kwargs: Kwargs): Step | undefined {
  if (!truthy(value)) return undefined;
  if (!args.length && kwargs.has('attribute')) {
    const rest = [...kwargs.keys()].filter((name) => name !== 'attribute' && name !== 'default');
    if (rest.length) throw filterArgumentError(`Unexpected keyword argument '${rest[0]}'`);
    return attributeGetter(rt, kwargs.get('attribute'), false, kwargs.get('default') ?? null);
  }
  if (!args.length) throw filterArgumentError('map requires a filter argument');
  return named(rt, 'filter', args, kwargs);
}

/** The filter or test with this name, arguments bound. */
function named(
  rt: Runtime,
  kind: 'filter' | 'test',
  [name, ...rest]: readonly Value[],
  kwargs?: Kwargs,
): (item: Value) => Value {
  let row: Row | undefined;
  // Few arguments of a row that takes as many: nothing has to be bound for each item.
  let isDirect = false;
  const [second, third] = rest;
  return (item) => {
    if (isDirect) return (row as Row).fn(rt, item, second, third);
    // Looked for when there is an item: an empty list needs no filter that exists.
    row ??= rt.environment[kind](isString(name) ? str(name) : '');
    if (!row) {
      hashKey(name);
      const why =
        name instanceof Undefined ? ` (${undefinedMessage(name)}; did you forget to quote the callable name?)` : '';
      throw pyError('TemplateRuntimeError', `No ${kind} named ${repr(name)}.${why}`);
    }
    const bound = bind(row, [item, ...rest], kwargs);
    isDirect = rest.length < 3 && bound.length === rest.length + 1 && !kwargs?.size && !row.has(OPEN);
    return row.fn(rt, ...bound);
  };
}

/** `select`, `reject` and, with one argument taken for the attribute, `selectattr` and `rejectattr`. */
function selecting(isWanted: boolean, skip: number): Begin {
  return (rt, value, args, kwargs) => {
    if (!truthy(value)) return undefined;
    if (skip && !args.length) throw filterArgumentError('Missing parameter for attribute name');
    const get = skip ? attributeGetter(rt, args[0]) : undefined;
    const test = args.length > skip ? named(rt, 'test', args.slice(skip), kwargs) : undefined;
    return (item) => {
      const subject = get ? get(item) : item;
      return truthy(test ? test(subject) : subject) === isWanted ? item : SKIP;
    };
  };
}

/** `selectattr(key, 'eq', other) | list` or `rejectattr(…) | list` as one filter, which is a plain loop over a list. */
export const equalItems = ({ name, fn }: Row): Row =>
  row(name, 'value key test other /', (rt: Runtime, value: Value, key: Value, test: Value, other: Value): Value => {
    if (!Array.isArray(value)) return toList(fn(rt, value, [key, test, other], new Map()));
    const get = attributeGetter(rt, key);
    return [...value].filter((item) => eq(get(item), other, rt) === (name === 'selectattr'));
  });

function* unique(rt: Runtime, value: Value, isExact: Value = false, path: Value = null): Generator<Value> {
  const get = attributeGetter(rt, path, !truthy(isExact));
  const seen = new Set<Value>();
  let count = 0;
  for (const item of iterate(value)) {
    if (!(++count & 3)) rt.charge(1);
    const key = hashKey(get(item));
    if (!seen.has(key)) {
      seen.add(key);
      yield item;
    }
  }
}

const isReversible = (value: Value): boolean =>
  typeof value === 'string' ||
  (value instanceof PyObject
    ? value instanceof Range || value instanceof View || value instanceof Undefined || value instanceof Markup
    : Array.isArray(value) || isMapping(value));

/** Python's `reversed(value)` as a list. */
function reversed(rt: Runtime, value: Value): readonly Value[] {
  if (!isReversible(value)) throw typeError(`'${typeName(value)}' object is not reversible`);
  return [...toList(value, rt)].reverse();
}

/** The items of what Python cannot reverse; `reverse` takes every TypeError on the way for one of its argument. */
function collected(rt: Runtime, value: Value): Value[] {
  try {
    return [...toList(value, rt)];
  } catch (error) {
    if (TemplateError.is(error) && error.pyType === 'TypeError') throw filterArgumentError('argument must be iterable');
    throw error;
  }
}

function reverse(rt: Runtime, value: Value): Value {
  if (isString(value)) {
    rt.growList(str(value).length);
    return slice(value, null, null, -1);
  }
  if (!isReversible(value)) return collected(rt, value).reverse();
  const all = reversed(rt, value);
  if (value instanceof Undefined) return new Iter(all.values(), 'reversed');
  if (Array.isArray(value)) return new Iter(all.values(), value instanceof Tuple ? 'reversed' : 'list_reverseiterator');
  return new Iter(
    all.values(),
    value instanceof Range
      ? 'range_iterator'
      : value instanceof View
        ? value.type.replace(/_(.*)s$/, '_reverse$1iterator')
        : 'dict_reversekeyiterator',
  );
}
