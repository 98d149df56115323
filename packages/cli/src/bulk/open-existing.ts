import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BulkStore } from '@hubkit/bulk';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** Opens the store of a run for one action, also while another process works on the run. */
export async function withRun<T>(output: string, io: Io, use: (store: BulkStore) => T | Promise<T>): Promise<T> {
  const { openSqliteStore, runPaths } = await import('@hubkit/bulk');
  const { state } = runPaths(resolve(io.cwd, output));
  if (!existsSync(state)) throw new UsageError(`${output} is the output of no bulk run; ${output}.bulk is not there.`);
  const store = await openSqliteStore(state);
  try {
    return await use(store);
  } finally {
    store.close();
  }
}
