import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import type { BulkQueue, ConsumerParts, SharedLimits, WorkOrder } from '../src/contract/queue.ts';
import { redisQueue } from '../src/index.ts';
import { queueKeys, takeChunk } from '../src/queue/redis-scripts.ts';

const SECRET = 'a secret of the test';
const ROW = { seq: 1, line: 1, args: { inputs: 'Hi' }, tries: 0, failures: 0 };
const OUTCOME = { seq: 1, attempts: [], next: { type: 'done', output: 'Hello' } } as const;

describeWith(findRedis(), 'the chunks of a run', (program) => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis(program);
  });
  afterAll(() => server.close());

  /** Creates a queue under an unused prefix, so it starts empty. */
  const queueOf = (prefix: string) => redisQueue({ url: server.url, secret: SECRET, prefix });
  const own = (queue: BulkQueue) => {
    const order: WorkOrder = { run: 'r', task: 'conversational', concurrency: 1 };
    return queue.own(order);
  };
  const consume = (queue: BulkQueue, work: ConsumerParts['work'] = async () => {}, id = 'w') =>
    queue.consume({ id, host: 'h', work, capacity: () => 1, underWay: () => 0, onProblem: () => {} });

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
    await worker.close(AbortSignal.abort());
    await run.close(true);
  });

  it('do not hold up a worker that has aborted its calls', async () => {
    const queue = queueOf('stuck');
    const run = await own(queue);
    await run.publish([{ key: 'a', rows: [ROW] }]);
    let hasBegun = false;
    const worker = await consume(queue, () => {
      hasBegun = true;
      return new Promise(() => {});
    });
    await expect.poll(() => hasBegun).toBe(true);
    await worker.close(AbortSignal.abort());
    await run.close(true);
  });

  it('take no report of a worker once another one holds them', async () => {
    const queue = queueOf('late');
    const run = await own(queue);
    const redis = new Redis(server.url);
    await run.publish([{ key: 'a', rows: [ROW] }]);
    const replies: boolean[] = [];
    const worker = await consume(queue, async (chunk) => {
      replies.push((await chunk.report({ started: [1] })).isHeld);
      // The worker seems dead, and the next one gets the chunk.
      expect(await takeChunk(redis, queueKeys('late').chunk('a'), 9)).toBeDefined();
      replies.push((await chunk.report({ outcomes: [OUTCOME] })).isHeld);
    });
    await expect.poll(() => replies).toEqual([true, false]);
    await worker.close(AbortSignal.abort());
    redis.disconnect();
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

  it('are called within limits that workers with one key share', async () => {
    const queue = queueOf('shared');
    const workers = [await consume(queue, undefined, 'w1'), await consume(queue, undefined, 'w2')];
    const share = (index: number, account: string, heard: unknown[] = []) => {
      const limits = { default: { requestsPerMinute: 2, tokensPerMinute: 100 } };
      return workers[index]?.share({ account, limits, hear: (limit) => heard.push(limit) }) as SharedLimits;
    };
    const heard: unknown[] = [];
    const unheard: unknown[] = [];
    const [first, second, other] = [share(0, 'k'), share(1, 'k', heard), share(1, 'k2', unheard)];
    await expect.poll(() => first.peers(), { timeout: 20_000 }).toBe(2);
    expect(other.peers()).toBe(1);
    const turn = (limits: SharedLimits, tokens: number, signal?: AbortSignal) =>
      limits.limiter?.acquire({ provider: 'groq', tokens, signal });
    await turn(first, 10);
    await turn(second, 10);
    // The minute's two requests are used up, whoever asks with this key.
    const controller = new AbortController();
    const third = turn(first, 10, controller.signal);
    await turn(other, 10);
    controller.abort(new Error('left'));
    await expect(third).rejects.toThrow('left');
    // A rate limit reaches the others with the key; published until they listen.
    await expect
      .poll(() => {
        first.tell({ provider: 'groq', pauseMs: 5 });
        return heard.length > 0;
      })
      .toBe(true);
    expect(heard[0]).toEqual({ provider: 'groq', pauseMs: 5 });
    expect(unheard).toEqual([]);
    await Promise.all(workers.map((worker) => worker.close(AbortSignal.abort())));
  });
});
