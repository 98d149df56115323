import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, describe, expect, it } from 'vitest';
import type { RateLimit } from '../src/contract/queue.ts';
import { bulk } from '../src/index.ts';
import { type LocalLimits, openLocalLimits } from '../src/store/local-limits.ts';
import { openDatabase } from '../src/store/open-database.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const opened: LocalLimits[] = [];
afterEach(() => {
  for (const limits of opened.splice(0)) limits.close();
});

let time = 1_000_000;
const now = () => time;

async function open(account = 'a') {
  const heard: RateLimit[] = [];
  const limits = await openLocalLimits({
    folder: folder.path('data'),
    account,
    hear: (limit) => heard.push(limit),
    now,
  });
  opened.push(limits);
  return { limits, heard };
}

describe('limits of the runs of a machine', () => {
  it('pass a rate limit on to the others with the key, once, less the time that has passed', async () => {
    const [one, two, other] = [await open(), await open(), await open('b')];
    one.limits.tell({ provider: 'groq', pauseMs: 2000 });
    time += 500;
    for (const { limits } of [one, two, two, other]) limits.look();
    expect([one.heard, two.heard, other.heard]).toEqual([[], [{ provider: 'groq', pauseMs: 1500 }], []]);
    // What was said before a run began is over.
    expect((await open()).heard).toEqual([]);
  });

  it('count the runs with the key, without those that have ended or died', async () => {
    const [one, two] = [await open(), await open()];
    await open('b');
    one.limits.look();
    expect(one.limits.peers()).toBe(2);
    const [, leaving] = opened;
    leaving?.close();
    opened.splice(1, 1);
    one.limits.look();
    expect(one.limits.peers()).toBe(1);
    const dying = await open();
    one.limits.look();
    expect(one.limits.peers()).toBe(2);
    time += 6000;
    one.limits.look();
    expect(one.limits.peers()).toBe(1);
    dying.limits.look();
    one.limits.look();
    expect(one.limits.peers()).toBe(2);
    expect(two.heard).toEqual([]);
  });

  it('admit the requests and tokens per minute of all runs with the key together', async () => {
    const [one, two, other] = [await open(), await open(), await open('b')];
    const rates = { requestsPerMinute: 2, tokensPerMinute: 100 };
    const take = ({ limits }: typeof one, tokens = 10, requests = 1) =>
      limits.take('groq', rates, { requests, tokens });
    expect([take(one), take(two), take(one), take(two), take(other)]).toEqual([0, 0, 30_000, 30_000, 0]);
    expect(one.limits.take('together', rates, { requests: 1, tokens: 10 })).toBe(0);
    time += 30_000;
    expect([take(two), take(one)]).toEqual([0, 30_000]);
    // An answer that was longer than estimated is paid by all.
    time += 60_000;
    expect([take(one), take(one, 80, 0), take(two, 40)]).toEqual([0, 0, 18_000]);
  });

  it('keep a run within its own limits while the file is busy', async () => {
    const one = await open();
    const rates = { requestsPerMinute: 2, tokensPerMinute: 0 };
    const take = () => one.limits.take('groq', rates, { requests: 1, tokens: 0 });
    expect(take()).toBe(0);
    const database = await openDatabase(folder.path('data/limits.db'));
    database.exec('begin immediate');
    expect([take(), take()]).toEqual([0, 30_000]);
    database.exec('rollback');
    database.close();
    // What was taken in the meantime is not known to the file.
    expect([take(), take()]).toEqual([0, 30_000]);
  });

  it('are usable after a process was killed in the middle of a transaction', async () => {
    const one = await open();
    const code = `const { DatabaseSync } = process.getBuiltinModule('node:sqlite') ?? require('@photostructure/sqlite');
      const database = new DatabaseSync(${JSON.stringify(folder.path('data/limits.db'))});
      database.exec("begin immediate; insert into runs values ('dead', 'a', ${time})");
      console.log('ready'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', code], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    // The lock is held: nothing throws, and nothing waits for long.
    one.limits.tell({ provider: 'groq', pauseMs: 10 });
    child.kill('SIGKILL');
    await once(child, 'exit');
    const two = await open();
    one.limits.tell({ provider: 'groq', pauseMs: 10 });
    two.limits.look();
    one.limits.look();
    expect(two.heard).toEqual([{ provider: 'groq', pauseMs: 10 }]);
    expect(one.limits.peers()).toBe(2);
  });

  it('are a courtesy: without the file, a run goes on', async () => {
    const one = await open();
    rmSync(folder.path('data'), { recursive: true });
    one.limits.tell({ provider: 'groq', pauseMs: 10 });
    one.limits.look();
    expect(one.limits.peers()).toBe(1);
    writeFileSync(folder.path('a-file'), '');
    const share = { folder: folder.path('a-file'), account: 'a' };
    const target = { provider: 'groq', model: 'm', prompt: '{{ text }}' } as const;
    const run = bulk(fakeChat().client, { input: [{ text: 'Hi' }], output: folder.path('o.jsonl'), share, ...target });
    expect(await run.done).toMatchObject({ end: 'done', done: 1 });
  });
});

it('a run takes its requests per minute from those of all runs with its key', async () => {
  const { client, calls } = fakeChat();
  const share = { folder: folder.path('data'), account: 'key' };
  const target = { provider: 'groq', model: 'm', limits: { default: { requestsPerMinute: 3 } }, share } as const;
  const input = Array.from({ length: 3 }, () => ({ prompt: 'Hi' }));
  await bulk(client, { input, output: folder.path('a.jsonl'), ...target }).done;
  const another = await openLocalLimits({ ...share, hear: () => {}, now: Date.now });
  opened.push(another);
  const waitMs = another.take('groq', { requestsPerMinute: 3, tokensPerMinute: 0 }, { requests: 3, tokens: 0 });
  expect(calls()).toBe(3);
  expect(waitMs).toBeGreaterThan(0);
});

it('a run halves its calls at a time when another one with its key meets a rate limit', async () => {
  let limited = 0;
  const service = (isLimited: () => boolean) => {
    const fetch: typeof globalThis.fetch = async (_, init) => {
      const mapping = { groq: { status: 'live', providerId: 'fake', task: 'conversational' } };
      if (init?.method !== 'POST') return Response.json({ inferenceProviderMapping: mapping });
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (isLimited()) {
        limited++;
        return Response.json({ error: { message: 'slow down' } }, { status: 429, headers: { 'retry-after': '0' } });
      }
      const message = { role: 'assistant', content: 'Yes' };
      return Response.json({
        id: '1',
        created: 1,
        model: 'm',
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      });
    };
    return new InferenceClient('gsk-test', { fetch });
  };
  writeFileSync(folder.path('in.jsonl'), '{"prompt":"Hi"}\n'.repeat(20_000));
  const options = (name: string) => ({
    input: folder.path('in.jsonl'),
    output: folder.path(name),
    provider: 'groq' as const,
    model: 'm',
    concurrency: 32,
    share: { folder: folder.path('data'), account: 'key' },
  });
  const quiet = bulk(
    service(() => false),
    options('quiet.jsonl'),
  );
  await expect.poll(() => quiet.progress().done, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(quiet.progress().concurrency).toBe(32);
  const loud = bulk(
    service(() => limited < 1),
    options('loud.jsonl'),
  );
  await expect.poll(() => quiet.progress().concurrency, { timeout: 10_000, interval: 20 }).toBeLessThan(32);
  expect([limited, quiet.progress().rateLimits]).toEqual([1, 0]);
  quiet.stop(0);
  loud.stop(0);
  await Promise.all([quiet.done, loud.done]);
});
