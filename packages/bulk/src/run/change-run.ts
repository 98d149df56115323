import { existsSync, rmSync } from 'node:fs';
import { closest } from '@hubkit/task-types/closest';
import { BulkError } from '../contract/errors.ts';
import { lockRun } from '../store/lock-run.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { FAILURE_CODES } from './failure.ts';
import { type RunPaths, runPaths } from './run-paths.ts';

/**
 * Makes rows that failed for good wait again; the next run of the output calls them.
 *
 * @param output - Path of the output file of the run.
 * @param codes - Kinds of failures of these rows. @default all
 * @returns The number of rows that wait again.
 * @throws {BulkError} `INPUT` for an unknown code, and if the run does not exist; `BUSY` while another process works on it.
 */
export async function retryFailed(output: string, codes?: readonly string[]): Promise<number> {
  codes?.forEach(checkCode);
  return whileLocked(output, async ({ state }) => {
    const store = await openSqliteStore(state);
    try {
      return store.retry(codes);
    } finally {
      store.close();
    }
  });
}

/**
 * Removes the state of a run: it cannot be resumed after this. Its output files stay.
 *
 * @param output - Path of the output file of the run.
 * @throws {BulkError} `INPUT` if the run does not exist, `BUSY` while another process works on it.
 */
export async function removeRun(output: string): Promise<void> {
  await whileLocked(output, async ({ folder }) => rmSync(folder, { recursive: true }));
}

async function whileLocked<T>(output: string, action: (paths: RunPaths) => Promise<T>): Promise<T> {
  const paths = runPaths(output);
  if (!existsSync(paths.state)) throw new BulkError('INPUT', `No bulk run has written ${output}.`);
  const unlock = await lockRun(paths.lock, output);
  try {
    return await action(paths);
  } finally {
    unlock();
  }
}

function checkCode(code: string): void {
  if (FAILURE_CODES.includes(code)) return;
  const near = closest(code, FAILURE_CODES);
  const advice = near === undefined ? `: it is one of ${FAILURE_CODES.join(', ')}.` : `. Did you mean ${near}?`;
  throw new BulkError('INPUT', `There is no failure "${code}"${advice}`);
}
