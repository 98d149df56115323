import type { Io } from '../io/io.ts';
import type { OptionTable, OptionValues } from './option.ts';

/** A word after the command's name: `<task>` must be there, `[prompt...]` may be, any number of times. */
export interface Argument<T> {
  readonly syntax: string;
  readonly about: string;
  /** Only there to carry the type. */
  readonly type?: T | undefined;
}

export type ArgumentTable = Readonly<Record<string, Argument<unknown>>>;

type ArgumentValues<A extends ArgumentTable> = {
  readonly [K in keyof A]: A[K] extends Argument<infer T> ? T : never;
};

/** The options that every command has. */
interface CommonValues {
  readonly verbose: boolean;
  /** Options that `moreOptions` added, by their key. */
  readonly more: Readonly<Record<string, unknown>>;
}

export interface Example {
  readonly line: string;
  readonly about: string;
}

/** A command: what its file exports. */
export interface Command<A extends ArgumentTable, O extends OptionTable> {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Further help text below the summary. */
  readonly details?: string;
  /** In the order in which they are written. */
  readonly arguments: A;
  readonly options: O;
  readonly examples: readonly Example[];
  /** Options that follow from the first argument, such as the parameters of a task. */
  readonly moreOptions?: (firstArgument: string | undefined) => Promise<OptionTable>;
  /** Does the work; what it gives is the exit code. */
  run(args: ArgumentValues<A> & OptionValues<O> & CommonValues, io: Io): Promise<number>;
}

/** A command whose types have been forgotten, as the frame handles it. */
export type AnyCommand = Omit<Command<ArgumentTable, OptionTable>, 'run'> & {
  // Bivariant on purpose: the frame builds the arguments from the very tables that they are typed by.
  run(args: never, io: Io): Promise<number>;
};

/** Checks a command's types and gives it back. */
export function defineCommand<A extends ArgumentTable, O extends OptionTable>(command: Command<A, O>): Command<A, O> {
  return command;
}

/** `<name>`: a word that must be there. */
export function required(name: string, about: string): Argument<string> {
  return { syntax: `<${name}>`, about };
}

/** `[name]`: a word that may be there. */
export function optional(name: string, about: string): Argument<string | undefined> {
  return { syntax: `[${name}]`, about };
}

/** `[name...]`: any number of words. */
export function words(name: string, about: string): Argument<readonly string[]> {
  return { syntax: `[${name}...]`, about };
}

/** A row of the generated registry: a command that is loaded when it is chosen. */
export interface CommandEntry {
  readonly type: 'command';
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AnyCommand>;
}

/** A row of the generated registry: commands under one word, such as `hubkit template render`. */
interface GroupEntry {
  readonly type: 'group';
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandEntry[];
}

export type Entry = CommandEntry | GroupEntry;
