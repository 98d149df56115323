import type { Lease, Limiter } from '../../contract/limiter.ts';
import type { StartedCall } from '../../request/started-call.ts';
import type { BegunStream } from '../../response/chunk-stream.ts';
import { tapStream } from '../../response/tap-stream.ts';
import { findRouteAhead } from '../line.ts';
import { calledTarget } from './failover/list-targets.ts';
import { estimateTokens } from './limiter/estimate-tokens.ts';
import type { Policy } from './policy.ts';

/** Waits for the turn of a call at its provider, and gives it back when the result, or the stream, has ended. */
export const withLimiter: Policy = {
  order: 50,
  options: ['limiter'],
  around: (next) => async (started) => {
    const lease = await enterQueue(started, started.options.limiter as Limiter);
    const end = () => lease.end({ tokens: started.record?.response.usage?.totalTokens });
    try {
      started.context = { ...started.context, fetch: withTurns(started.context.fetch, lease) };
      const result = await next(started);
      if (started.isStream) return tapStream(result as BegunStream<unknown>, { end });
      end();
      return result;
    } catch (error) {
      end();
      throw error;
    }
  },
};

async function enterQueue(started: StartedCall, limiter: Limiter): Promise<Lease> {
  await findRouteAhead(started);
  const { args, context, options } = started;
  const { provider } = calledTarget(started);
  const { clock } = context;
  const startedAt = clock.now();
  let tokens: number | undefined;
  const request = {
    provider,
    // Not every limiter counts tokens, and an estimate reads the whole input.
    get tokens() {
      tokens ??= estimateTokens(args);
      return tokens;
    },
    signal: options.signal,
    clock: options.clock,
  };
  const lease = await limiter.acquire(request);
  started.record?.addQueueTime(clock.now() - startedAt);
  return lease;
}

/** Makes every request take its turn, but for polls and downloads, which providers do not limit. */
function withTurns(fetch: typeof globalThis.fetch, lease: Lease): typeof globalThis.fetch {
  let requests = 0;
  return async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return fetch(input, init);
    if (requests++ > 0) await lease.again();
    const response = await fetch(input, init);
    lease.response(response);
    return response;
  };
}
