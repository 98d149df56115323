import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimitStore } from '../contract/limits.ts';

/** The part of an `ioredis` client that is used. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
  defineCommand(name: string, definition: { readonly lua: string; readonly numberOfKeys?: number }): void;
}

/** Frees the places whose lease is over, and takes one if there is any. */
const ACQUIRE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[3])
return 1`;

const RELEASE = `return redis.call('zrem', KEYS[1], ARGV[1])`;

/**
 * Keeps the counters of limits in Redis, for gateways on several machines.
 *
 * @param client - A connected client of `ioredis`, which stays yours to close.
 * @param prefix - Beginning of all keys. @default 'hubkit'
 */
export function redisLimits(client: RedisClient, prefix = 'hubkit'): LimitStore {
  const counters = new Map<number, RateLimiterRedis>();
  return {
    async add(key, amount, seconds) {
      let counter = counters.get(seconds);
      if (!counter) {
        // Imported on demand: bundlers keep every static import of a CommonJS package, even an unused one.
        const { default: Counter } = await import('rate-limiter-flexible/lib/RateLimiterRedis.js');
        counter = new Counter({
          storeClient: client,
          points: Number.MAX_SAFE_INTEGER,
          duration: seconds,
          keyPrefix: prefix,
        });
        counters.set(seconds, counter);
      }
      const { consumedPoints } = await counter.penalty(key, amount);
      return { total: consumedPoints };
    },
    async acquire(key, id, most, leaseMs) {
      return (await client.eval(ACQUIRE, 1, `${prefix}:${key}`, id, most, leaseMs)) === 1;
    },
    async release(key, id) {
      await client.eval(RELEASE, 1, `${prefix}:${key}`, id);
    },
  };
}
