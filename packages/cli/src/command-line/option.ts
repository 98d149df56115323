/** A flag of a command: its syntax, its description and its parser. */
export interface Option<T> {
  /** In the syntax of commander: `-m, --model <id>`, `--json`, `--no-stream`. */
  readonly flags: string;
  readonly about: string;
  /** Parses one occurrence; `previous` is the value so far. Throws an `Error` whose message continues "--flag …". */
  parse?(text: string, previous: T | undefined): T;
  readonly initial?: T | undefined;
  readonly choices?: readonly string[];
  /** True if the option may be given several times, each time with one value. */
  readonly isList?: boolean;
  /** Heading in the help text. @default 'Options:' */
  readonly group?: string;
  /** Letter or name that the option had before, `-t`: still accepted, with a hint. */
  readonly formerly?: string;
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** Values that `run` receives for a table of options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

/** The allowed range of a number; without a bound, it is unlimited in this direction. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean | undefined;
}

/** Defines an option with a text value. */
export function text(flags: string, about: string): Option<string | undefined> {
  return { flags, about };
}

/** Defines a switch: false by default; `--no-…` switches are true by default. */
export function flag(flags: string, about: string): Option<boolean> {
  return { flags, about, initial: /(^|[ ,])--no-/.test(flags) };
}

/** Defines an option with a numeric value. */
export function number(flags: string, about: string, range: NumberRange = {}): Option<number | undefined> {
  return { flags, about, parse: (value) => parseNumber(value, range) };
}

/** Defines an option with a fixed set of values. */
export function choice<const T extends string>(
  flags: string,
  about: string,
  choices: readonly T[],
): Option<T | undefined> {
  return { flags, about, choices, parse: (value) => parseChoice(value, choices) };
}

/** Defines a repeatable option. */
export function list(flags: string, about: string): Option<readonly string[]> {
  return { flags, about, isList: true, initial: [], parse: (value, previous = []) => [...previous, value] };
}

/** Parses a number strictly: the whole text, finite, in range. */
export function parseNumber(value: string, { min, max, isInteger = false }: NumberRange = {}): number {
  const parsed = value.trim() === '' ? Number.NaN : Number(value);
  const fits =
    Number.isFinite(parsed) &&
    (!isInteger || Number.isSafeInteger(parsed)) &&
    (min === undefined || parsed >= min) &&
    (max === undefined || parsed <= max);
  if (!fits) throw new Error(`must be ${describeRange({ min, max, isInteger })}, not "${value}"`);
  return parsed;
}

function describeRange({ min, max, isInteger }: NumberRange): string {
  const kind = isInteger ? 'an integer' : 'a number';
  if (min !== undefined && max !== undefined) return `${kind} from ${min} to ${max}`;
  if (min !== undefined) return `${kind} of at least ${min}`;
  return max === undefined ? kind : `${kind} of at most ${max}`;
}

function parseChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`must be one of ${choices.join(', ')}, not "${value}"`);
  return found;
}

/** Puts options under a heading of the help text. */
export function grouped<const T extends OptionTable>(group: string, table: T): T {
  // Headings change no type.
  return Object.fromEntries(Object.entries(table).map(([key, option]) => [key, { ...option, group }])) as unknown as T;
}
