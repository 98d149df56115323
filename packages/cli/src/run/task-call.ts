import type { TaskId } from '@hubkit/catalog';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { textOrFile } from '../io/text-or-file.ts';
import { assemble, readParameter, type Setting } from './parameters.ts';
import { type RawInput, readFileInput, readMainInput } from './read-inputs.ts';
import type { Field, TaskFields } from './task-fields.ts';
import { formatPlaceholder, isFileReference, isList, parseValue, type ValueKind } from './value-kind.ts';

/** The input and parameters of a task as given on the command line. */
export interface CommandInput extends RawInput {
  readonly parameters: readonly string[];
  /** The values of the task's flags, by field name. */
  readonly flags: Readonly<Record<string, unknown>>;
}

/** The words of `hubkit run chat` as an input: they become the message of the user. */
const prompt: Field = {
  name: 'prompt',
  flag: '--inputs',
  path: ['messages'],
  kind: { type: 'text' },
  about: 'message of the user',
  isRequired: true,
};

/** Builds the arguments of a call from the command line. Flags win over `--parameters`, because they are more specific. */
export async function readCall(
  task: TaskId,
  fields: TaskFields,
  input: CommandInput,
  io: Io,
): Promise<Readonly<Record<string, unknown>>> {
  const { main, others } = fields;
  const parameters = input.parameters.map((text) => readParameter(text, fields));
  for (const { warning } of parameters) if (warning) await note(io, `hubkit: ${warning}`);
  const flags = await Promise.all(
    others
      .filter(({ name }) => input.flags[name] !== undefined)
      .map((field): Promise<Setting> => readFlag(field, input.flags[field.name], task, io)),
  );
  const settings = [...parameters, ...flags];
  await noteSingleName(others, settings, io);
  const hasInput = input.words.length > 0 || input.inputs.length > 0 || input.file !== undefined;
  if (main === undefined && hasInput) {
    if (task !== 'conversational') {
      throw new UsageError(`${task} takes several inputs: ${inputOptions(others)}.`);
    }
    if (settings.some(({ path }) => path[0] === 'messages')) {
      throw new UsageError('Pass the prompt or --messages, not both.');
    }
    const content = await readMainInput(input, prompt, task, io);
    settings.push({ path: ['messages'], value: [{ role: 'user', content }] });
  }
  checkRequired(task, others, settings);
  if (main && (main.isRequired || hasInput))
    return assemble([{ path: main.path, value: await readMainInput(input, main, task, io) }, ...settings]);
  return assemble(settings);
}

/** The options that the input of a task consists of, as they are written: `--question <text> --context <text>`. */
function inputOptions(fields: readonly Field[]): string {
  const required = fields.filter(({ isRequired }) => isRequired);
  return required.map(({ flag, kind }) => `${flag} ${formatPlaceholder(kind)}`).join(' ');
}

async function readFlag(field: Field, value: unknown, task: string, io: Io): Promise<Setting> {
  const { path, kind, flag } = field;
  if (kind.type !== 'file') return { path, value: await readReferences(value, field, io) };
  if (typeof value !== 'string') throw new UsageError(`${flag} requires a file name.`);
  return { path, value: await readFileInput(value, task, io, { flag }) };
}

/** Replaces `@name` by the value in that file, also among the values of a list. */
async function readReferences(value: unknown, { kind, flag }: Field, io: Io): Promise<unknown> {
  if (Array.isArray(value) && isList(kind)) {
    return (await Promise.all(value.map((item) => readReference(item, kind, flag, io)))).flat();
  }
  return readReference(value, kind, flag, io);
}

async function readReference(value: unknown, kind: ValueKind, flag: string, io: Io): Promise<unknown> {
  if (kind.type === 'text' && typeof value === 'string') return textOrFile(value, io, { flag });
  if (!isFileReference(value, kind)) return value;
  try {
    return parseValue(await textOrFile(value, io, { flag }), kind);
  } catch (error) {
    if (CliError.is(error)) throw error;
    throw new UsageError(`${flag} ${(error as Error).message}.`, { cause: error });
  }
}

/** A choice among one label has the score 1 whatever the input is, so one label is rarely meant. */
async function noteSingleName(fields: readonly Field[], settings: readonly Setting[], io: Io): Promise<void> {
  for (const { kind, path, flag, isRequired, name } of fields) {
    if (kind.type !== 'names' || !isRequired) continue;
    const values = settings
      .filter((setting) => setting.path.join('.') === path.join('.'))
      .flatMap(({ value }) => value);
    if (values.length === 1)
      await note(
        io,
        `hubkit: ${flag} has only one of the ${name.replaceAll('_', ' ')}, "${values[0]}"; several are written a,b`,
      );
  }
}

function checkRequired(task: string, fields: readonly Field[], settings: readonly Setting[]): void {
  const missing = fields.filter(
    ({ isRequired, path }) => isRequired && !settings.some((setting) => setting.path.join('.') === path.join('.')),
  );
  if (missing.length > 0) throw new UsageError(`${task} requires ${missing.map(({ flag }) => flag).join(' and ')}.`);
}
