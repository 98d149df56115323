import { lazy } from '../runtime/lazy.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';

/**
 * Filters, tests, methods and globals are functions of the render and their arguments. What the caller leaves out arrives
 * as JavaScript's undefined, so that defaults are written as JavaScript defaults.
 */
export type Fn = (rt: Runtime, ...args: Value[]) => Value;

/** The parameters that a row's spec declares. */
interface Signature {
  readonly params: readonly string[];
  readonly required: number;
}

/** Mark: further positional arguments arrive as one array after the parameters, then further keywords as one Map. */
export const OPEN = '*';
/** Mark: takes no keyword arguments. */
export const POSITIONAL = '/';
/** Mark: it changes the value it is called on, which no template may do. */
export const MUTATES = '!';

/** One filter, test, method or global. Its spec is read when it is first called: most rows of most tables never are. */
export class Row {
  /** The name as templates write it. */
  readonly name: string;
  /** The name that a function prints. */
  readonly title: string;
  readonly fn: Fn;
  readonly #spec: string;
  #signature: Signature | undefined;

  constructor(name: string, spec: string, fn: Fn, title: string) {
    this.name = name;
    this.title = title;
    this.fn = fn;
    this.#spec = spec;
    this.#signature = undefined;
  }

  /** Names of the parameters in order, without `*rest` and `**keywords`. */
  get params(): readonly string[] {
    return this.#read().params;
  }

  /** Number of required parameters: the first ones of `params`. */
  get required(): number {
    return this.#read().required;
  }

  /** True if the spec has this mark, one of those above. */
  has(mark: string): boolean {
    return this.#spec.includes(mark);
  }

  /** Copies the row with another function and title. */
  with(fn: Fn, title = this.title): Row {
    return new Row(this.name, this.#spec, fn, title);
  }

  #read(): Signature {
    if (this.#signature) return this.#signature;
    const words = this.#spec.split(' ').filter((word) => /\w/.test(word));
    this.#signature = {
      params: words.map((word) => word.replace('?', '')),
      required: words.filter((word) => !word.endsWith('?')).length,
    };
    return this.#signature;
  }
}

/** Rows by name, made when the first of them is looked for. */
export interface Table extends Iterable<[name: string, row: Row]> {
  get(name: string): Row | undefined;
  has(name: string): boolean;
  keys(): Iterable<string>;
}

/** The definition of a row, which `fn` makes. */
export type Entry = readonly [spec: string, fn: unknown, title: string | undefined];

/** Rows as a table lists them, by name. */
export type Source = Readonly<Record<string, Entry | string>>;

/**
 * Defines a row. The spec lists parameters and marks, a blank apart; `name?` may be left out.
 *
 * @example join: fn('value d? attribute?', join)
 */
export const fn = (spec: string, run: AnyFn, title?: string): Entry => [spec, run, title];

/** Function that validates its own arguments: its parameters may be narrower than `Value`. */
type AnyFn = { method(rt: Runtime, ...args: Value[]): Value }['method'];

/** The row of one function. */
export function row(name: string, spec: string, fn: unknown, title = name): Row {
  // The parameters are narrower than `Value`: the row is where the two meet, and each function checks what it is given.
  return new Row(name, spec, fn as Fn, title);
}

/** The table of a source. */
export function table(source: () => Source): Table {
  const rows = lazy(() => rowsOf(source()));
  return {
    get: (name) => rows().get(name),
    has: (name) => rows().has(name),
    keys: () => rows().keys(),
    [Symbol.iterator]: () => rows()[Symbol.iterator](),
  };
}

/** One table of several, searched in order: a name that an early one has makes no rows of the later ones. */
export function joinTables(...tables: readonly Table[]): Table {
  const all = lazy(() => new Map(tables.flatMap((part) => [...part])));
  const holderOf = (name: string) => tables.find((part) => part.has(name));
  return {
    get: (name) => holderOf(name)?.get(name),
    has: (name) => holderOf(name) !== undefined,
    keys: () => all().keys(),
    [Symbol.iterator]: () => all()[Symbol.iterator](),
  };
}

function rowsOf(source: Source): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  for (const name of Object.keys(source)) {
    const entry = source[name] as Source[string];
    if (typeof entry === 'string') rows.set(name, rows.get(entry) as Row);
    else rows.set(name, row(name, ...entry));
  }
  return rows;
}
