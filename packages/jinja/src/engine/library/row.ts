import type { Fn, Row, Runtime } from '../runtime/runtime.ts';
import type { Value } from '../runtime/values.ts';

/** Mark: further positional arguments arrive as one array after the parameters, then further keywords as one Map. */
export const OPEN = '*';
/** Mark: takes no keyword arguments. */
export const POSITIONAL = '/';
/** Mark: it changes the value it is called on, which no template may do. */
export const MUTATES = '!';

/** A row whose parameters and marks are read from its spec. */
class SpecRow implements Row {
  readonly name: string;
  readonly title: string;
  readonly fn: Fn;
  readonly params: readonly string[];
  readonly required: number;
  private readonly spec: string;

  constructor(name: string, spec: string, fn: Fn, title: string) {
    const params: string[] = [];
    let required = 0;
    for (const word of spec.split(' ')) {
      if (!/\w/.test(word)) continue;
      const isOptional = word.endsWith('?');
      if (!isOptional) required++;
      params.push(isOptional ? word.slice(0, -1) : word);
    }
    this.name = name;
    this.title = title;
    this.fn = fn;
    this.params = params;
    this.required = required;
    this.spec = spec;
  }

  has(mark: string): boolean {
    return this.spec.includes(mark);
  }

  with(fn: Fn, title = this.title): Row {
    return new SpecRow(this.name, this.spec, fn, title);
  }
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
  return new SpecRow(name, spec, fn as Fn, title);
}

/** Rows by name. A source is read when a name is looked for that those before it lack, and a row is made when it is first used. */
export class Table {
  private readonly sources: readonly (() => Source)[];
  private readonly read: Source[] = [];
  private readonly rows = new Map<string, Row>();

  constructor(...sources: readonly (() => Source)[]) {
    this.sources = sources;
  }

  get(name: string): Row | undefined {
    const { sources, read, rows } = this;
    let found = rows.get(name);
    for (let i = 0; !found && i < sources.length; i++) {
      read[i] ??= (sources[i] as () => Source)();
      const source = read[i] as Source;
      if (!Object.hasOwn(source, name)) continue;
      const entry = source[name] as Source[string];
      found = typeof entry === 'string' ? (this.get(entry) as Row) : row(name, ...entry);
      rows.set(name, found);
    }
    return found;
  }

  keys(): Iterable<string> {
    return this.sources.flatMap((source) => Object.keys(source()));
  }
}
