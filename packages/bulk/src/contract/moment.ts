import type { Progress } from './run.ts';

/** Progress of a run at a moment, kept once a second for other processes. */
export interface Moment extends Omit<Progress, 'etaMs'> {
  /** Time in ms since 1970. */
  readonly at: number;
  /** Time in ms until the last row is done at the present rate; missing while the rate is 0. */
  readonly etaMs?: number;
  /** Durations in ms of the requests since the last moment: half of them, and 95 % of them, were faster. Missing without requests. */
  readonly latency?: { readonly p50: number; readonly p95: number };
  /** Bounds of the run; `until` in ms since 1970. */
  readonly budget?: {
    readonly cost?: number;
    readonly tokens?: number;
    readonly errors?: number | `${number}%`;
    readonly until?: number;
  };
  /** Workers on other machines, of a run with a queue. */
  readonly workers?: readonly WorkerFacts[];
}

/** A worker and its places. */
export interface WorkerFacts {
  readonly id: string;
  readonly host: string;
  /** Rows that it may have under way. */
  readonly capacity: number;
  readonly underWay: number;
}
