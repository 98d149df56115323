import { eq } from './compare.ts';
import { pyError } from './errors.ts';
import type { Render } from './render.ts';
import type { Runtime } from './runtime.ts';
import { object, PyObject, tuple, type Value } from './values.ts';

/** Python's `loop`: where a for statement is. The items of a list are read in place; those of an iterator one ahead. */
export class LoopState extends PyObject {
  index0 = 0;
  private readonly rt: Render;
  /** The items; of an iterator, those read so far. */
  readonly items: Value[];
  private readonly rest: Iterator<Value> | undefined;
  readonly depth0: number;
  private readonly recurse: ((items: Value, depth: number) => Value) | undefined;
  private seen: readonly Value[] | undefined = undefined;
  /** The loop whose items this one goes through: their lengths are the same. */
  over: LoopState | undefined = undefined;

  constructor(
    rt: Render,
    items: Value[],
    rest: Iterator<Value> | undefined,
    depth0: number,
    recurse: ((items: Value, depth: number) => Value) | undefined,
  ) {
    super('LoopContext', 'jinja2.runtime');
    this.rt = rt;
    this.items = items;
    this.rest = rest;
    this.depth0 = depth0;
    this.recurse = recurse;
  }

  /** Whether there is an item at this place; reads the iterator up to there. */
  reaches(index: number): boolean {
    while (this.rest && this.items.length <= index) {
      const next = this.rest.next();
      if (next.done) return false;
      this.items.push(next.value);
    }
    return index < this.items.length;
  }

  get length(): number {
    if (this.over) return this.over.length;
    while (this.rest && this.reaches(this.items.length)) this.rt.charge(1);
    return this.items.length;
  }

  get isLast(): boolean {
    return !this.reaches(this.index0 + 1);
  }

  get previous(): Value {
    return this.index0 > 0
      ? this.items[this.index0 - 1]
      : this.rt.undefined(undefined, undefined, 'there is no previous item');
  }

  get next(): Value {
    return this.isLast ? this.rt.undefined(undefined, undefined, 'there is no next item') : this.items[this.index0 + 1];
  }

  cycle(values: readonly Value[]): Value {
    if (!values.length) throw pyError('TypeError', 'no items for cycling given');
    return values[this.index0 % values.length];
  }

  changed(values: readonly Value[]): boolean {
    const { seen } = this;
    this.seen = values;
    return !seen || seen.length !== values.length || values.some((value, i) => !eq(value, seen[i], this.rt));
  }

  override attr(name: string): Value {
    switch (name) {
      case 'index':
        return this.index0 + 1;
      case 'index0':
        return this.index0;
      case 'first':
        return this.index0 === 0;
      case 'last':
        return this.isLast;
      case 'length':
        return this.length;
      case 'revindex':
        return this.length - this.index0;
      case 'revindex0':
        return this.length - this.index0 - 1;
      case 'previtem':
        return this.previous;
      case 'nextitem':
        return this.next;
      case 'depth':
        return this.depth0 + 1;
      case 'depth0':
        return this.depth0;
      case 'cycle':
        return object('method', undefined, { call: (_, args) => this.cycle(args) });
      case 'changed':
        return object('method', undefined, { call: (_, args) => this.changed(args) });
    }
    return undefined;
  }

  override call(_rt: Runtime, args: readonly Value[]): Value {
    if (!this.recurse)
      throw pyError('TypeError', "The loop must have the 'recursive' marker to be called recursively.");
    if (args.length !== 1)
      throw pyError('TypeError', "LoopContext.__call__() missing 1 required positional argument: 'iterable'");
    return this.recurse(args[0], this.depth0 + 1);
  }

  /** Python's loop is an iterator too: it hands out the rest of the items, and the loop itself moves on with it. */
  override *iterate(): Generator<Value> {
    while (this.reaches(this.index0 + 1)) {
      this.rt.charge(1);
      this.index0++;
      yield tuple([this.items[this.index0], this]);
    }
  }

  override size(): number {
    return this.length;
  }

  override repr(): string {
    return `<LoopContext ${this.index0 + 1}/${this.length}>`;
  }
}
