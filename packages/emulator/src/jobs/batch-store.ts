import { type BoundedMap, createBoundedMap } from '../contract/bounded-map.ts';
import type { JobTimes } from './job.ts';

/** An uploaded or generated file of a batch. */
export interface BatchFile {
  readonly id: string;
  readonly provider: string;
  readonly name: string;
  readonly purpose: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly text: string;
}

/** A line of a batch, as the client wrote it. */
export interface BatchLine {
  readonly customId: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Problem of a line that fails the whole batch. */
export interface BatchProblem {
  readonly code: string;
  readonly message: string;
  readonly line: number | null;
}

/** A batch as it was submitted. */
export interface StoredBatch {
  readonly id: string;
  readonly provider: string;
  readonly endpoint: string;
  readonly inputFileId: string;
  readonly completionWindow: string;
  readonly metadata: object | null;
  readonly createdAt: number;
  readonly lines: readonly BatchLine[];
  readonly problems: readonly BatchProblem[];
  polls: number;
  cancelledAt?: number;
  /** Ids of the files with results and errors, once the batch has ended. */
  output?: {
    readonly outputFileId: string | null;
    readonly errorFileId: string | null;
    readonly completed: number;
    readonly failed: number;
  };
}

/** States of a batch in OpenAI's words. */
type BatchStatus = 'validating' | 'failed' | 'in_progress' | 'finalizing' | 'completed' | 'expired' | 'cancelled';

/** State of a batch at a moment. */
export interface BatchSnapshot {
  readonly status: BatchStatus;
  /** Lines that were processed before the batch ended, or by now. */
  readonly processed: number;
}

/** The files and batches of one emulator. */
export interface BatchStore {
  readonly files: BoundedMap<BatchFile>;
  readonly batches: BoundedMap<StoredBatch>;
  /** The state of a batch. A poll moves it on where no time does. */
  readonly snapshot: (batch: StoredBatch, isPoll: boolean) => BatchSnapshot;
  /** Duration after which a batch expires, in ms. */
  readonly windowMs: number;
}

const STEPS = ['validating', 'in_progress', 'finalizing'] as const;

/** Creates a store that keeps the last 200 files and batches. */
export function createBatchStore({
  now,
  times: { queuedMs, runningMs },
  windowMs,
}: {
  readonly now: () => number;
  readonly times: JobTimes;
  readonly windowMs: number;
}): BatchStore {
  const computeStatus = (batch: StoredBatch): BatchStatus => {
    if (batch.cancelledAt !== undefined) return 'cancelled';
    if (queuedMs + runningMs === 0) return STEPS[batch.polls] ?? 'completed';
    const elapsed = now() - batch.createdAt;
    if (elapsed < queuedMs) return 'validating';
    if (elapsed >= windowMs && windowMs < queuedMs + runningMs) return 'expired';
    return elapsed < queuedMs + runningMs ? 'in_progress' : 'completed';
  };
  return {
    files: createBoundedMap(200),
    batches: createBoundedMap(200),
    windowMs,
    snapshot(batch, isPoll) {
      if (isPoll) batch.polls++;
      const { length } = batch.lines;
      const status = computeStatus(batch);
      if (batch.problems.length > 0) return { status: status === 'validating' ? status : 'failed', processed: 0 };
      if (status === 'completed' || status === 'finalizing') return { status, processed: length };
      const end = Math.min(batch.cancelledAt ?? now(), batch.createdAt + windowMs);
      const share = runningMs === 0 ? 0 : (end - batch.createdAt - queuedMs) / runningMs;
      return { status, processed: Math.ceil(length * Math.min(1, Math.max(0, share))) };
    },
  };
}
