import type { RowResult } from './row.ts';

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

/** What a run waits for while it starts no row. */
export interface Wait {
  /**
   * `rate-limit`: the provider demands a pause. `outage`: the provider has failed several times in a row, and one row at a time tries it again. `backoff`: all
   * rows that are left have failed before and are due later. `batch`: a batch is at its provider. `queue-full`: the provider
   * takes no further batch for the time being. `worker`: no worker is there. `redis`: the server of the queue takes nothing.
   */
  readonly reason: 'rate-limit' | 'outage' | 'backoff' | 'batch' | 'queue-full' | 'worker' | 'redis';
  readonly provider?: string;
  /** Time in ms until rows may start, or until the next attempt; missing if it is not known. */
  readonly ms?: number;
  /** Last failure that has led to it. */
  readonly message?: string;
}

/** Numbers of a run: sums over its recorded attempts and the states of its rows. */
export interface Totals {
  readonly rows: number;
  readonly done: number;
  readonly dead: number;
  readonly waiting: number;
  /** Claimed by a process: their requests are under way. */
  readonly claimed: number;
  /** All recorded requests. */
  readonly requests: number;
  /** Requests whose response is unknown because their process ended: they were made again and may have been billed. */
  readonly lost: number;
  /**
   * Requests that were made for rows that had one before, after rate limits, failures and lost responses. A provider may have billed those
   * whose response was lost, broken or late.
   */
  readonly repeated: number;
  readonly inputTokens: number;
  /** Input tokens that came from a cache of the provider; part of `inputTokens`. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** Sum of the reported costs in the provider's currency, usually US dollars. */
  readonly cost: number;
}

/** Number of rows with a kind of failure, and the message of one of them. */
export interface FailureCount {
  readonly code: string;
  readonly count: number;
  readonly example: string;
}
