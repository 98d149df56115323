import type { BulkQueue } from '../contract/queue.ts';
import { connectRedis, loadRedisModules } from './connect-redis.ts';
import { consumeChunks } from './redis-consumer.ts';
import { ownRun } from './redis-owner.ts';
import { queueKeys } from './redis-scripts.ts';
import { createSeal } from './seal.ts';

/** Settings of a queue in Redis. */
export interface RedisQueueOptions {
  /** URL of the server: `redis://host:6379`, `rediss://user:password@host:6380` for TLS. */
  readonly url: string;
  /**
   * Secret of at least 16 characters, the same one for a run and its workers: what goes through Redis is signed with it, and all else
   * is left alone. Without it, whoever can write to Redis could give the workers calls to make.
   */
  readonly secret: string;
  /** Begin of all keys; workers see only runs with the same one. @default 'hubkit' */
  readonly prefix?: string;
  /** Time in ms after which the rows of a worker that is gone are given to another one. @default 30000 */
  readonly leaseMs?: number;
}

const LEASE_MS = 30_000;

/**
 * A queue on BullMQ and Redis, for a run on several machines. Needs the packages `bullmq` and `ioredis`.
 *
 * @example
 * ```ts
 * // One process has the file and the store …
 * const place = { url: 'redis://10.0.0.5', secret: process.env.HUBKIT_BULK_SECRET };
 * const run = bulk(client, { ...options, queue: redisQueue(place) });
 * // … and any number of others make the calls.
 * const worker = await bulkWorker(redisQueue(place), { connect: () => ({ client }) });
 * ```
 */
export function redisQueue({ url, secret, prefix = 'hubkit', leaseMs = LEASE_MS }: RedisQueueOptions): BulkQueue {
  const keys = queueKeys(prefix);
  const seal = createSeal(secret);
  return {
    async own(order) {
      const modules = await loadRedisModules();
      // A server that is away shows in the progress: nothing is done.
      const redis = await connectRedis(modules, url, () => {});
      return ownRun({ modules, redis, keys, seal, prefix, order });
    },
    async consume(parts) {
      const modules = await loadRedisModules();
      const redis = await connectRedis(modules, url, parts.onProblem);
      return consumeChunks({ modules, redis, keys, seal, prefix, leaseMs }, parts);
    },
  };
}
