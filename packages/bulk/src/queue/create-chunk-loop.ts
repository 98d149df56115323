import { BulkError } from '../contract/errors.ts';
import type { BulkQueue, QueuedRow, WorkOrder } from '../contract/queue.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { BulkStore, Outcome } from '../contract/store.ts';
import { fileFields } from '../request/file-args.ts';
import { makeRowArgs } from '../run/call-row.ts';
import type { WorkerParts } from '../run/create-worker.ts';
import { readFailure } from '../run/failure.ts';
import type { KnownOptions } from '../run/option-facts.ts';
import { retryRules, settleRow } from '../run/settle-row.ts';
import { withCosts } from '../run/with-costs.ts';
import { ChunkLoop, type ChunkLoopParts } from './chunk-loop.ts';
import { portableArgs, savedOutcome } from './portable.ts';

/** Rows of a chunk, at most; fewer where each has a file with it. */
const CHUNK_ROWS = { texts: 50, files: 4 } as const;

/** Creates the loop of a run whose calls workers make. */
export async function createChunkLoop(
  queue: BulkQueue,
  { makeArgs, cache, createKey, saveFile, signal }: WorkerParts,
  options: KnownOptions,
  store: BulkStore,
  hooks: Pick<ChunkLoopParts, 'onOutcomes' | 'onTurn' | 'onStop' | 'now'>,
): Promise<ChunkLoop> {
  const { task = 'conversational', image } = options;
  const fields = fileFields(task);
  const keys = new Map<number, string>();
  const prepare = async ({ row, ...rest }: ClaimedRow): Promise<QueuedRow | Outcome> => {
    try {
      const args = await makeRowArgs(makeArgs, row);
      const key = cache && createKey(args);
      const found = key === undefined ? undefined : cache?.get(key);
      if (found) return { seq: rest.seq, attempts: [], next: { type: 'done', ...found } };
      if (key !== undefined) keys.set(rest.seq, key);
      return { ...rest, args: await portableArgs(args, fields) };
    } catch (error) {
      const outcome = { type: 'failed' as const, failure: readFailure(error), attempts: [] };
      return settleRow({ row, ...rest }, outcome, false, retryRules(options));
    }
  };
  const complete = async (outcome: Outcome): Promise<Outcome> => {
    const { seq, next } = outcome;
    const key = keys.get(seq);
    const saved = await savedOutcome(outcome, (file) => saveFile(file, seq));
    // Files are no answers: another run has another folder for them.
    if (key !== undefined && next.type === 'done' && saved === outcome) cache?.set(key, next);
    if (next.type !== 'wait') keys.delete(seq);
    return withCosts(saved, options.prices);
  };
  const owned = await queue.own(workOrder(options, store.run()?.id ?? ''));
  const chunkRows = fields.length > 0 || image !== undefined ? CHUNK_ROWS.files : CHUNK_ROWS.texts;
  return new ChunkLoop({ store, queue: owned, prepare, complete, chunkRows, signal, ...hooks });
}

function workOrder(options: KnownOptions, run: string): WorkOrder {
  const { task = 'conversational', model, provider, schema, concurrency = 'auto', fallbacks, batch } = options;
  const { limits, attempts, backoffMs, outageMs, workerData: data } = options;
  if (batch) throw new BulkError('INPUT', 'Batches of a provider need no workers: leave out batch or queue.');
  if (fallbacks)
    throw new BulkError(
      'INPUT',
      'Workers have their own keys: return the fallbacks of a run from connect of the worker.',
    );
  if (schema !== undefined && !isJsonValue(schema))
    throw new BulkError('INPUT', 'A schema for workers has to be JSON Schema, as functions cannot be sent to them.');
  const order = { run, task, model, provider, schema, concurrency, limits, attempts, backoffMs, outageMs, data };
  // As a worker reads it: without members that are undefined.
  return JSON.parse(JSON.stringify(order));
}

/** True for a value that is the same after JSON: it has no function in it. */
function isJsonValue(value: unknown): boolean {
  if (typeof value === 'function') return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isJsonValue);
}
