import { closest } from '@hubkit/task-types/closest';
import { Command as Commander, CommanderError, Option as CommanderOption } from 'commander';
import { hasColors } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import type { AnyCommand, ArgumentHelp, CommandEntry, Entry } from './command.ts';
import { UsageError } from './errors.ts';
import { afterRoot, beforeCommand, beforeRoot, helpStyle, shortHelp } from './help.ts';
import type { Option, OptionTable } from './option.ts';
import { rejectOptionAsValue, rejectStrayValue } from './stray-value.ts';
import { type KnownOption, usageText } from './usage-text.ts';

/** The result of parsing a command line: text to show, or a command to run. */
export type Request =
  | { readonly type: 'show'; readonly text: string }
  /** A program that adds a command. */
  | { readonly type: 'external'; readonly file: string; readonly words: readonly string[] }
  | { readonly type: 'run'; readonly command: AnyCommand; readonly args: Readonly<Record<string, unknown>> };

interface Frame {
  readonly io: Io;
  readonly version: string;
  /** Text that commander would write to standard output. */
  readonly shown: string[];
  request?: Request;
  /** Options of the command whose words are wrong. */
  options?: readonly KnownOption[];
}

const commonOptions: OptionTable = {
  json: { flags: '--json', about: 'print the outcome, and an error, as one line of JSON', initial: false },
  profile: { flags: '--profile <name>', about: 'use the settings of this profile (`hubkit config`)' },
  verbose: { flags: '--verbose', about: 'show status, request id and cause of an error', initial: false },
};

const VERSION = ['--version', '-V'];

/** Parses a command line. Only the file of the chosen command is loaded. */
export async function readRequest(
  given: readonly string[],
  entries: readonly Entry[],
  version: string,
  io: Io,
): Promise<Request> {
  const argv = completed(given, entries);
  if (argv[0] === 'help' && argv[1] === 'environment') {
    const { environmentHelp } = await import('./environment.ts');
    return { type: 'show', text: environmentHelp() };
  }
  if (argv.includes('--json') && argv.some((word) => VERSION.includes(word)) && argv.length === 2)
    return { type: 'show', text: `${JSON.stringify({ version })}\n` };
  const external = await readExternal(argv, entries, io);
  if (external) return external;
  if (argv[0] === 'help') checkNames(argv.slice(1), entries);
  const words = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv;
  const frame: Frame = { io, version, shown: [] };
  try {
    const program = await createProgram(words, entries, frame);
    if (frame.request) return frame.request;
    if (words.length === 0) return { type: 'show', text: printHelp(program, frame) };
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0)
      throw new UsageError(usageText(error.message, words, entries, frame.options), { cause: error });
  }
  return frame.request ?? { type: 'show', text: frame.shown.join('') };
}

/** Reads `hubkit "Why is the sky blue?"` as a chat, and `hubkit version` as the option. */
function completed(argv: readonly string[], entries: readonly Entry[]): readonly string[] {
  const [first = ''] = argv;
  if (/\S\s+\S/.test(first) && entries.some(({ name }) => name === 'chat')) return ['chat', ...argv];
  return first === 'version' ? ['--version', ...argv.slice(1)] : argv;
}

/** Finds the program of a command that is not built in: `hubkit-review` for `hubkit review`. */
async function readExternal(argv: readonly string[], entries: readonly Entry[], io: Io): Promise<Request | undefined> {
  const [name = '', ...words] = argv[0] === 'help' ? [argv[1] ?? '', '--help'] : argv;
  if (name === '' || name.startsWith('-') || name === 'help' || entries.some((entry) => entry.name === name)) return;
  const { findExternal } = await import('./external.ts');
  const file = await findExternal(name, io);
  return file === undefined ? undefined : { type: 'external', file, words };
}

/** Rejects `help` for an unknown command: commander would show the help of the group or program instead. */
function checkNames([first, second]: readonly string[], entries: readonly Entry[]): void {
  const entry = checkName(first, entries, 'command');
  if (entry?.type === 'group') checkName(second, entry.commands, `command of ${entry.name}`);
}

function checkName<E extends { readonly name: string }>(name = '', entries: readonly E[], kind: string): E | undefined {
  const found = entries.find((entry) => entry.name === name);
  if (found || name === '' || name.startsWith('-')) return found;
  const names = entries.map((entry) => entry.name);
  const near = closest(name, names);
  const hint = near === undefined ? `Available: ${names.join(', ')}.` : `Did you mean ${near}?`;
  throw new UsageError(`Unknown ${kind} "${name}". ${hint}`);
}

async function createProgram(words: readonly string[], entries: readonly Entry[], frame: Frame): Promise<Commander> {
  const program = prepare(new Commander('hubkit'), frame)
    .description('Chat with models, run inference tasks and start a local emulator of the hub.')
    .usage('<command> [options]')
    .version(frame.version, VERSION.toReversed().join(', '), 'show the version')
    .helpCommand('help [command]', 'show the help of a command')
    .addHelpText('before', beforeRoot)
    .addHelpText('after', afterRoot);
  const [first, second] = words;
  for (const entry of entries) {
    const isChosen = entry.name === first;
    if (entry.type === 'command') {
      await addCommand(program, entry, isChosen ? words.slice(1) : undefined, frame);
      continue;
    }
    const group = prepare(program.command(entry.name), frame).description(entry.summary).helpCommand(false);
    group.usage('<command> [options]');
    if (isChosen && second === undefined) group.action(() => show(group, frame));
    for (const inner of entry.commands) {
      await addCommand(group, inner, isChosen && inner.name === second ? words.slice(2) : undefined, frame);
    }
  }
  return program;
}

