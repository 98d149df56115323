import type { Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';

/**
 * Filters, tests, methods and globals are functions of the render and their arguments. What the caller leaves out arrives
 * as JavaScript's undefined, so that defaults are written as JavaScript defaults.
 */
export type Fn = (rt: Runtime, ...args: Value[]) => Value;

/** One filter, test, method or global. */
export interface Row {
  /** The name as templates write it. */
  readonly name: string;
  /** The name as Python's error texts write it. */
  readonly title: string;
  readonly fn: Fn;
  /** Names of the parameters in order, without `*rest` and `**keywords`. */
  readonly params: readonly string[];
  /** How many of `params` must be given. */
  readonly required: number;
  /** Further positional arguments arrive as one array after the parameters, then further keywords as one Map. */
  readonly isOpen: boolean;
  /** Python's own function is written in C and takes no keywords. */
  readonly isPositional: boolean;
  /** Python passes its function an environment first, which its error texts count. */
  readonly takesEnvironment: boolean;
  /** Changes the value it is called on: refused by the immutable sandbox. */
  readonly mutates: boolean;
}

/** Rows by name. */
export type Table = ReadonlyMap<string, Row>;

/**
 * A short way to write rows. `name: [spec, fn]`; a string instead names the row this one is an alias of. The spec lists
 * parameters, a blank apart: `name?` may be left out, `*` stands for open ends (see `isOpen`), `/` for no keywords,
 * `@` for an environment, `!` for changing the value.
 */
export type Source = Readonly<Record<string, readonly [spec: string, fn: unknown, title?: string] | string>>;

/** The row of one function. */
export function row(name: string, spec: string, fn: unknown, title = name): Row {
  const words = spec.split(' ').filter((word) => /\w/.test(word));
  const marks = spec.replace(/[\w?]/g, '');
  return {
    name,
    title,
    // The parameters are narrower than `Value`: the row is where the two meet, and each function checks what it is given.
    fn: fn as Fn,
    params: words.map((word) => word.replace('?', '')),
    required: words.filter((word) => !word.endsWith('?')).length,
    isOpen: marks.includes('*'),
    isPositional: marks.includes('/'),
    takesEnvironment: marks.includes('@'),
    mutates: marks.includes('!'),
  };
}

/** Makes the rows of a table; `prefix` goes before the names in Python's error texts. */
export function table(prefix: string, source: Source): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const name of Object.keys(source)) {
    const entry = source[name] as Source[string];
    rows.set(
      name,
      typeof entry === 'string' ? (rows.get(entry) as Row) : row(name, entry[0], entry[1], entry[2] ?? prefix + name),
    );
  }
  return rows;
}
