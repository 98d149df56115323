/** Limits of one user, or of all users together. Those that are missing do not apply. */
export interface Limits {
  /** Requests within a minute. */
  readonly requestsPerMinute?: number | undefined;
  /** Requests within a day (UTC). */
  readonly requestsPerDay?: number | undefined;
  /** Tokens of prompts and results within a minute. */
  readonly tokensPerMinute?: number | undefined;
  /** Tokens of prompts and results within a day (UTC). */
  readonly tokensPerDay?: number | undefined;
  /** Cost within a day (UTC) in US dollars, as the provider reports it or by the `price` of the model. */
  readonly costPerDay?: number | undefined;
  /** Calls at the same time. */
  readonly concurrent?: number | undefined;
}

/** The outcome of adding to a counter. */
export interface CounterState {
  /** Sum of the window, this amount included. */
  readonly total: number;
  /** Name of the counter since it began; another one begins where a store has lost it. @default the counter is never lost */
  readonly generation?: string | undefined;
}

/**
 * Counters behind the limits. All methods may be called concurrently; each is atomic. `memoryLimits()` keeps them in the
 * process, `redisLimits(client)` of `@hubkit/gateway/redis` in Redis, for several machines.
 */
export interface LimitStore {
  /**
   * Adds an amount, which may be negative, to a counter.
   *
   * @param key - Name of the counter. It includes the window, so that a late amount does not reach the next window.
   * @param seconds - Time after which the counter may be forgotten.
   * @param generation - Generation that the amount belongs to: to another one, nothing is added. @default any
   */
  add(key: string, amount: number, seconds: number, generation?: string): Promise<CounterState>;
  /**
   * Takes one of `most` places, unless all are taken.
   *
   * @param id - Name of the holder.
   * @param leaseMs - Time after which the place is free even if it was not released, in ms: its holder may have crashed.
   */
  acquire(key: string, id: string, most: number, leaseMs: number): Promise<boolean>;
  /** Gives a place back. */
  release(key: string, id: string): Promise<void>;
}
