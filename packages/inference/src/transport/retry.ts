import { InferenceError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { wait } from './wait.ts';
import type { WireRequest } from './wire-request.ts';

const RETRY_COST = 5;
const TIMEOUT_COST = 10;

/** Repeats a failed attempt if that is safe and may succeed; otherwise throws its error, made by `create`. */
export async function retryAfter<T>(
  thrown: unknown,
  request: WireRequest,
  context: CallContext,
  exchange: (attempt: number, fail: (reason: unknown) => void) => Promise<T>,
  create: (thrown: unknown) => Promise<unknown>,
): Promise<T> {
  const { retryBudget, signal } = context;
  let failure = thrown;
  for (let number = 1; ; number++) {
    const error = await create(failure);
    const cost = InferenceError.is(error) && error.layer ? TIMEOUT_COST : RETRY_COST;
    const delayMs = signal?.aborted ? undefined : retryDelay(error, number, request, context);
    if (delayMs === undefined || retryBudget.tokens < cost || context.clock.now() + delayMs > context.deadline) {
      throw error;
    }
    retryBudget.tokens -= cost;
    context.emit?.({ type: 'retry', attempt: number, delayMs, error });
    await wait(context, delayMs);
    try {
      return await new Promise<T>((resolve, reject) => exchange(number + 1, reject).then(resolve, reject));
    } catch (next) {
      failure = next;
    }
  }
}

/** Delay before the next attempt in ms; undefined when there must be none. */
function retryDelay(
  error: unknown,
  attempt: number,
  request: WireRequest,
  { retry: policy, random }: Pick<CallContext, 'retry' | 'random'>,
): number | undefined {
  if (attempt >= policy.attempts || !InferenceError.is(error) || !isWorthRetrying(error, request, attempt)) return;
  const { retryAfterMs } = error;
  if (retryAfterMs !== undefined) return retryAfterMs > policy.maxRetryAfterMs ? undefined : retryAfterMs;
  return random() * Math.min(policy.capMs, policy.baseMs * 2 ** (attempt - 1));
}

/** Status codes of requests that were not carried out. */
const NOT_CARRIED_OUT = [408, 409, 425, 429, 503, 529];

function isWorthRetrying(error: InferenceError, { method, isIdempotent }: WireRequest, attempt: number): boolean {
  const { response, fault, layer, errno } = error;
  if (response) {
    const isSafe = isIdempotent || response.shouldRetry || NOT_CARRIED_OUT.includes(response.status);
    return isSafe && error.isRetryable;
  }
  if (layer) return layer === 'firstContent' && isIdempotent;
  if (!fault || fault === 'tls' || fault === 'redirect' || errno === 'ENOTFOUND') return false;
  // A body that cannot be decoded was cut by chance, once; twice, it is made so.
  if (fault === 'decode' && attempt > 1) return false;
  return fault === 'refused' || fault === 'dns' || (isIdempotent && (method === 'GET' || !error.received));
}
