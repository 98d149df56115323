import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';
import { findRedis } from '../../../../scripts/redis.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../../tests/support/redis-server.ts';
import { redisLimits } from '../../src/limits/redis.ts';
import { testAttacks } from './test-attacks.ts';

describeWith(findRedis(), 'attacks on a gateway with limits in Redis', (program) => {
  let redis: RedisServer;
  let client: Redis;

  beforeAll(async () => {
    redis = await startRedis(program);
    client = new Redis(redis.url);
  });

  afterAll(async () => {
    client.disconnect();
    await redis.close();
  });

  testAttacks(() => redisLimits(client, 'attacks'));
});
