import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';

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
