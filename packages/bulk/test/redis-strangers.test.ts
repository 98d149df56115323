import { writeFileSync } from 'node:fs';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import { type BulkOptions, type BulkWorker, bulk, bulkWorker, redisQueue } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

const SECRET = 'a secret of the test';
const ORDER = { run: 'stranger', task: 'conversational', model: 'm', provider: 'groq', concurrency: 1 } as const;
const MESSAGES = [{ role: 'user', content: 'Hi' }];
const ROW = { seq: 1, line: 1, tries: 0, failures: 0 };

describeWith(findRedis(), 'what a stranger writes to Redis', (program) => {
  let server: RedisServer;
  let redis: Redis;
  let workers: BulkWorker[] = [];
  const folder = useFolder();
  beforeAll(async () => {
    server = await startRedis(program);
    redis = new Redis(server.url);
  });
  afterEach(async () => {
    for (const worker of workers) worker.stop(0);
    await Promise.all(workers.map(({ done }) => done));
    workers = [];
    await redis.flushall();
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });

  const work = async () => {
    const chat = fakeChat();
    const connected: string[] = [];
    const problems: string[] = [];
    const worker = await bulkWorker(redisQueue({ url: server.url, secret: SECRET }), {
      connect: ({ run }) => {
        connected.push(run);
        return { client: chat.client };
      },
      onProblem: (message) => problems.push(message),
    });
    workers.push(worker);
    return { chat, connected, problems };
  };
  /** Puts a job into BullMQ as a program without the secret would. */
  const addJob = async (data: unknown) => {
    const queue = new Queue('bulk', { connection: { url: server.url }, prefix: 'hubkit' });
    await queue.add('chunk', data, { jobId: 'k', removeOnComplete: true, removeOnFail: true });
    await queue.close();
  };
  /** A whole run in one process and the worker: it ends, whatever else is in Redis. */
  const ownRun = async (rows: readonly object[], more: Partial<BulkOptions> = {}) => {
    writeFileSync(folder.path('in.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    const paths = { input: folder.path('in.jsonl'), output: folder.path('out.jsonl') };
    const target = { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct' } as const;
    const queue = redisQueue({ url: server.url, secret: SECRET });
    return bulk(fakeChat().client, { ...paths, ...target, queue, backoffMs: 1, concurrency: 2, ...more });
  };

  it.each<[string, unknown]>([
    ['a chunk without a signature', { run: 'stranger', rows: [{ ...ROW, args: { messages: MESSAGES } }] }],
    ['a chunk with a made-up one', { run: 'stranger', rows: `${'A'.repeat(43)}[]` }],
    ['a job without data', null],
    ['a job of garbage', { run: 7, rows: 'garbage' }],
  ])('%s is left alone', async (_, data) => {
    const { chat, connected, problems } = await work();
    await redis.hset('hubkit:run:stranger', { order: JSON.stringify(ORDER), control: 'run' });
    await addJob(data);
    await expect.poll(() => problems, { timeout: 20_000 }).toContainEqual(expect.stringContaining('not signed'));
    const run = await ownRun([{ id: 1, prompt: 'Hi' }]);
    expect(await run.done).toMatchObject({ end: 'done', done: 1 });
    expect([chat.calls(), connected.includes('stranger')]).toEqual([1, false]);
  });

  it('garbage among reports, limits, workers and jobs ends neither workers nor the run', async () => {
    const { chat } = await work();
    const run = await ownRun(Array.from({ length: 30 }, (_, id) => ({ id, prompt: `t${id}` })));
    const garbage = async () => {
      await redis.publish('hubkit:limits', 'garbage');
      await redis.publish('hubkit:limits', '{"from":"x","account":"all","provider":"groq","pauseMs":86400000}');
      await redis.hset('hubkit:workers', { x: 'garbage', y: '{"id":"y","accounts":5}' });
      const seconds = Math.floor(Date.now() / 1000);
      await redis.zadd('hubkit:seen', seconds, 'x', seconds, 'y');
      for (const key of await redis.keys('hubkit:reports:*')) await redis.xadd(key, '*', 'report', 'garbage');
      for (const key of await redis.keys('hubkit:run:*')) {
        const stream = key.replace('hubkit:run:', 'hubkit:reports:');
        await redis.xadd(stream, '*', 'report', '{"chunk":"x","stop":"stop it"}');
        await redis.xadd(stream, '*', 'other', 'x');
      }
      for (const key of await redis.keys('hubkit:chunk:*')) await redis.hset(key, { j1: 'garbage', rx: '?', x: '' });
    };
    let isOver = false;
    void run.done.finally(() => {
      isOver = true;
    });
    while (!isOver) await garbage();
    expect(await run.done).toMatchObject({ end: 'done', done: 30 });
    expect(chat.calls()).toBe(30);
  });

  it('rows that were signed carry no address, key or file to their worker', async () => {
    const { chat } = await work();
    writeFileSync(folder.path('secret.png'), 'secret');
    const stranger = 'http://stranger.example/v1';
    const image = { type: 'image_url', image_url: { url: folder.path('secret.png') } };
    const hostile = { endpointUrl: stranger, accessToken: 'x', fallbacks: [{ endpointUrl: stranger }] };
    const map = (row: object) => ({ ...row, ...hostile });
    const rows = [
      { id: 1, messages: MESSAGES },
      { id: 2, messages: [{ role: 'user', content: [image] }] },
    ];
    const run = await ownRun(rows, { map });
    expect(await run.done).toMatchObject({ done: 1, dead: 1 });
    expect(chat.calls()).toBe(1);
  });

  it('a queue without a secret is refused', () => {
    expect(() => redisQueue({ url: server.url, secret: '' })).toThrow(/secret of at least 16 characters/);
  });
});
