import type { BulkQueue } from '../contract/queue.ts';
import { connectRedis, loadRedisModules } from './connect-redis.ts';
import { consumeChunks } from './redis-consumer.ts';
import { ownRun } from './redis-owner.ts';
import { queueKeys } from './redis-scripts.ts';

/** Settings of a queue in Redis. */
export interface RedisQueueOptions {
  /** URL of the server: `redis://host:6379`, `rediss://user:password@host:6380` for TLS. */
  readonly url: string;
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
 * const run = bulk(client, { ...options, queue: redisQueue({ url: 'redis://10.0.0.5' }) });
 * // … and any number of others make the calls.
 * const worker = await bulkWorker(redisQueue({ url: 'redis://10.0.0.5' }), { connect: () => ({ client }) });
 * ```
 */
export function redisQueue({ url, prefix = 'hubkit', leaseMs = LEASE_MS }: RedisQueueOptions): BulkQueue {
  const keys = queueKeys(prefix);
  return {
    async own(order) {
      const modules = await loadRedisModules();
      // A server that is away shows in the progress: nothing is done.
      const redis = await connectRedis(modules, url, () => {});
      return ownRun({ modules, redis, keys, prefix, order });
    },
    async consume(parts) {
      const modules = await loadRedisModules();
      const redis = await connectRedis(modules, url, parts.onProblem);
      return consumeChunks({ modules, redis, keys, prefix, leaseMs }, parts);
    },
  };
}
