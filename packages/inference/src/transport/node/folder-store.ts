import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CacheStore } from '../../contract/answer-cache.ts';
import { makeFolder } from './make-folder.ts';

/** Settings of a folder of cached answers. */
export interface FolderStoreOptions {
  /** Size of all files in bytes, beyond which the oldest are deleted. @default 1073741824 (1 GiB) */
  readonly maxBytes?: number;
}

const MAX_BYTES = 2 ** 30;
/** Part of the maximum that is left after the oldest files were deleted, so that not every write deletes. */
const LEFT = 0.9;
const KEY = /^[0-9a-f]{64}$/;

/**
 * Keeps cached answers in a folder, one file each, which only the user of the process may read. Several processes may use one folder at
 * a time; programs with the same folder, request and token share the answers.
 */
export function folderStore(folder: string | URL, { maxBytes = MAX_BYTES }: FolderStoreOptions = {}): CacheStore {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const toFilePath = (key: string) => {
    // Also the name of a file, so nothing else is taken.
    if (!KEY.test(key)) throw new TypeError('A key of cached answers is a SHA-256 hash in hexadecimal.');
    return join(path, `${key}.json`);
  };
  /** Bytes written by this process since the folder was measured; those of others show at the next time. */
  let bytes = Infinity;
  return {
    async get(key) {
      try {
        return await readFile(toFilePath(key), 'utf8');
      } catch (error) {
        if (readErrorCode(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async set(key, text, maxAgeMs) {
      await makeFolder(path, { mode: 0o700 });
      const file = toFilePath(key);
      // Readers see the old file or the new one, never a part.
      const part = `${file}.${crypto.randomUUID()}.part`;
      try {
        await writeFile(part, text, { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      bytes += Buffer.byteLength(text);
      if (bytes > maxBytes) bytes = await deleteOldest(path, maxBytes, maxAgeMs);
    },
  };
}

/** Age in ms of a part of a file after which its writer is gone. */
const PART_MS = 3_600_000;

/** Deletes files that are too old, and the oldest of the others while they are too large together. Returns the size of the rest in bytes. */
async function deleteOldest(path: string, maxBytes: number, maxAgeMs: number): Promise<number> {
  const names = (await readdir(path)).filter((name) => /^[0-9a-f]{64}\.json(\.[\w-]+\.part)?$/.test(name));
  const found = await Promise.all(names.map((name) => measure(join(path, name))));
  const files = found.filter((file) => file !== undefined).sort((one, other) => one.writtenAt - other.writtenAt);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  const most = total > maxBytes ? LEFT * maxBytes : maxBytes;
  for (const { file, size, writtenAt } of files) {
    const age = Date.now() - writtenAt;
    const isPart = file.endsWith('.part');
    if (isPart ? age < PART_MS : total <= most && age < maxAgeMs) continue;
    await rm(file, { force: true });
    total -= size;
  }
  return total;
}

/** Measures a file; undefined for one that another process has deleted. */
async function measure(file: string) {
  try {
    const { size, mtimeMs } = await stat(file);
    return { file, size, writtenAt: mtimeMs };
  } catch (error) {
    if (readErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function readErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
