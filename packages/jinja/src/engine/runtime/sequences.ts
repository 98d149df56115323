import { listEntries, listKeys } from './dict.ts';
import { typeError, valueError } from './errors.ts';
import type { Num } from './number.ts';
import { toIndex } from './number.ts';
import { repr } from './repr.ts';
import type { Runtime } from './runtime.ts';
import { Undefined } from './undefined.ts';
import {
  formatAddress,
  isMapping,
  Markup,
  PyObject,
  refuseStrict,
  Tuple,
  toInt,
  typeName,
  type Value,
} from './values.ts';

/** The result of `range(…)`. */
export class Range extends PyObject {
  readonly start: Num;
  readonly stop: Num;
  readonly step: Num;
  readonly length: number;
  constructor(start: Num, stop: Num, step: Num) {
    super('range');
    this.start = start;
    this.stop = stop;
    this.step = step;
    const [a, b, by] = [start, stop, step].map(BigInt) as [bigint, bigint, bigint];
    const count = (b - a + by - (by < 0 ? -1n : 1n)) / by;
    this.length = count > 0 ? toIndex(count) : 0;
  }
  override attr(name: string): Value {
    return name === 'start' || name === 'stop' || name === 'step' ? this[name] : undefined;
  }
  override size(): number {
    return this.length;
  }
  /** The item at a place from 0 up to the length. */
  at(index: number): Num {
    const { start, step } = this;
    if (typeof start === 'number' && typeof step === 'number') return start + index * step;
    return toInt(BigInt(start) + BigInt(index) * BigInt(step));
  }
  override *iterate(): Generator<Num> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }
  override repr(): string {
    return `range(${this.start}, ${this.stop}${this.step === 1 ? '' : `, ${this.step}`})`;
  }
}

/** A live view of a dict: `d.keys()`, `d.values()`, `d.items()`. */
export class View extends PyObject {
  readonly mapping: object;
  constructor(kind: 'keys' | 'values' | 'items', mapping: object) {
    super(`dict_${kind}`);
    this.mapping = mapping;
  }
  override size(): number {
    return listKeys(this.mapping).length;
  }
  override iterate(): Value[] {
    if (this.type === 'dict_keys') return listKeys(this.mapping);
    const entries = listEntries(this.mapping);
    return this.type === 'dict_items'
      ? entries.map(([key, value]) => new Tuple(key, value))
      : entries.map((entry) => entry[1]);
  }
  override repr(): string {
    return `${this.type}(${repr(this.iterate())})`;
  }
}

/** An iterator: what generators such as `map` and `select` give. It can be walked once. */
export class Iter extends PyObject {
  /** The filter that makes the items one by one, if there is one. */
  readonly steps: Steps | undefined;
  /** Undefined until the first item is read, where steps make the items. */
  private source: Iterator<Value> | undefined;
  /** Python's name of the generator function, which printing it shows. */
  private readonly name: string;
  constructor(source: Iterator<Value> | undefined, type = 'generator', name = '', steps?: Steps) {
    super(type);
    this.steps = steps;
    this.source = source;
    this.name = name;
  }
  override repr(): string {
    return `<${this.type} object ${this.name && `${this.name} `}at ${formatAddress(this)}>`;
  }
  // Leaving a loop early must not close the generator: the rest of it can still be read.
  override iterate(): Iterable<Value> {
    const next = () => {
      this.source ??= eachStep(this.steps as Steps);
      return this.source.next();
    };
    return { [Symbol.iterator]: () => ({ next }) };
  }
}

/** Result of a step for an item that it leaves out. */
export const SKIP = Symbol('skip');

/** Makes an item of an item. */
export type Step = (item: Value) => Value | typeof SKIP;

/** A filter that handles the items of `value` one by one. */
export interface Steps {
  readonly value: Value;
  readonly begin: () => Step | undefined;
  readonly meter: Pick<Runtime, 'charge' | 'growList'>;
  isStarted: boolean;
}

/** The items of such a filter, one at a time. */
function* eachStep(steps: Steps): Generator<Value> {
  if (steps.isStarted) return;
  steps.isStarted = true;
  const step = steps.begin();
  if (!step) return;
  let count = 0;
  for (const item of iterate(steps.value)) {
    if (!(++count & 3)) steps.meter.charge(1);
    const made = step(item);
    if (made !== SKIP) yield made as Value;
  }
}

