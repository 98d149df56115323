/** One flag of a command: how it is written, what it is for, and what its text becomes. */
export interface Option<T> {
  /** As commander reads it: `-m, --model <id>`, `--json`, `--no-stream`. */
  readonly flags: string;
  readonly about: string;
  /** The value of one occurrence; `previous` is that of the one before. Throws `Error` with the rest of "--flag …". */
  parse?(text: string, previous: T | undefined): T;
  readonly initial?: T | undefined;
  readonly choices?: readonly string[];
  /** A heading of its own in the help text. */
  readonly group?: string;
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** The values that `run` receives for a table of options. */
export type OptionValues<O extends OptionTable> = {
  readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never;
};

/** The allowed range of a number; a missing bound is no limit. */
export interface NumberRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isInteger?: boolean | undefined;
}

/** An option with any text as its value. */
export function text(flags: string, about: string): Option<string | undefined> {
  return { flags, about };
}

/** A switch: absent is false; written `--no-…`, absent is true. */
export function flag(flags: string, about: string): Option<boolean> {
  return { flags, about, initial: /(^|[ ,])--no-/.test(flags) };
}

/** An option with a number as its value. */
export function number(flags: string, about: string, range: NumberRange = {}): Option<number | undefined> {
  return { flags, about, parse: (value) => parseNumber(value, range) };
}

/** An option that is one of a few words. */
export function choice<const T extends string>(
  flags: string,
  about: string,
  choices: readonly T[],
): Option<T | undefined> {
  return { flags, about, choices, parse: (value) => parseChoice(value, choices) };
}

/** An option that may be repeated. */
export function list(flags: string, about: string): Option<readonly string[]> {
  return { flags, about, initial: [], parse: (value, previous = []) => [...previous, value] };
}

/** Reads a number strictly: the whole text, finite, in range. */
export function parseNumber(value: string, { min, max, isInteger = false }: NumberRange = {}): number {
  const parsed = value.trim() === '' ? Number.NaN : Number(value);
  const fits =
    Number.isFinite(parsed) &&
    (!isInteger || Number.isSafeInteger(parsed)) &&
    (min === undefined || parsed >= min) &&
    (max === undefined || parsed <= max);
  if (!fits) throw new Error(`wants ${describeRange({ min, max, isInteger })}, not "${value}"`);
  return parsed;
}

function describeRange({ min, max, isInteger }: NumberRange): string {
  const kind = isInteger ? 'a whole number' : 'a number';
  if (min !== undefined && max !== undefined) return `${kind} from ${min} to ${max}`;
  if (min !== undefined) return `${kind} of at least ${min}`;
  return max === undefined ? kind : `${kind} of at most ${max}`;
}

function parseChoice<T extends string>(value: string, choices: readonly T[]): T {
  const found = choices.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`wants one of ${choices.join(', ')}, not "${value}"`);
  return found;
}
