import type { Io } from '../io/io.ts';
import type { OptionTable, OptionValues } from './option.ts';

/** A positional argument: `<task>` is required, `[prompt...]` is optional and takes any number of words. */
export interface Argument<T> {
  readonly syntax: string;
  readonly about: string;
  /** Carries the type; never set. */
  readonly type?: T | undefined;
}

export type ArgumentTable = Readonly<Record<string, Argument<unknown>>>;

type ArgumentValues<A extends ArgumentTable> = {
  readonly [K in keyof A]: A[K] extends Argument<infer T> ? T : never;
};

/** The options common to all commands. */
interface CommonValues {
  readonly json: boolean;
  readonly verbose: boolean;
  readonly profile: string | undefined;
  /** Options that `forArgument` added, by their key. */
  readonly more: Readonly<Record<string, unknown>>;
}

export interface Example {
  readonly line: string;
  readonly about: string;
}

/** What a command adds for one value of its first argument. */
export interface ArgumentHelp {
  /** Further options. @default none */
  readonly options?: OptionTable;
  /** Loads examples for the help in place of those of the command. @default those of the command */
  readonly loadExamples?: () => Promise<readonly Example[]>;
}

/** A command, as exported by its file. */
export interface Command<A extends ArgumentTable, O extends OptionTable> {
  readonly name: string;
  /** One-line description in the list of commands. */
  readonly summary: string;
  /** Further help text below the summary. */
  readonly details?: string;
  /** Positional arguments, in order. */
  readonly arguments: A;
  readonly options: O;
  readonly examples: readonly Example[];
  /** What depends on the first argument, such as the parameters of a task. */
  readonly forArgument?: (firstArgument: string | undefined) => Promise<ArgumentHelp>;
  /** Runs the command and returns the exit code. */
  run(args: ArgumentValues<A> & OptionValues<O> & CommonValues, io: Io): Promise<number>;
}

/** A command with its types erased, as `program.ts` handles it. */
export type AnyCommand = Omit<Command<ArgumentTable, OptionTable>, 'run'> & {
  // Bivariant on purpose: the arguments are built from the tables that define their types.
  run(args: never, io: Io): Promise<number>;
};

/** Checks a command's types and returns it unchanged. */
export function defineCommand<A extends ArgumentTable, O extends OptionTable>(command: Command<A, O>): Command<A, O> {
  return command;
}

/** Defines a required argument: `<name>`. */
export function required(name: string, about: string): Argument<string> {
  return { syntax: `<${name}>`, about };
}

/** Defines an optional argument: `[name]`. */
export function optional(name: string, about: string): Argument<string | undefined> {
  return { syntax: `[${name}]`, about };
}

/** Defines an argument of any number of words: `[name...]`. */
export function words(name: string, about: string): Argument<readonly string[]> {
  return { syntax: `[${name}...]`, about };
}

/** An entry of the generated registry: a command, loaded on demand. */
export interface CommandEntry {
  readonly type: 'command';
  readonly name: string;
  readonly summary: string;
  readonly load: () => Promise<AnyCommand>;
}

/** An entry of the generated registry: a group of commands, such as `hubkit template`. */
interface GroupEntry {
  readonly type: 'group';
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandEntry[];
}

export type Entry = CommandEntry | GroupEntry;
