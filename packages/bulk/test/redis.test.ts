import { readFileSync, writeFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import { type BulkOptions, type BulkWorker, bulk, bulkWorker, redisQueue } from '../src/index.ts';
import { type FakeChat, fakeChat, useFolder } from './support.ts';

const SECRET = 'a secret of the test';

describeWith(findRedis(), 'a run with workers', (program) => {
  let server: RedisServer;
  let redis: Redis;
  beforeAll(async () => {
    server = await startRedis(program);
    redis = new Redis(server.url, { maxRetriesPerRequest: null });
    redis.on('error', () => {});
  });
  afterAll(async () => {
    redis.disconnect();
    await server.close();
  });
  const folder = useFolder();
  let workers: BulkWorker[] = [];
  afterEach(async () => {
    for (const worker of workers) worker.stop(0);
    await Promise.all(workers.map(({ done }) => done));
    workers = [];
    await redis.flushall();
  });

  const queue = (leaseMs?: number) =>
    redisQueue({ url: server.url, secret: SECRET, ...(leaseMs !== undefined && { leaseMs }) });
  const options = (rows: number, more: Partial<BulkOptions> = {}): BulkOptions => {
    const lines = Array.from({ length: rows }, (_, index) => `${JSON.stringify({ id: index, text: `t${index}` })}\n`);
    writeFileSync(folder.path('in.jsonl'), lines.join(''));
    const target = { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct', prompt: '{{ text }}' } as const;
    const paths = { input: folder.path('in.jsonl'), output: folder.path('out.jsonl') };
    return { ...paths, ...target, concurrency: 4, backoffMs: 1, queue: queue(), ...more };
  };
  const work = async ({ client }: FakeChat, leaseMs?: number) => {
    const worker = await bulkWorker(queue(leaseMs), { connect: () => ({ client }) });
    workers.push(worker);
    return worker;
  };
  const ids = () =>
    readFileSync(folder.path('out.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).id);
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
  const owner = fakeChat().client;

  it('writes the output of workers in the order of the input', async () => {
    const chats = [fakeChat(), fakeChat()];
    for (const chat of chats) await work(chat);
    const summary = await bulk(owner, options(120)).done;
    expect(summary).toMatchObject({ end: 'done', done: 120, requests: 120, lost: 0, cost: expect.closeTo(0.12) });
    expect(ids()).toEqual(upTo(120));
    expect(chats.map((chat) => chat.calls()).reduce((a, b) => a + b)).toBe(120);
    expect(Math.min(...chats.map((chat) => chat.calls()))).toBeGreaterThan(0);
    expect(Math.max(...chats.map((chat) => chat.peak()))).toBeLessThanOrEqual(4);
    // Nothing but the idle queue is left.
    expect((await redis.keys('*')).filter((key) => /run:|reports:/.test(key))).toEqual([]);
  });

  it('keeps rows that fail for good, and tries the others again', async () => {
    await work(fakeChat({ reject: /t3$/ }));
    const summary = await bulk(owner, options(8)).done;
    expect(summary).toMatchObject({ end: 'done', done: 7, dead: 1 });
    expect(readFileSync(folder.path('out.errors.jsonl'), 'utf8')).toContain('"code":"rejected"');
  });

  it('waits for a worker, and says so', async () => {
    const run = bulk(owner, options(3));
    await expect.poll(() => run.progress().state).toBe('waiting');
    await work(fakeChat());
    expect((await run.done).done).toBe(3);
  });

  it('goes on after a stop, with the same rows', async () => {
    const chat = fakeChat({ onCall: (calls) => void (calls === 20 && first.stop()) });
    await work(chat);
    const given = options(150);
    const first = bulk(owner, given);
    const stopped = await first.done;
    expect(stopped.end).toBe('stopped');
    expect(stopped.done).toBeLessThan(150);
    expect(await bulk(owner, given).done).toMatchObject({ end: 'done', done: 150, requests: 150, lost: 0 });
    expect(chat.calls()).toBe(150);
  });

  it('publishes its rows again when the server has been emptied', async () => {
    const chat = fakeChat({ onCall: (calls) => void (calls === 30 && redis.flushall()) });
    await work(chat);
    const summary = await bulk(owner, options(120)).done;
    expect(summary).toMatchObject({ end: 'done', done: 120 });
    expect(ids()).toEqual(upTo(120));
    // Reports that the owner had not read are lost, too: at most what was published is repeated.
    expect(chat.calls() - 120).toBeLessThanOrEqual(64);
  });

  it('waits for a server that is away', async () => {
    // A chunk that the server gave away in a reply that never arrived is free again when its lease ends.
    const leaseMs = 3000;
    let isDown = false;
    const chat = fakeChat({
      onCall(calls) {
        if (calls !== 30) return;
        isDown = true;
        void server.stop();
      },
    });
    await work(chat, leaseMs);
    const run = bulk(owner, options(120, { queue: queue(leaseMs) }));
    await expect.poll(() => isDown).toBe(true);
    await expect.poll(() => redis.status).not.toBe('ready');
    await server.start();
    const summary = await run.done;
    expect(summary).toMatchObject({ end: 'done', done: 120 });
    expect(ids()).toEqual(upTo(120));
    expect(chat.calls() - 120).toBeLessThanOrEqual(4);
  });

  it('explains what workers cannot be sent', async () => {
    await expect(bulk(owner, options(1, { batch: {} })).done).rejects.toThrow('leave out batch or queue');
    const fallbacks = [{ provider: 'together' }] as const;
    await expect(bulk(owner, options(1, { fallbacks })).done).rejects.toThrow('Workers have their own keys');
    const away = redisQueue({ url: 'redis://127.0.0.1:1', secret: SECRET });
    await expect(bulk(owner, options(1, { queue: away })).done).rejects.toThrow('127.0.0.1:1 cannot be reached');
    const wrong = redisQueue({ url: 'localhost', secret: SECRET });
    await expect(bulk(owner, options(1, { queue: wrong })).done).rejects.toThrow('has to be like redis://');
  });
});
