/** Simulated latencies in ms. */
export interface Pace {
  /** Delay before the first token of a stream. */
  readonly firstTokenMs: number;
  /** Delay between two tokens. */
  readonly tokenMs: number;
  /** Time a job spends in each state; 0 moves a job on with every status request. */
  readonly jobStepMs: number;
}

/** A named pace. */
export type PaceName = 'instant' | 'realistic';
