import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { CliError, UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { isObject } from '../io/is-object.ts';
import { agrees, detectMediaType, findExtension } from '../io/media-types.ts';

export interface SaveOptions {
  /** The requested file name; `-` is standard output. */
  readonly output: string | undefined;
  /** Replace an existing file. */
  readonly isForced: boolean;
  /** The option that names it, for messages. @default '--output' */
  readonly flag?: string;
}

/** The destination of a saved result. */
export interface Saved {
  readonly file: string;
  readonly bytes: number;
  /** A remark about a file name that was changed. */
  readonly warning?: string;
}

/** Throws if the output could not be saved, before anything is sent and billed. */
export async function checkOutput(
  { output, isForced, flag = '--output' }: SaveOptions,
  isMedia: boolean,
  io: Io,
): Promise<void> {
  if (output === undefined && !isMedia) return;
  if (output === '-') {
    if (isMedia && io.stdout.isTTY)
      throw new UsageError('--output -: binary output cannot be shown in a terminal. Pass a file name.');
    return;
  }
  const path = resolve(io.cwd, output ?? '.');
  const folder = output === undefined ? path : dirname(path);
  try {
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new UsageError(
      `Cannot write to the folder ${folder}: ${describeReason(error).replace('no such file', 'no such folder')}.`,
      { cause: error },
    );
  }
  if (output === undefined) return;
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new UsageError(`${flag}: ${output} is a folder: name a file in it.`);
  if (found && !isForced) throw existsError(output);
}

/** Writes an image, audio or video file under the given name, or under an unused name derived from `stem`. */
export async function saveMedia(blob: Blob, stem: string, options: SaveOptions, io: Io): Promise<Saved> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const { output, isForced } = options;
  const extension = findExtension(blob.type, bytes);
  if (output === undefined)
    return { file: await saveUnderFreeName(stem, extension, bytes, isForced, io), bytes: bytes.length };
  if (agrees(output, extension)) {
    const saved = await keep(output, bytes);
    if (/\.[A-Za-z0-9]{1,4}$/.test(output) && detectMediaType(output, new Uint8Array()) === '')
      return { ...saved, warning: `${output} is ${blob.type}: name it .${extension} for other programs` };
    return saved;
  }
  const { convertImage } = await import('./convert-image.ts');
  const wanted = findExtension(detectMediaType(output, new Uint8Array()), new Uint8Array());
  const converted = await convertImage(bytes, extension, wanted).catch(() => undefined);
  if (converted !== undefined) return keep(output, converted);
  // The result is paid for: it is kept under a name that fits.
  const file = await saveUnderFreeName(output.replace(/\.[^./\\]+$/, ''), extension, bytes, isForced, io);
  return {
    file,
    bytes: bytes.length,
    warning: `the result is ${blob.type}, so it is saved as ${file} instead of ${output}`,
  };

  async function keep(file: string, content: Uint8Array): Promise<Saved> {
    await save(file, content, isForced, io);
    return { file, bytes: content.length };
  }
}

/** Formats of images in base64 within JSON, by their first characters. */
const imageStarts = [
  ['iVBORw0KGgo', 'png'],
  ['/9j/', 'jpg'],
  ['UklGR', 'webp'],
] as const;

/**
 * Saves the images within the rows of a result, such as the masks of a segmentation, as files named after the task and the
 * label; returns the rows with the names of the files in the place of the images.
 */
export async function saveImagesOfRows(output: unknown, stem: string, isForced: boolean, io: Io): Promise<unknown> {
  if (!Array.isArray(output)) return output;
  const rows: unknown[] = [];
  for (const row of output) rows.push(isObject(row) ? await saveRow(row) : row);
  return rows;

  async function saveRow(row: Readonly<Record<string, unknown>>): Promise<unknown> {
    const cells: [string, unknown][] = [];
    for (const [key, value] of Object.entries(row)) cells.push([key, (await saveCell(row, value)) ?? value]);
    return Object.fromEntries(cells);
  }

  async function saveCell({ label }: { readonly label?: unknown }, value: unknown): Promise<string | undefined> {
    if (typeof value !== 'string' || value.length < 40) return undefined;
    const base64 = value.replace(/^data:image\/[a-z+]+;base64,/, '');
    const extension = imageStarts.find(([start]) => base64.startsWith(start))?.[1];
    if (extension === undefined) return undefined;
    const name = typeof label === 'string' ? label.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) : '';
    const bytes = Buffer.from(base64, 'base64');
    return saveUnderFreeName(name ? `${stem}-${name}` : stem, extension, bytes, isForced, io);
  }
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
  // `wx` fails on an existing file, also on one that was created since the check.
  return writeFile(resolve(io.cwd, name), content, { flag: isForced ? 'w' : 'wx' });
}

function existsError(name: string): UsageError {
  return new UsageError(`${name} already exists. Choose another --output, or add --force to replace it.`);
}

function saveError(name: string, cause: unknown): CliError {
  return new CliError(`Cannot write ${name}: ${describeReason(cause)}.`, { cause });
}
