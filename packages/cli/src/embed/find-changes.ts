import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { readBytes } from '../io/read-input.ts';
import type { TextFile } from './embed-files.ts';

/** Differences between files and their embeddings. */
export interface Changes {
  /** New files, and files with another content. */
  readonly changed: readonly TextFile[];
  /** Names of embedded files that are gone. */
  readonly gone: readonly string[];
  /** Number of embedded files with the same content. */
  readonly unchanged: number;
  /** Number of files that are not text. */
  readonly skipped: number;
}

/** Files that are embedded. */
export interface GivenFiles {
  /** Files that were found below `paths`. */
  readonly names: readonly string[];
  readonly paths: readonly string[];
  /** Texts that are no files. @default none */
  readonly piped?: readonly { readonly file: string; readonly bytes: Uint8Array }[];
}

/** Name of a text from standard input, which no path has. */
export function pipedName(name = 'stdin'): string {
  return `<${name}>`;
}

/**
 * Compares files with the embedded ones.
 *
 * @param known - Embedded files by name.
 */
export async function findChanges(
  { names, paths, piped = [] }: GivenFiles,
  known: ReadonlyMap<string, { readonly hash: string }>,
  io: Io,
): Promise<Changes> {
  const changed: TextFile[] = [];
  let skipped = 0;
  const compare = (file: string, bytes: Uint8Array) => {
    const text = decodeText(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (text === undefined) skipped++;
    else if (known.get(file)?.hash !== hash) changed.push({ file, hash, text });
  };
  for (const file of names) compare(file, await readBytes(file, io));
  for (const { file, bytes } of piped) compare(file, bytes);
  const gone = [...known.keys()].filter((file) => !names.includes(file) && isBelow(file, paths));
  return { changed, gone, unchanged: names.length + piped.length - skipped - changed.length, skipped };
}

/** Decodes a text file; undefined for binary files. */
function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isBelow(file: string, paths: readonly string[]): boolean {
  if (/^<.*>$/.test(file)) return false;
  return paths.some((path) => {
    const folder = path.replace(/^\.\/|\/+$/g, '');
    return folder === '.' || folder === '' || file === folder || file.startsWith(`${folder}/`);
  });
}

/** Folders that hold what others wrote. */
const LEFT_OUT = new Set(['node_modules', '__pycache__', 'venv', 'dist', 'build', 'target']);

/** Finds the files of paths, relative to the current folder, sorted. Within folders, hidden files and built ones are left out. */
export async function findFiles(paths: readonly string[], io: Io): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    const full = resolve(io.cwd, path);
    let isFolder: boolean;
    try {
      isFolder = (await stat(full)).isDirectory();
    } catch (cause) {
      throw new UsageError(`Cannot read ${path}: ${describeReason(cause)}.`, { cause });
    }
    for (const file of isFolder ? await filesIn(full) : [full]) found.add(relative(io.cwd, file).split(sep).join('/'));
  }
  return [...found].sort();
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      if (entry.name.startsWith('.') || LEFT_OUT.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return found.flat();
}
