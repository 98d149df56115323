import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BulkStore } from '@hubkit/bulk';
import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** Pauses or stops a run; returns false if all its rows are done, so that there is nothing to pause or stop. */
export function holdRun(output: string, io: Io, control: 'pause' | 'stop'): Promise<boolean> {
  return withRun(output, io, (store) => {
    const { rows, done, dead } = store.totals();
    if (rows > 0 && done + dead === rows) return false;
    store.setControl(control);
    return true;
  });
}

/** Opens the store of a run for one action, also while another process works on the run. */
export async function withRun<T>(output: string, io: Io, use: (store: BulkStore) => T | Promise<T>): Promise<T> {
  const { openSqliteStore, runPaths } = await import('@hubkit/bulk');
  const { state } = runPaths(resolve(io.cwd, output));
  if (!existsSync(state))
    throw new UsageError(
      `No bulk run has written ${output}: there is no ${output}.bulk. \`hubkit bulk ls\` lists the runs of this folder.`,
    );
  const store = await openSqliteStore(state);
  try {
    return await use(store);
  } finally {
    store.close();
  }
}
