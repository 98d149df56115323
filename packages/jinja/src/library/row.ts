import type { Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';

/**
 * Filters, tests, methods and globals are functions of the render and their arguments. What the caller leaves out arrives
 * as JavaScript's undefined, so that defaults are written as JavaScript defaults. `never` lets each row name what it expects.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: methods such as list.append return nothing, which templates see as None
export type Fn = (rt: Runtime, ...args: Value[]) => Value | void;

/** One filter, test, method or global. */
export interface Row {
  /** The name as templates write it. */
  readonly name: string;
  /** The name as Python's error texts write it. */
  readonly title: string;
  readonly fn: Fn;
  /**
   * Parameter names in order, the value itself first; a space apart. `name?` may be left out, `*name` takes the remaining
   * positional arguments (as one array), `**name` the remaining keywords (as one Map), and a `/` at the end: no keywords.
   */
  readonly spec: string;
  /** Changes the value it is called on: refused by the immutable sandbox. */
  readonly mutates: boolean;
}

/** Rows by name. */
export type Table = ReadonlyMap<string, Row>;

/** A short way to write rows: `name: [spec, fn]`; a string names the row this one is an alias of. */
export type Source = Readonly<Record<string, readonly [spec: string, fn: unknown, title?: string] | string>>;

/** Makes the rows of a table. A name that ends in `!` changes the value it is called on. */
export function table(prefix: string, source: Source): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const key of Object.keys(source)) {
    const entry = source[key];
    if (!entry) continue;
    if (typeof entry === 'string') {
      const row = rows.get(entry);
      if (row) rows.set(key, row);
      continue;
    }
    const mutates = key.endsWith('!');
    const name = mutates ? key.slice(0, -1) : key;
    // Parameters of `fn` are narrower than `Value`: the table is where the two meet, each function checks what it is given.
    rows.set(name, { name, title: entry[2] ?? prefix + name, fn: entry[1] as Fn, spec: entry[0], mutates });
  }
  return rows;
}
