import { UsageError } from '../command-line/errors.ts';
import { fetchFile, isWebAddress } from '../io/fetch-file.ts';
import type { Io } from '../io/io.ts';
import { detectMediaType } from '../io/media-types.ts';
import { note } from '../io/print.ts';
import { readBytes, readStdin, readStdinText, readText } from '../io/read-input.ts';
import { plainFileNames, textOrFile } from '../io/text-or-file.ts';
import type { Field } from './task-fields.ts';
import { parseValue } from './value-kind.ts';

/** The main input of a task as given on the command line. */
export interface RawInput {
  readonly words: readonly string[];
  readonly inputs: readonly string[];
  readonly file: string | undefined;
}

/** Reads the main input of a task: a text from the words, a flag or a pipe; or the bytes of a file. */
export async function readMainInput(input: RawInput, field: Field, task: string, io: Io): Promise<unknown> {
  const { words, inputs, file } = input;
  const ways = [words.length > 0, inputs.length > 0, file !== undefined].filter(Boolean).length;
  if (ways > 1) throw new UsageError('Pass the input only once: as an argument, with --inputs or with --file.');
  if (field.kind.type === 'file') {
    if (words.length + inputs.length > 1) throw new UsageError(`${task} takes only one file.`);
    const [word] = words;
    if (word !== undefined) return readFileInput(word, task, io);
    return readFileInput(file ?? inputs[0], task, io, { flag: file === undefined ? '--inputs' : '--file' });
  }
  if (file !== undefined) return parseMain([(await readText(file, io, { flag: '--file' })).trim()], field);
  const given = inputs.length > 0 ? inputs : words.length > 0 ? [words.join(' ')] : [];
  if (given.some((text) => text.trim() === '')) throw new UsageError(`The input is empty, and ${task} needs a text.`);
  if (given.length > 0 && !isPipe(given)) {
    const flag = inputs.length > 0 ? '--inputs' : undefined;
    const texts = given.map((text) => textOrFile(text, io, { ...(flag && { flag }), isInput: true }));
    for (const name of words.length > 1 ? await plainFileNames(words.join(' '), io) : [])
      await note(io, `hubkit: ${name} is a word of the input here; alone, it would be the text of the file`);
    return parseMain(await Promise.all(texts), field);
  }
  if (io.stdin.isTTY) throw new UsageError(`${task} needs a text. Pass it as an argument, or pipe it in.`);
  const text = (await readStdinText(io)).trim();
  if (text === '') throw new UsageError(`Standard input is empty, and ${task} needs a text. Pass one as an argument.`);
  return parseMain([text], field);
}

/** Reads a file, or downloads one, with its media type. `-` is standard input, and so is a missing name if input is piped. */
export async function readFileInput(
  name: string | undefined,
  task: string,
  io: Io,
  origin?: { readonly flag: string },
): Promise<Blob> {
  if (name === undefined && io.stdin.isTTY) throw new UsageError(`${task} needs a file. Pass one with --file.`);
  const isPiped = name === undefined || name === '-';
  const label = isPiped ? 'Standard input' : name;
  const { bytes, type: declared = '' } = isPiped
    ? { bytes: await readStdin(io) }
    : isWebAddress(name)
      ? await fetchFile(name, io)
      : { bytes: await readBytes(name, io, origin) };
  if (bytes.length === 0) {
    const advice = isPiped ? `, and ${task} needs a file. Name one, or its URL` : '';
    throw new UsageError(`${label} is empty${advice}.`);
  }
  const type = detectMediaType(name ?? '', bytes) || declared;
  if (type === '') await note(io, `hubkit: unrecognized file type: ${label}; the provider may reject it`);
  return new Blob([bytes], { type });
}

function isPipe(words: readonly string[]): boolean {
  return words.length === 1 && words[0] === '-';
}

function parseMain(texts: readonly string[], { kind }: Field): unknown {
  try {
    if (kind.type === 'texts') {
      const values = texts.map((text) => parseValue(text, kind));
      return values.length === 1 ? values[0] : values.flat();
    }
    const [text = '', ...more] = texts;
    if (more.length > 0) throw new Error('can be given only once');
    return parseValue(text, kind);
  } catch (error) {
    throw new UsageError(`--inputs ${(error as Error).message}.`, { cause: error });
  }
}
