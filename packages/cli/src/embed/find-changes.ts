import { createHash } from 'node:crypto';
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

/**
 * Compares files with the embedded ones.
 *
 * @param names - Files that were found below `paths`.
 * @param known - Embedded files by name.
 */
export async function findChanges(
  { names, paths }: { readonly names: readonly string[]; readonly paths: readonly string[] },
  known: ReadonlyMap<string, { readonly hash: string }>,
  io: Io,
): Promise<Changes> {
  const changed: TextFile[] = [];
  let skipped = 0;
  for (const file of names) {
    const bytes = await readBytes(file, io);
    const text = textOf(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (text === undefined) skipped++;
    else if (known.get(file)?.hash !== hash) changed.push({ file, hash, text });
  }
  const gone = [...known.keys()].filter((file) => !names.includes(file) && isBelow(file, paths));
  return { changed, gone, unchanged: names.length - skipped - changed.length, skipped };
}

/** Decodes a text file; undefined for binary files. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isBelow(file: string, paths: readonly string[]): boolean {
  return paths.some((path) => {
    const folder = path.replace(/^\.\/|\/+$/g, '');
    return folder === '.' || folder === '' || file === folder || file.startsWith(`${folder}/`);
  });
}
