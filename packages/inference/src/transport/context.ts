import type { ErrorDetails } from '../contract/errors.ts';
import type { CallEvent, CallOptions, Clock, RetryPolicy, SizeLimits, Timeouts } from '../contract/options.ts';
import type { RetryBudget } from './retry-budget.ts';

/** What every request of one call shares. */
export interface CallContext {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal | undefined;
  readonly clock: Clock;
  readonly random: () => number;
  readonly timeouts: Required<Timeouts>;
  readonly retry: Required<RetryPolicy>;
  readonly maxBytes: Required<SizeLimits>;
  readonly retryBudget: RetryBudget;
  readonly credentials: RequestCredentials | undefined;
  /** When the call has to be over, by `clock.now`. */
  readonly deadline: number;
  /** Keys that no message, body or cause may show. */
  readonly secrets: readonly string[];
  /** Said in every error of the call. */
  readonly subject: ErrorDetails;
  emit(event: CallEvent): void;
}

const platformClock: Clock = {
  now: () => performance.now(),
  set: (callback, delayMs) => setTimeout(callback, delayMs),
  clear: (timer) => clearTimeout(timer as number),
};

/** Fills in the defaults of a call. */
export function createContext(
  options: CallOptions,
  call: Pick<CallContext, 'retryBudget' | 'secrets' | 'subject'> & { readonly isStream: boolean },
): CallContext {
  const { clock = platformClock, includeCredentials: credentials, retry } = options;
  const timeouts = {
    headersMs: call.isStream ? 120_000 : 600_000,
    firstContentMs: 120_000,
    idleMs: 120_000,
    totalMs: call.isStream ? Infinity : 600_000,
    jobMs: 600_000,
    ...options.timeouts,
  };
  const isOnce = retry === false || options.retry_on_error === false;
  return {
    ...call,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    signal: options.signal,
    clock,
    random: options.random ?? Math.random,
    timeouts,
    retry: {
      attempts: 3,
      baseMs: 500,
      capMs: 8_000,
      maxRetryAfterMs: 60_000,
      ...retry,
      ...(isOnce && { attempts: 1 }),
    },
    maxBytes: { json: 2 ** 26, binary: 2 ** 31, event: 2 ** 28, ...options.maxBytes },
    credentials: credentials === true ? 'include' : credentials || undefined,
    deadline: clock.now() + timeouts.totalMs,
    emit: (event) => options.onEvent?.(event),
  };
}
