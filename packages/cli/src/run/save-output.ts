import { access, constants, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { print } from '../io/print.ts';
import { reasonOf } from '../io/read-input.ts';
import { agrees, extensionOf } from './media-types.ts';

export interface SaveOptions {
  /** The name that was asked for; `-` is standard output. */
  readonly output: string | undefined;
  /** May an existing file be replaced? */
  readonly isForced: boolean;
}

/** The place where a result was saved. */
export interface Saved {
  /** Absent: standard output. */
  readonly file?: string;
  readonly bytes: number;
  /** A warning about the file name; the file is written all the same. */
  readonly warning?: string;
}

/** Says no before anything is sent, and paid for, when the result could not be kept. */
export async function checkOutput({ output, isForced }: SaveOptions, isMedia: boolean, io: Io): Promise<void> {
  if (output === undefined && !isMedia) return;
  if (output === '-') {
    if (isMedia && io.stdout.isTTY)
      throw new UsageError('--output -: a terminal cannot show these bytes; name a file.');
    return;
  }
  const path = resolve(io.cwd, output ?? '.');
  const folder = output === undefined ? path : dirname(path);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new UsageError(
      `Cannot write to the folder ${folder}: ${reasonOf(error).replace('no such file', 'no such folder')}.`,
      { cause: error },
    );
  }
  if (output !== undefined && !isForced && (await isThere(path))) throw existsError(output);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes a picture, a sound or a film under the given name, or under a free one made from `stem`. */
export async function saveMedia(blob: Blob, stem: string, options: SaveOptions, io: Io): Promise<Saved> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { output, isForced } = options;
  if (output === '-') {
    await print(io, bytes);
    return { bytes: bytes.length };
  }
  const extension = extensionOf(blob.type, bytes);
  if (output === undefined)
    return { file: await saveUnderFreeName(stem, extension, bytes, isForced, io), bytes: bytes.length };
  await save(output, bytes, isForced, io);
  const warning = agrees(output, extension)
    ? {}
    : { warning: `${output} holds ${blob.type}, which usually ends in .${extension}` };
  return { file: output, bytes: bytes.length, ...warning };
}

/** Writes text under the given name. */
export async function saveText(text: string, output: string, isForced: boolean, io: Io): Promise<void> {
  await save(output, text, isForced, io);
}

async function saveUnderFreeName(
  stem: string,
  extension: string,
  bytes: Uint8Array,
  isForced: boolean,
  io: Io,
): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${stem}.${extension}` : `${stem}-${number}.${extension}`;
    try {
      await write(name, bytes, isForced, io);
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw saveError(name, error);
    }
  }
}

async function save(name: string, content: string | Uint8Array, isForced: boolean, io: Io): Promise<void> {
  try {
    await write(name, content, isForced, io);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? existsError(name) : saveError(name, error);
  }
}

function write(name: string, content: string | Uint8Array, isForced: boolean, io: Io): Promise<void> {
  // `wx` fails on an existing file, so that nothing is lost between a look and the write.
  return writeFile(resolve(io.cwd, name), content, { flag: isForced ? 'w' : 'wx' });
}

function existsError(name: string): UsageError {
  return new UsageError(`${name} exists already: choose another --output, or add --force to replace it.`);
}

function saveError(name: string, cause: unknown): CliError {
  return new CliError(`Cannot write ${name}: ${reasonOf(cause)}.`, { cause });
}
