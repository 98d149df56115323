import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import { type BulkWorker, bulk, bulkWorker, type Progress, redisQueue } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

describeWith(findRedis(), 'a server of Redis that takes nothing', (program) => {
  const folder = useFolder();
  let server: RedisServer;
  let redis: Redis;
  let worker: BulkWorker | undefined;
  beforeEach(async () => {
    server = await startRedis(program);
    redis = new Redis(server.url);
  });
  afterEach(async () => {
    worker?.stop(0);
    await worker?.done;
    redis.disconnect();
    await server.close();
  });

  it('is waited for by the owner and its workers, and no call is repeated', { timeout: 60_000 }, async () => {
    let isFull: Promise<unknown> | undefined;
    const onCall = (calls: number) => {
      if (calls === 20) isFull = redis.config('SET', 'maxmemory', '1');
    };
    const chat = fakeChat({ onCall });
    const queue = () => redisQueue({ url: server.url, secret: 'a secret of the test' });
    worker = await bulkWorker(queue(), { connect: () => ({ client: chat.client }) });
    const waits: Progress['wait'][] = [];
    let isFreed = false;
    const onProgress = ({ wait }: Progress) => {
      waits.push(wait);
      if (wait?.reason !== 'redis' || isFreed) return;
      isFreed = true;
      void redis.config('SET', 'maxmemory', '0');
    };
    const input = Array.from({ length: 200 }, (_, index) => ({ text: `t${index}` }));
    const target = { provider: 'groq', model: 'm', prompt: '{{ text }}', concurrency: 4 } as const;
    const run = bulk(fakeChat().client, {
      input,
      output: folder.path('out.jsonl'),
      ...target,
      queue: queue(),
      onProgress,
    });
    expect(await run.done).toMatchObject({ end: 'done', done: 200, dead: 0, requests: 200, lost: 0 });
    await isFull;
    expect(chat.calls()).toBe(200);
    expect(waits.find((wait) => wait?.reason === 'redis')?.message).toMatch(/OOM/);
  });
});
