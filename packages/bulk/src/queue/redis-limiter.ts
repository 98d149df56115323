import { createLimiter, type Lease, type Limiter, type LimiterOptions, type LimiterRequest } from '@hubkit/inference';
import type { Redis } from 'ioredis';

/** Takes a request and its tokens from what refills evenly over a minute; replies with the time in ms until it can be taken. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local kept = redis.call('HMGET', KEYS[1], 'at', 'requests', 'tokens')
local passed = (now - (tonumber(kept[1]) or now)) / 60000
local function left(most, kept)
  if most == 0 then return 0 end
  return math.min(most, (tonumber(kept) or most) + passed * most)
end
local function wait(most, left, amount)
  if most == 0 then return 0 end
  return math.max(0, (math.min(amount, most) - left) / most * 60000)
end
local perMinute, tokensPerMinute, amount, tokens = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local requestsLeft, tokensLeft = left(perMinute, kept[2]), left(tokensPerMinute, kept[3])
local ms = amount == 0 and 0 or math.max(wait(perMinute, requestsLeft, amount), wait(tokensPerMinute, tokensLeft, tokens))
if ms < 0.01 then requestsLeft = requestsLeft - amount tokensLeft = tokensLeft - tokens ms = 0 end
redis.call('HSET', KEYS[1], 'at', string.format('%.3f', now), 'requests', tostring(requestsLeft), 'tokens', tostring(tokensLeft))
redis.call('PEXPIRE', KEYS[1], 120000)
return math.ceil(ms)`;

/** Longest sleep in ms before the server is asked again: other processes may leave their turns. */
const MAX_SLEEP_MS = 1000;

/** A limiter whose requests and tokens per minute are those of all processes at a server together; calls at a time are its own. */
export function redisLimiter(redis: Redis, keyOf: (provider: string) => string, limits: LimiterOptions): Limiter {
  const take = async (provider: string, requests: number, tokens: number): Promise<number> => {
    const { requestsPerMinute = 0, tokensPerMinute = 0 } = limits[provider] ?? limits.default ?? {};
    const reply = await redis.eval(TAKE, 1, keyOf(provider), requestsPerMinute, tokensPerMinute, requests, tokens);
    return Number(reply);
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
          if (over !== 0 && redis.status === 'ready') void take(request.provider, 0, over).catch(() => {});
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
