import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../command-line/errors.ts';
import { fetchFile, isWebAddress } from './fetch-file.ts';
import type { Io } from './io.ts';
import { detectMediaType } from './media-types.ts';
import { note } from './print.ts';
import { decode, readText } from './read-input.ts';

interface Options {
  /** The flag that has the text, for messages; undefined for positional arguments. */
  readonly flag?: string;
  /** Also read a file that is named without @. @default false */
  readonly isInput?: boolean;
}

/**
 * Returns the text of a file that is written as `@name`, and other texts as they are. The name of a file without @ is read, too,
 * if it is the input of a command; elsewhere, a note says how the file is meant.
 */
export async function textOrFile(text: string, io: Io, { flag, isInput = false }: Options = {}): Promise<string> {
  if (await isFileWord(text, io)) return readNamed(text.slice(1), io, flag);
  if (!looksLikeFile(text)) return text;
  if (await isFile(text, io)) {
    if (isInput) {
      await note(io, `hubkit: the input is the text of the file ${text}`);
      return readNamed(text, io, flag);
    }
    await note(io, `hubkit: ${flag} is the text "${text}"; @${text} reads the file of this name`);
  } else if (isInput && hasFileEnding(text)) {
    await note(io, `hubkit: there is no file ${text}, so the input is this name itself`);
  }
  return text;
}

async function readNamed(name: string, io: Io, flag: string | undefined): Promise<string> {
  if (!isWebAddress(name)) return (await readText(name, io, { flag })).trim();
  return decode((await fetchFile(name, io)).bytes, name).trim();
}

/** True for `@name` if there is such a file, and for `@https://…`. Throws for the name of a missing file with a known extension. */
export async function isFileWord(word: string, io: Io): Promise<boolean> {
  if (!/^@\S+$/.test(word)) return false;
  const name = word.slice(1);
  if (isWebAddress(name)) return true;
  if (await isFile(name, io)) return true;
  if (looksLikeFile(name) && hasFileEnding(name) && !(await isThere(name, io))) {
    throw new UsageError(`Cannot read ${name}: no such file. To write about ${word}, quote the whole text.`);
  }
  return false;
}

/** Names the files among the words of a text that are written without @. */
export async function plainFileNames(text: string, io: Io): Promise<readonly string[]> {
  const words = [...new Set(text.split(/\s+/).map((word) => word.replace(/^["'`(]+|["'`),;:?!]+$/g, '')))];
  const found = await Promise.all(words.map(async (word) => looksLikeFile(word) && (await isFile(word, io))));
  return words.filter((_, index) => found[index]);
}

/** True for a single word with an extension, such as `notes.txt`. */
function looksLikeFile(word: string): boolean {
  return /^[^\s@]+\.[A-Za-z0-9]{1,8}$/.test(word) && !isWebAddress(word);
}

/** True for an extension that hardly anything but a file has; `node.js` and `example.com` have none of them. */
function hasFileEnding(word: string): boolean {
  return detectMediaType(word, new Uint8Array()) !== '' || /\.(txt|md|csv|tsv|jsonl|ya?ml|html|jinja)$/i.test(word);
}

/** True for a regular file: folders have no text, and pipes may have no end. */
async function isFile(name: string, io: Io): Promise<boolean> {
  return stat(resolve(io.cwd, name)).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function isThere(name: string, io: Io): Promise<boolean> {
  return stat(resolve(io.cwd, name)).then(
    () => true,
    () => false,
  );
}
