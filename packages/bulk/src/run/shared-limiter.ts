import { createLimiter, type Lease, type Limiter, type LimiterOptions, type LimiterRequest } from '@hubkit/inference';
import type { Demand, Rates } from '../store/allowance.ts';

/** Takes from the allowance of a provider; resolves with the time in ms until it can be taken, 0 if it was. */
export type Take = (provider: string, rates: Rates, asked: Demand) => Promise<number>;

/** Longest sleep in ms before the allowance is asked for again: other processes may leave their turns. */
const MAX_SLEEP_MS = 1000;

/** Creates a limiter whose requests and tokens per minute are those of several processes together; calls at a time are its own. */
export function sharedLimiter(limits: LimiterOptions, consume: Take): Limiter {
  const take = (provider: string, requests: number, tokens: number): Promise<number> => {
    const { requestsPerMinute = 0, tokensPerMinute = 0 } = limits[provider] ?? limits.default ?? {};
    return consume(provider, { requestsPerMinute, tokensPerMinute }, { requests, tokens });
  };
  // It gets no responses: what they say about rates is shared.
  const places = createLimiter(
    Object.fromEntries(
      Object.entries(limits).flatMap(([name, { concurrency }]) =>
        concurrency === undefined ? [] : [[name, { concurrency }] as const],
      ),
    ),
  );
  const queues = new Map<string, Promise<void>>();
  /** Waits in the order of the calls: the first one asks, the others wait behind it. */
  const turn = async ({ provider, tokens, signal }: LimiterRequest): Promise<void> => {
    const before = queues.get(provider) ?? Promise.resolve();
    const own = before.then(async () => {
      for (;;) {
        signal?.throwIfAborted();
        const ms = await take(provider, 1, tokens);
        if (ms === 0) return;
        await sleep(Math.min(ms, MAX_SLEEP_MS), signal);
      }
    });
    queues.set(
      provider,
      own.catch(() => {}),
    );
    await own;
  };
  return {
    async acquire(request): Promise<Lease> {
      const place = await places.acquire(request);
      await turn(request).catch((error: unknown) => {
        place.end();
        throw error;
      });
      let isOver = false;
      return {
        response: () => {},
        again: () => turn(request),
        end(end) {
          if (isOver) return;
          isOver = true;
          place.end();
          const over = end?.tokens === undefined ? 0 : end.tokens - request.tokens;
          // A turn that cannot be corrected is one of its estimate.
          if (over !== 0) void take(request.provider, 0, over).catch(() => {});
        },
      };
    },
  };
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
