import { resolve } from 'node:path';
import { UsageError } from '../command-line/errors.ts';
import { describeReason } from '../io/file-error.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';

/** Makes the folder of a recording, and returns its path. */
export async function makeRecordFolder(folder: string, io: Io): Promise<string> {
  const path = resolve(io.cwd, folder);
  try {
    await makePrivateFolder(path);
  } catch (cause) {
    throw new UsageError(`Cannot record to ${folder}: ${describeReason(cause)}. Name a folder.`, { cause });
  }
  return path;
}
