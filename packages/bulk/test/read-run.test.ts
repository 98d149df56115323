import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BulkOptions, bulk, readRun } from '../src/index.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();

function options(texts: readonly string[]): BulkOptions {
  writeFileSync(folder.path('in.jsonl'), texts.map((text) => `${JSON.stringify({ text })}\n`).join(''));
  const paths = { input: folder.path('in.jsonl'), output: folder.path('out.jsonl') };
  return { ...paths, provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct', prompt: '{{ text }}', backoffMs: 1 };
}

it('finds rows by state, failure and text, from any place', async () => {
  const texts = ['Good 100%', 'bad', 'good again', 'rejected', 'last'];
  const { client } = fakeChat({ reject: /rejected/, answer: (prompt) => prompt.toUpperCase() });
  await bulk(client, options(texts)).done;
  const run = await readRun(folder.path('out.jsonl'));
  const found = (...given: Parameters<typeof run.list>) => {
    const { count, rows } = run.list(...given);
    return [count, rows.map(({ seq }) => seq)];
  };
  expect(found({}, 3, 10)).toEqual([5, [4, 5]]);
  expect(found({ state: 'done' }, 2, 1)).toEqual([4, [3]]);
  expect(found({ code: 'rejected' }, 0, 10)).toEqual([1, [4]]);
  expect(found({ text: 'good' }, 0, 10)).toEqual([2, [1, 3]]);
  // Letters of a pattern are letters; outputs are searched, too.
  expect(found({ text: '0%' }, 0, 10)).toEqual([1, [1]]);
  expect(found({ text: 'AGAIN', state: 'done' }, 0, 10)).toEqual([1, [3]]);
  expect(run.list({ code: 'rejected' }, 0, 1).rows[0]).toMatchObject({ state: 'dead', row: { text: 'rejected' } });
  const [first] = run.list({}, 0, 1).rows;
  expect(first).toMatchObject({ seq: 1, cost: 0.001, ms: expect.any(Number) });
  expect(run.batches()).toEqual([]);
  run.close();
});

it('reads what a run was like, its end last', async () => {
  await bulk(fakeChat().client, { ...options(['a', 'b']), budget: { cost: 5 } }).done;
  const run = await readRun(folder.path('out.jsonl'));
  const moments = run.moments(0);
  expect(moments.at(-1)).toMatchObject({ state: 'over', rows: 2, done: 2, requests: 2, budget: { cost: 5 } });
  expect(moments.at(-1)?.latency?.p95).toBeGreaterThanOrEqual(0);
  expect(run.moments(moments.at(-1)?.n ?? 0)).toEqual([]);
  run.close();
  await expect(readRun(folder.path('none.jsonl'))).rejects.toThrow('No bulk run has written');
});

it('keeps the beginning of a long run, and not all of it', async () => {
  const store = await openSqliteStore(folder.path('state.db'));
  const zero = { rows: 0, done: 0, dead: 0, waiting: 0, claimed: 0, requests: 0, lost: 0, repeated: 0 };
  const costs = {
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    cost: 0,
    rowsPerSecond: 0,
    rateLimits: 0,
    concurrency: 1,
  };
  for (let at = 1; at <= 1500; at++) store.keepMoment({ at, state: 'running', ...zero, ...costs });
  store.close();
  const { DatabaseSync } = await import('@photostructure/sqlite');
  const database = new DatabaseSync(folder.path('state.db'));
  const kept = database.prepare('select moment from moments order by n').all() as { moment: string }[];
  database.close();
  const times = kept.map(({ moment }) => JSON.parse(moment).at);
  expect(times.length).toBeLessThanOrEqual(600);
  expect(times[0]).toBe(1);
  expect(times.at(-1)).toBe(1500);
});
