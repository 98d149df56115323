import type { RowResult } from './row.ts';
import type { FailureCount, Totals } from './totals.ts';
import type { Wait } from './wait.ts';

/** State of a run at a moment. */
export interface Progress extends Totals {
  /** `waiting` while no row can start: see `wait`. */
  readonly state: 'running' | 'paused' | 'waiting' | 'stopping' | 'over';
  /** What a run waits for in the state `waiting`. */
  readonly wait?: Wait;
  /** Rows that may be under way at a time. */
  readonly concurrency: number;
  /** Rows per second that reached their final state in the last 10 s. */
  readonly rowsPerSecond: number;
  /** Responses with 429 since the process started. */
  readonly rateLimits: number;
  /** Time in ms until the last row is done at the present rate; undefined while the rate is 0. */
  readonly etaMs: number | undefined;
}

/** Result of a process that worked on a run. */
export interface Summary extends Totals {
  /**
   * `done` if every row is final, `budget` if a budget is used up, `stopped` on request, `failed` if every further row would
   * fail, too. All but `done` can be resumed.
   */
  readonly end: 'done' | 'budget' | 'stopped' | 'failed';
  /** Explanation of the end, but for `done`. */
  readonly reason: string | undefined;
  readonly failures: readonly FailureCount[];
  readonly ms: number;
}

/** A run that is under way. Iterating it yields the results in the order of the input. */
export interface BulkRun extends AsyncIterable<RowResult> {
  progress(): Progress;
  /** Starts no more rows until `resume`. */
  pause(): void;
  resume(): void;
  /** Starts no more rows and waits for those under way, at most `graceMs` (default 10000); those are aborted then. */
  stop(graceMs?: number): void;
  /** Resolves at the end of this process's work. Rejects with a BulkError if the store or an output file fails. */
  readonly done: Promise<Summary>;
}
