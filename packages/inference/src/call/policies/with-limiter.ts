import type { Clock } from '../../contract/clock.ts';
import type { Lease, Limiter, LimiterRequest } from '../../contract/limiter.ts';
import type { CallTarget } from '../../contract/task-functions.ts';
import type { CallState } from '../../request/call-state.ts';
import type { OpenedStream } from '../../response/chunk-stream.ts';
import { tapStream } from '../../response/tap-stream.ts';
import { DeferredError } from '../../transport/deferred-error.ts';
import { tell } from '../../transport/notify.ts';
import { findRouteAhead } from '../run-steps.ts';
import { calledTarget } from './failover/list-targets.ts';
import { estimateTokens } from './limiter/estimate-prompt-tokens.ts';
import type { Policy } from './policy.ts';

/** Waits for the turn of a call at its provider, and gives it back when the result, or the stream, has ended. */
export const withLimiter: Policy = {
  order: 50,
  options: ['limiter'],
  around: (next) => async (started) => {
    const limiter = started.options.limiter as Limiter;
    const lease = await enterQueue(started, limiter);
    const end = () =>
      tell('The limiter', limiter, () => lease.end({ tokens: started.record?.response.usage?.totalTokens }));
    try {
      started.context = { ...started.context, fetch: withTurns(started.context.fetch, limiter, lease) };
      const result = await next(started);
      if (started.isStream) return tapStream(result as OpenedStream<unknown>, { end });
      end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  },
};

async function enterQueue(started: CallState, limiter: Limiter): Promise<Lease> {
  await findRouteAhead(started);
  const { clock } = started.context;
  const startedAt = clock.now();
  const lease = await limiter.acquire(new QueuedCall(started));
  started.record?.addQueueTime(clock.now() - startedAt);
  return lease;
}

/** A call that asks for its turn. */
class QueuedCall implements LimiterRequest {
  readonly provider: string;
  declare readonly signal: AbortSignal | undefined;
  declare readonly clock: Clock | undefined;
  readonly #args: CallTarget;
  #tokens: number | undefined;

  constructor(started: CallState) {
    this.provider = calledTarget(started).provider;
    ({ signal: this.signal, clock: this.clock } = started.options);
    this.#args = started.args;
  }

  /** Not every limiter counts tokens, and an estimate reads the whole input. */
  get tokens(): number {
    this.#tokens ??= estimateTokens(this.#args);
    return this.#tokens;
  }
}

/** Makes every request take its turn, but for polls and downloads, which providers do not limit. */
function withTurns(fetch: typeof globalThis.fetch, limiter: Limiter, lease: Lease): typeof globalThis.fetch {
  let requests = 0;
  return async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return fetch(input, init);
    if (requests++ > 0) {
      try {
        await lease.again();
      } catch (error) {
        // Deferred, so that it is not taken for a failure of the connection.
        throw new DeferredError(() => error);
      }
    }
    const response = await fetch(input, init);
    tell('The limiter', limiter, () => lease.response(response));
    return response;
  };
}
