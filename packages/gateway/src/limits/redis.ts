import type { CacheStore } from '@hubkit/inference';
import type { LimitStore } from '../contract/limits.ts';

/** The part of an `ioredis` client that is used. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>;
}

/** Adds to a counter, unless it is of another generation: Redis may have lost it since then. */
const ADD = `
local isNew = redis.call('exists', KEYS[1]) == 0
if ARGV[3] ~= '' and (isNew or redis.call('hget', KEYS[1], 'generation') ~= ARGV[3]) then return { 0, ARGV[3] } end
if isNew then
  redis.call('hset', KEYS[1], 'generation', ARGV[4])
  redis.call('expire', KEYS[1], ARGV[2])
end
return { redis.call('hincrby', KEYS[1], 'total', ARGV[1]), redis.call('hget', KEYS[1], 'generation') }`;

/** Frees the places whose lease is over, and takes one if there is any. */
const ACQUIRE = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('zadd', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[3])
return 1`;

const GET = `return redis.call('get', KEYS[1])`;

const SET = `return redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])`;

const RELEASE = `return redis.call('zrem', KEYS[1], ARGV[1])`;

/**
 * Keeps cached answers in Redis, for gateways and workers on several machines. Each answer expires at its age; `maxmemory` and
 * `maxmemory-policy` of Redis bound their size.
 *
 * @param client - A connected client of `ioredis`, which stays yours to close.
 * @param prefix - Beginning of all keys. @default 'hubkit'
 */
export function redisCache(client: RedisClient, prefix = 'hubkit'): CacheStore {
  const name = (key: string) => `${prefix}:answer:${key}`;
  return {
    async get(key) {
      const text = await client.eval(GET, 1, name(key));
      return typeof text === 'string' ? text : undefined;
    },
    async set(key, text, maxAgeMs) {
      await client.eval(SET, 1, name(key), text, Math.ceil(maxAgeMs));
    },
  };
}

/**
 * Keeps the counters of limits in Redis, for gateways on several machines.
 *
 * @param client - A connected client of `ioredis`, which stays yours to close.
 * @param prefix - Beginning of all keys. @default 'hubkit'
 */
export function redisLimits(client: RedisClient, prefix = 'hubkit'): LimitStore {
  return {
    async add(key, amount, seconds, generation = '') {
      const name = crypto.randomUUID();
      // The script returns a number and a text.
      const state = (await client.eval(ADD, 1, `${prefix}:${key}`, amount, seconds, generation, name)) as [
        number,
        string,
      ];
      return { total: state[0], generation: state[1] };
    },
    async acquire(key, id, most, leaseMs) {
      return (await client.eval(ACQUIRE, 1, `${prefix}:${key}`, id, most, leaseMs)) === 1;
    },
    async release(key, id) {
      await client.eval(RELEASE, 1, `${prefix}:${key}`, id);
    },
  };
}