async function addCommand(
  parent: Commander,
  entry: CommandEntry,
  words: readonly string[] | undefined,
  frame: Frame,
): Promise<void> {
  const target = prepare(parent.command(entry.name), frame).description(entry.summary);
  if (!words) return;
  const command = await entry.load();
  const [operand] = findOperands(listOptions(command), words, frame);
  const { options: more = {}, loadExamples }: ArgumentHelp = (await command.forArgument?.(operand)) ?? {};
  const isHelp = words.includes('-h') || words.includes('--help');
  const examples = isHelp && loadExamples ? await loadExamples() : command.examples;
  if (words.includes('-h')) {
    const names = [...(parent.parent === null ? [] : [parent.name()]), entry.name];
    const name = [...names, ...(operand !== undefined && Object.keys(more).length > 0 ? [operand] : [])].join(' ');
    const described = { ...command, examples, options: { ...command.options, ...more } };
    frame.request = { type: 'show', text: shortHelp(name, described) };
  }
  target.description(command.details ? `${command.summary}\n\n${command.details}` : command.summary);
  const argumentKeys = Object.keys(command.arguments);
  for (const { syntax, about } of Object.values(command.arguments)) target.argument(syntax, about);
  const options = { ...listOptions(command), ...more };
  rejectOptionAsValue(words, options);
  if (Object.values(command.arguments).at(-1)?.syntax.endsWith('...]')) {
    const countOperands = (some: readonly string[]) => findOperands(options, some, frame).length;
    rejectStrayValue({ words, options, argumentCount: argumentKeys.length, countOperands });
  }
  const own = listOptions(command);
  const read = addOptions(target, own);
  const readFormer = addFormerLetters(target, own);
  const readMore = addOptions(target, more);
  target.addHelpText('before', beforeCommand(examples));
  target.action(async (...values: readonly unknown[]) => {
    const args = Object.fromEntries(argumentKeys.map((key, index) => [key, values[index]]));
    const former = readFormer();
    for (const { letter, flag } of former) await note(frame.io, `hubkit: ${letter} is now ${flag}`);
    const formerValues = Object.fromEntries(former.map(({ key, value }) => [key, value]));
    frame.request = { type: 'run', command, args: { ...args, ...read(), ...formerValues, more: readMore() } };
  });
}

/** Joins the options of a command with the common ones; options of a command replace common ones. */
function listOptions({ options }: AnyCommand): OptionTable {
  return {
    ...options,
    ...Object.fromEntries(Object.entries(commonOptions).filter(([key]) => !Object.hasOwn(options, key))),
  };
}

/** Adds a table of options; returns a function that reads their values by the table's keys. */
function addOptions(target: Commander, table: OptionTable): () => Record<string, unknown> {
  const attributes = Object.entries(table).map(([key, option]) => {
    const added = toCommander(option);
    target.addOption(added);
    return [key, added.attributeName(), option.initial] as const;
  });
  return () => {
    const values: Record<string, unknown> = target.opts();
    return Object.fromEntries(attributes.map(([key, attribute, initial]) => [key, values[attribute] ?? initial]));
  };
}

/** An option that was given by its former letter. */
interface FormerUse {
  readonly key: string;
  readonly letter: string;
  readonly flag: string;
  readonly value: unknown;
}

/** Accepts the former letters of options, which no help text lists; returns a function that reads those that were used. */
function addFormerLetters(target: Commander, table: OptionTable): () => readonly FormerUse[] {
  const former = Object.entries(table).flatMap(([key, { formerly, ...option }]) => {
    if (formerly === undefined) return [];
    const added = toCommander({ ...option, flags: option.flags.replace(/^.*--[a-z-]+/, formerly) }).hideHelp();
    target.addOption(added);
    return [{ key, letter: formerly, flag: toCommander(option).long ?? '', attribute: added.attributeName() }];
  });
  return () => {
    const values: Record<string, unknown> = target.opts();
    return former.flatMap(({ attribute, ...use }) =>
      values[attribute] === undefined ? [] : [{ ...use, value: values[attribute] }],
    );
  };
}

function toCommander(option: Option<unknown>): CommanderOption {
  const made = new CommanderOption(option.flags, option.about);
  const { parse, choices, group } = option;
  if (choices) made.choices([...choices]);
  if (group) made.helpGroup(group);
  if (parse) {
    made.argParser((text: string, previous: unknown) => {
      try {
        return parse(text, previous);
      } catch (error) {
        throw new UsageError(`${made.long ?? made.short} ${(error as Error).message}.`, { cause: error });
      }
    });
  }
  return made;
}

/** Returns the words that are neither flags nor values of known flags. */
function findOperands(options: OptionTable, words: readonly string[], frame: Frame): readonly string[] {
  const scout = prepare(new Commander(), frame);
  // Values are parsed once, by the command itself.
  addOptions(
    scout,
    Object.fromEntries(Object.entries(options).map(([key, { flags, about }]) => [key, { flags, about }])),
  );
  addFormerLetters(scout, options);
  return scout.parseOptions([...words]).operands;
}

/** Keeps commander from ending the process or writing to its streams. */
function prepare(target: Commander, frame: Frame): Commander {
  const { io, shown } = frame;
  return target
    .exitOverride((error) => {
      frame.options = target.options;
      throw error;
    })
    .configureHelp(helpStyle)
    .helpOption('-h, --help', 'show this help')
    .configureOutput({
      writeOut: (text) => void shown.push(text),
      writeErr: () => {},
      outputError: () => {},
      getOutHelpWidth: () => Math.min(io.stdout.columns ?? 100, 120),
      getOutHasColors: () => hasColors(io, io.stdout),
    });
}

function printHelp(target: Commander, frame: Frame): string {
  target.outputHelp();
  return frame.shown.join('');
}

function show(target: Commander, frame: Frame): void {
  frame.request = { type: 'show', text: printHelp(target, frame) };
}
