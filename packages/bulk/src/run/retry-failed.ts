import { existsSync } from 'node:fs';
import { BulkError } from '../contract/errors.ts';
import { lockRun } from '../store/lock-run.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { runPaths } from './open-run.ts';

/**
 * Makes rows that failed for good wait again; the next run of the output calls them.
 *
 * @param output - Path of the output file of the run.
 * @param codes - Kinds of failures of these rows. @default all
 * @returns The number of rows that wait again.
 * @throws {BulkError} `INPUT` if there is no such run, `BUSY` while another process works on it.
 */
export async function retryFailed(output: string, codes?: readonly string[]): Promise<number> {
  const { state, lock } = runPaths(output);
  if (!existsSync(state)) throw new BulkError('INPUT', `${output} is the output of no bulk run.`);
  const unlock = await lockRun(lock, output);
  try {
    const store = await openSqliteStore(state);
    try {
      return store.retry(codes);
    } finally {
      store.close();
    }
  } finally {
    unlock();
  }
}
