import type { InferenceClient } from '@hubkit/inference';
import type { BulkOptions } from './contract/options.ts';
import type { RowResult } from './contract/row.ts';
import type { BulkRun } from './contract/run.ts';
import { WorkingRun } from './run/working-run.ts';
import { openSqliteStore } from './store/sqlite-store.ts';

/** Results that are read from the store together. */
const BATCH = 100;

/**
 * Runs a task over the rows of an input and writes a result for each. The same call again continues where an earlier process stopped,
 * in whatever way it ended: rows that are done are not called again.
 *
 * @param client - Client for all calls. With `fetch: nodeFetch()` of `@hubkit/inference/node` it makes more calls per second.
 * @returns The run, at once. Iterate it for the results, or await `done`.
 * @throws {BulkError} Through `done` and the iteration: `INPUT` for invalid options or rows, before anything is sent; `BUSY` if
 *   another process works on the output; `CHANGED` if it belongs to a run with other settings or rows; `STORE` for a full disk.
 * @example
 * ```ts
 * const run = bulk(client, {
 *   input: 'reviews.csv', output: 'labels.jsonl', model: 'meta-llama/Llama-3.1-8B-Instruct',
 *   prompt: 'Is this review positive or negative? One word.\n\n{{ text }}',
 * });
 * const { done, dead } = await run.done;
 * ```
 */
export function bulk(client: InferenceClient, options: BulkOptions): BulkRun {
  const run = new WorkingRun(client, options);
  // An iteration reports a failure, too; without either, it must not end the process.
  run.done.catch(() => {});
  return {
    progress: () => run.progress(),
    pause: () => run.pause(),
    resume: () => run.resume(),
    stop: (graceMs) => run.stop(graceMs),
    done: run.done,
    [Symbol.asyncIterator]: () => iterate(run),
  };
}

/** Yields results over a separate connection to the store, as an iteration may be slower than the run. */
async function* iterate(run: WorkingRun): AsyncGenerator<RowResult, void, undefined> {
  const { state } = await run.opened;
  const store = await openSqliteStore(state);
  try {
    let position = 0;
    for (;;) {
      const isOver = run.isOver;
      const next = run.nextResult();
      const rows = store.finished(position, BATCH);
      for (const row of rows) {
        yield row;
        position = row.position;
      }
      if (rows.length > 0) continue;
      if (isOver) break;
      await next;
    }
    await run.done;
  } finally {
    store.close();
  }
}
