import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../test-support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../test-support/redis-server.ts';
import type { BulkQueue, ConsumerParts, WorkOrder } from '../src/contract/queue.ts';
import { redisQueue } from '../src/index.ts';
import { queueKeys, takeChunk } from '../src/queue/redis-scripts.ts';

const ROW = { seq: 1, line: 1, args: { inputs: 'Hi' }, tries: 0, failures: 0 };
const OUTCOME = { seq: 1, attempts: [], next: { type: 'done', output: 'Hello' } } as const;

describeWith(findRedis(), 'the chunks of a run', (program) => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis(program);
  });
  afterAll(() => server.close());

  /** A queue with a prefix of its own: as empty as one on another server. */
  const queueOf = (prefix: string) => redisQueue({ url: server.url, prefix });
  const own = (queue: BulkQueue) => {
    const order: WorkOrder = { run: 'r', task: 'conversational', concurrency: 1 };
    return queue.own(order);
  };
  const consume = (queue: BulkQueue, work: ConsumerParts['work']) =>
    queue.consume({ id: 'w', host: 'h', work, capacity: () => 1, underWay: () => 0, onProblem: () => {} });

  it('are withdrawn while no worker has had them', async () => {
    const queue = queueOf('untaken');
    const run = await own(queue);
    await run.publish([{ key: 'a', rows: [ROW] }]);
    expect(await run.withdraw(['a'])).toEqual(['a']);
    expect(await run.absent(['a'])).toEqual(['a']);
    await run.close(true);
  });

  it('stay where they are once a worker has had them, also after its last report', async () => {
    const queue = queueOf('worked');
    const run = await own(queue);
    await run.publish([{ key: 'a', rows: [ROW] }]);
    const worker = await consume(queue, async (chunk) => void (await chunk.report({ outcomes: [OUTCOME] })));
    await expect.poll(() => run.absent(['a'])).toEqual(['a']);
    // The report is still to be read: who took its row for one without an outcome would call it again.
    expect(await run.withdraw(['a'])).toEqual([]);
    const { value } = await run.reports().next();
    expect(value).toEqual([{ chunk: 'a', outcomes: [OUTCOME] }]);
    await worker.close();
    await run.close(true);
  });

  it('are refused to a worker that asks for them after they were withdrawn', async () => {
    const queue = queueOf('withdrawn');
    const run = await own(queue);
    await run.publish([{ key: 'a', rows: [ROW] }]);
    expect(await run.withdraw(['a'])).toEqual(['a']);
    // A worker that got the job just before comes for its rows.
    const redis = new Redis(server.url);
    expect(await takeChunk(redis, queueKeys('withdrawn').chunk('a'), 1)).toBeUndefined();
    redis.disconnect();
    await run.close(true);
  });
});
