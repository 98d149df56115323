import type { WorkerFacts } from '../contract/moment.ts';
import type { Wait } from '../contract/run.ts';
import type { BulkStore } from '../contract/store.ts';
import type { ChunkLoopParts } from '../queue/chunk-loop.ts';
import { createChunkLoop } from '../queue/create-chunk-loop.ts';
import { createWorker, type WorkerParts } from './create-worker.ts';
import type { KnownOptions } from './option-facts.ts';
import { RowLoop } from './row-loop.ts';

/** A loop over the rows of a run: in this process, or through the workers of a queue. */
export interface RunLoop {
  /** Rows that are claimed and have no recorded outcome. */
  readonly underWay: number;
  /** Rows that may be under way at a time. */
  capacity(): number;
  /** What the loop waits for while no row can start. */
  wait(): Wait | undefined;
  /** Workers on other machines, of a loop that has them. */
  workers?(): readonly WorkerFacts[];
  /** Resolves when no row is left, or when a stopped loop has no row under way; rejects if the store fails, or for a fault of the program. */
  run(): Promise<void>;
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Parts of a run with its file and its store. */
export interface RunParts extends WorkerParts {
  readonly options: KnownOptions;
}

/** Creates the loop of a run. */
export async function createLoop(
  parts: RunParts,
  store: BulkStore,
  hooks: Pick<ChunkLoopParts, 'onOutcomes' | 'onTurn' | 'onStop' | 'now'>,
): Promise<RunLoop> {
  const { gate, options } = parts;
  if (options.queue) return createChunkLoop(options.queue, parts, options, store, hooks);
  return new RowLoop({
    store,
    call: createWorker(parts),
    capacity: () => gate.capacity(),
    waitMs: () => gate.waitMs(),
    wait: () => gate.wait(),
    onFault: (error) => hooks.onStop(error instanceof Error ? error.message : String(error)),
    ...hooks,
  });
}
