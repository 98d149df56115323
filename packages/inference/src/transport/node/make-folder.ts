import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Settings of a new folder. */
export interface MakeFolderOptions {
  /** Permissions of folders that are made. @default 0o777, less the mask of the process */
  readonly mode?: number;
}

/**
 * Makes a folder and those above it that are missing. Where a file system makes no folders, as `/proc`, it throws the error of the
 * system; `mkdir` of Node with `recursive` never returns there (seen in Node 20.20): the missing folder is `ENOENT` although
 * the one above it exists, so that it tries both in turns.
 */
export async function makeFolder(path: string, options: MakeFolderOptions = {}): Promise<void> {
  try {
    await mkdir(path, options);
  } catch (error) {
    if (await isFolder(path)) return;
    const above = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === path) throw error;
    await makeFolder(above, options);
    await mkdir(path, options).catch(async (again) => {
      if (!(await isFolder(path))) throw again;
    });
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
