import type { CallOptions, RetryPolicy, SizeLimits, Timeouts } from '../contract/options.ts';
import { type CallContext, platformClock, platformFetch } from './context.ts';
import { notify } from './notify.ts';

const TIMEOUTS: Required<Timeouts> = {
  headersMs: 600_000,
  firstContentMs: 120_000,
  idleMs: 120_000,
  totalMs: 600_000,
  jobMs: 600_000,
};
const STREAM_TIMEOUTS: Required<Timeouts> = { ...TIMEOUTS, headersMs: 120_000, totalMs: Infinity };
const RETRY: Required<RetryPolicy> = { attempts: 3, baseMs: 500, capMs: 8_000, maxRetryAfterMs: 60_000 };
const MAX_BYTES: Required<SizeLimits> = { json: 2 ** 26, binary: 2 ** 31, event: 2 ** 28 };

/** Fills in the defaults of a call. */
export function createContext(
  options: CallOptions,
  {
    isStream,
    retryBudget,
    secrets,
    subject,
  }: Pick<CallContext, 'retryBudget' | 'secrets' | 'subject'> & { readonly isStream: boolean },
): CallContext {
  const { clock = platformClock, includeCredentials, retry, onEvent } = options;
  const defaultTimeouts = isStream ? STREAM_TIMEOUTS : TIMEOUTS;
  const timeouts = options.timeouts ? { ...defaultTimeouts, ...options.timeouts } : defaultTimeouts;
  const isOnce = retry === false || options.retry_on_error === false;
  return {
    retryBudget,
    secrets,
    subject,
    fetch: options.fetch ?? platformFetch,
    isPlatformFetch: !options.fetch,
    signal: options.signal,
    clock,
    random: options.random ?? Math.random,
    timeouts,
    retry: retry || isOnce ? { ...RETRY, ...retry, ...(isOnce && { attempts: 1 }) } : RETRY,
    maxBytes: options.maxBytes ? { ...MAX_BYTES, ...options.maxBytes } : MAX_BYTES,
    credentials: includeCredentials === true ? 'include' : includeCredentials || undefined,
    deadline: clock.now() + timeouts.totalMs,
    emit: onEvent && ((event) => notify('onEvent', onEvent, event)),
  };
}
