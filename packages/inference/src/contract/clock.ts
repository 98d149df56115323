/** The clock that timeouts and delays are measured with; tests pass their own. */
export interface Clock {
  /** Returns a monotonic time in ms. @default performance.now */
  now(): number;
  /** Starts a timer and returns its handle. @default setTimeout */
  set(callback: () => void, delayMs: number): unknown;
  /** Stops a timer. @default clearTimeout */
  clear(timer: unknown): void;
}
