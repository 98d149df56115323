import type { Clock } from '../contract/clock.ts';
import type { ErrorDetails } from '../contract/errors.ts';
import type { CallEvent, RetryPolicy, SizeLimits, Timeouts } from '../contract/options.ts';
import type { RetryBudget } from './retry-budget.ts';

/** Settings that all requests of one call share. */
export interface CallContext {
  readonly fetch: typeof fetch;
  /** True without a user-supplied fetch. */
  readonly isPlatformFetch: boolean;
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeouts: Required<Timeouts>;
  readonly retry: Required<RetryPolicy>;
  readonly maxBytes: Required<SizeLimits>;
  /** Budget of the service that is called; that of the hub until the route is known. */
  retryBudget: RetryBudget;
  // By the type of fetch's options: programs for Node have no types of the DOM by name.
  readonly credentials: RequestInit['credentials'];
  /** Deadline of the call, on the `clock.now` timeline. */
  readonly deadline: number;
  /** Key and payer, which no message, body or cause may show. */
  readonly secrets: readonly string[];
  /** Details of every error of the call; provider and model once the route is known. */
  subject: ErrorDetails;
  /** Reports events; undefined where nothing needs them, so that no events are created. */
  readonly emit: ((event: CallEvent) => void) | undefined;
  /** True where events are only recorded, and warnings reach no listener. */
  readonly isUnobserved?: boolean;
}

/** The clock of calls without one. */
export const platformClock: Clock = {
  now: () => performance.now(),
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (timer) => clearTimeout(timer as number),
};

/** Looked up for every call, as instrumentation may replace it at any time. */
export const platformFetch: typeof fetch = (input, init) => globalThis.fetch(input, init);

/** True in pages and workers of browsers: they send their own `User-Agent`, and hide most headers of responses from other origins. */
export function isBrowser(): boolean {
  return 'document' in globalThis || 'WorkerGlobalScope' in globalThis;
}
