import type { Clock, Timeouts } from '@hubkit/inference';

/** A clock with 100 s in a second, so that no test waits for the polls of a job. */
export const FAST_CLOCK: Clock = {
  now: () => performance.now() * 100,
  set: (callback, delayMs) => setTimeout(callback, delayMs / 100),
  // Timers are those that `set` returned.
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** Timeouts on a fast clock, which a slow machine cannot reach. */
export const FAST_TIMEOUTS: Timeouts = { headersMs: 3_600_000, jobMs: 3_600_000 };