/** All items of chained filters, made in one loop. The filters begin in the order of generators: the last one first. */
function runSteps(last: Steps): Value[] {
  const run: Step[] = [];
  let steps = last;
  for (;;) {
    steps.isStarted = true;
    const step = steps.begin();
    if (!step) return [];
    run.unshift(step);
    const { value } = steps;
    if (!(value instanceof Iter) || !value.steps || value.steps.isStarted) break;
    steps = value.steps;
  }
  const list: Value[] = [];
  let count = 0;
  for (const item of iterate(steps.value)) {
    if (!(++count & 3)) last.meter.charge(run.length);
    let made: Value | typeof SKIP = item;
    for (let i = 0; i < run.length && made !== SKIP; i++) made = (run[i] as Step)(made as Value);
    if (made !== SKIP && !(list.push(made as Value) & 0x3fff)) last.meter.growList(list.length);
  }
  return list;
}

/** Iterates over a value as Python's `iter(value)` does; strings by code point. */
export function iterate(value: Value): Iterable<Value> {
  if (Array.isArray(value) || typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) {
    if (value instanceof PyObject) {
      if (value.iterate) return value.iterate();
      if (value instanceof Markup) return value.text;
      if (value instanceof Undefined) {
        refuseStrict(value);
        return [];
      }
    } else if (isMapping(value)) return listKeys(value);
    else if (Symbol.iterator in value) return value as Iterable<Value>;
  }
  if (value === undefined) return [];
  throw typeError(`'${typeName(value)}' object is not iterable`);
}

/** True if `iterate` accepts the value; also for undefined values, where it may throw the more specific error. */
export const isIterable = (value: Value): boolean =>
  typeof value === 'string' ||
  (value instanceof PyObject
    ? !!value.iterate || value instanceof Markup || value instanceof Undefined
    : typeof value === 'object' && value !== null && (isMapping(value) || Symbol.iterator in value));

/** The items of a value that is assigned to several targets. */
export function unpack(value: Value, count: number): readonly Value[] {
  if (Array.isArray(value) && value.length === count) return value;
  if (!isIterable(value)) throw typeError(`cannot unpack non-iterable ${typeName(value)} object`);
  const values: Value[] = [];
  for (const item of iterate(value)) {
    if (values.length === count) throw valueError(`too many values to unpack (expected ${count})`);
    values.push(item);
  }
  if (values.length < count) throw valueError(`not enough values to unpack (expected ${count}, got ${values.length})`);
  return values;
}

/** The items of a value; arrays are not copied. */
export function toList(value: Value, limits?: Pick<Runtime, 'charge' | 'growList'>): readonly Value[] {
  if (Array.isArray(value)) {
    limits?.charge(value.length >>> 3);
    return value;
  }
  if (value instanceof Range || typeof value === 'string') limits?.growList(value.length);
  if (value instanceof Iter && value.steps && !value.steps.isStarted) return runSteps(value.steps);
  const items = iterate(value);
  if (Array.isArray(items) || !limits) return Array.isArray(items) ? items : [...items];
  const list: Value[] = [];
  for (const item of items) if (!(list.push(item) & 0x3fff)) limits.growList(list.length);
  return list;
}

/** True if a string has characters outside the basic plane, so that code points are not UTF-16 units. */
export const hasPairs = (text: string): boolean => /[\ud800-\udbff][\udc00-\udfff]/.test(text);

/** The number of code points of a string. */
export function pointCount(text: string): number {
  if (!hasPairs(text)) return text.length;
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}

/** Python's `len(value)`; JavaScript's undefined where there is none. */
export function findSize(value: Value): number | undefined {
  if (typeof value === 'string') return pointCount(value);
  if (Array.isArray(value)) return value.length;
  if (value instanceof PyObject) {
    if (value instanceof Markup) return pointCount(value.text);
    if (value instanceof Undefined) {
      refuseStrict(value);
      return 0;
    }
    return value.size?.();
  }
  if (value instanceof Set) return value.size;
  return isMapping(value) ? listKeys(value).length : undefined;
}

/** Python's `len(value)`. */
export function requireLength(value: Value): number {
  const size = findSize(value);
  if (size === undefined) throw typeError(`object of type '${typeName(value)}' has no len()`);
  return size;
}
