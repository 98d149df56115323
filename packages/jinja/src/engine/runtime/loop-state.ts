import { eq } from './compare.ts';
import { typeError } from './errors.ts';
import type { Runtime } from './runtime.ts';
import type { Render } from './types.ts';
import { object, PyObject, tuple, type Value } from './values.ts';

/** Python's `loop`: where a for statement is. The items of a list are read in place; those of an iterator one ahead. */
export class LoopState extends PyObject {
  index0 = 0;
  readonly rt: Render;
  /** The items; of an iterator, those read so far. */
  readonly items: Value[];
  private readonly rest: Iterator<Value> | undefined;
  readonly depth0: number;
  private readonly recurse: ((items: Value, depth: number) => Value) | undefined;
  seen: readonly Value[] | undefined = undefined;
  /** The loop whose items this one goes through: their lengths are the same. */
  private readonly over: LoopState | undefined;

  constructor(
    rt: Render,
    items: Value[],
    rest: Iterator<Value> | undefined,
    depth0: number,
    recurse: ((items: Value, depth: number) => Value) | undefined,
    source?: Value,
  ) {
    super('LoopContext', 'jinja2.runtime');
    this.rt = rt;
    this.items = items;
    this.rest = rest;
    this.depth0 = depth0;
    this.recurse = recurse;
    this.over = source instanceof LoopState ? source : undefined;
  }

  /** True if there is an item at this index; reads the iterator up to it. */
  reaches(index: number): boolean {
    const { rt, rest, items } = this;
    const { at } = rt;
    while (rest && items.length <= index) {
      const next = rest.next();
      // The test of the loop has run; what fails now is blamed on the line that asked.
      rt.at = at;
      if (next.done) return false;
      items.push(next.value);
    }
    return index < items.length;
  }

  get length(): number {
    if (this.over) return this.over.length;
    while (this.reaches(this.items.length)) this.rt.charge(1);
    return this.items.length;
  }

  override attr(name: string): Value {
    return loopAttributes.get(name)?.(this);
  }

  override call(_rt: Runtime, args: readonly Value[]): Value {
    if (!this.recurse) throw typeError("The loop must have the 'recursive' marker to be called recursively.");
    if (args.length !== 1) throw typeError("LoopContext.__call__() missing 1 required positional argument: 'iterable'");
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

const missing = (loop: LoopState, which: string): Value =>
  loop.rt.undefined(undefined, undefined, `there is no ${which} item`);

/** `loop.first` and the like, by name. */
export const loopAttributes: ReadonlyMap<string, (loop: LoopState) => Value> = new Map(
  Object.entries<(loop: LoopState) => Value>({
    index: (loop) => loop.index0 + 1,
    index0: (loop) => loop.index0,
    first: (loop) => loop.index0 === 0,
    last: (loop) => !loop.reaches(loop.index0 + 1),
    length: (loop) => loop.length,
    revindex: (loop) => loop.length - loop.index0,
    revindex0: (loop) => loop.length - loop.index0 - 1,
    previtem: (loop) => (loop.index0 > 0 ? loop.items[loop.index0 - 1] : missing(loop, 'previous')),
    nextitem: (loop) => (loop.reaches(loop.index0 + 1) ? loop.items[loop.index0 + 1] : missing(loop, 'next')),
    depth: (loop) => loop.depth0 + 1,
    depth0: (loop) => loop.depth0,
    cycle: (loop) =>
      method((values) => {
        if (!values.length) throw typeError('no items for cycling given');
        return values[loop.index0 % values.length];
      }),
    changed: (loop) =>
      method((values) => {
        const { seen } = loop;
        loop.seen = values;
        return !seen || seen.length !== values.length || values.some((value, i) => !eq(value, seen[i], loop.rt));
      }),
  }),
);

const method = (run: (args: readonly Value[]) => Value): PyObject =>
  object('method', undefined, { call: (_, args) => run(args) });
