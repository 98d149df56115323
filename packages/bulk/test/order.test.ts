import { readFileSync, writeFileSync } from 'node:fs';
import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, bulk, exportResults, openSqliteStore, retryFailed } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const target = { provider: 'groq', model: 'm', prompt: '{{ text }}' } as const;

function options(texts: readonly string[], more: Partial<BulkOptions> = {}): BulkOptions {
  const input = folder.path('in.jsonl');
  writeFileSync(input, texts.map((text, index) => `${JSON.stringify({ id: index, text })}\n`).join(''));
  return { input, output: folder.path('out.jsonl'), backoffMs: 1, ...target, ...more };
}

const lines = (name = 'out.jsonl') =>
  readFileSync(folder.path(name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** A service that answers the prompt `first` after all others. */
function lateFirst(others: number) {
  let release: () => void = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  let answered = 0;
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (init?.method !== 'POST') {
      return Response.json({
        inferenceProviderMapping: { groq: { status: 'live', providerId: 'fake', task: 'conversational' } },
      });
    }
    const content = JSON.parse(String(init.body)).messages.at(-1).content;
    if (content === 'first') await isFree;
    else if (++answered === others) setImmediate(release);
    const message = { role: 'assistant', content };
    return Response.json({ id: '1', created: 1, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] });
  };
  return new InferenceClient('gsk-test', { fetch });
}

describe('the order done', () => {
  it('writes and yields rows as they finish', async () => {
    const run = bulk(lateFirst(3), options(['first', 'a', 'b', 'c'], { order: 'done' }));
    const seen: number[] = [];
    for await (const { seq } of run) seen.push(seq);
    expect(seen.at(-1)).toBe(1);
    expect([...seen].sort()).toEqual([1, 2, 3, 4]);
    expect(lines().map(({ id }) => id + 1)).toEqual(seen);
  });

  it('is that of tables and exports, too; an export may have the order of the input', async () => {
    const given = options(['first', 'a', 'b'], { order: 'done', output: folder.path('out.csv') });
    await bulk(lateFirst(2), given).done;
    expect(readFileSync(given.output, 'utf8')).toMatch(/first,first\n$/);
    const store = await openSqliteStore(`${given.output}.bulk/state.db`);
    await exportResults(store, folder.path('again.jsonl'));
    await exportResults(store, folder.path('input.jsonl'), { order: 'input' });
    store.close();
    expect(lines('again.jsonl').at(-1)).toMatchObject({ id: 0 });
    expect(lines('input.jsonl').map(({ id }) => id)).toEqual([0, 1, 2]);
  });

  it('has one line for each row after retries, with duplicates behind their original', async () => {
    const given = options(['a', 'bad', 'a', 'bad', 'c'], { order: 'done', dedupe: true, concurrency: 1 });
    await bulk(fakeChat({ reject: /bad/ }).client, given).done;
    expect(lines().map(({ id }) => id)).toEqual([0, 2, 4]);
    expect(lines('out.errors.jsonl').map(({ id }) => id)).toEqual([1, 3]);
    expect(await retryFailed(given.output)).toBe(1);
    await bulk(fakeChat().client, given).done;
    expect(lines().map(({ id }) => id)).toEqual([0, 2, 4, 1, 3]);
    expect(lines('out.errors.jsonl')).toEqual([]);
  });

  it('goes on behind the lines of an earlier process', async () => {
    const given = options(['a', 'b', 'c', 'd'], { order: 'done', concurrency: 1 });
    const first = fakeChat({ onCall: (calls) => calls === 2 && run.stop() });
    const run = bulk(first.client, given);
    await run.done;
    // The file of a process that was killed may have lines that no cursor knows.
    writeFileSync(given.output, `${readFileSync(given.output, 'utf8')}{"cut`);
    await bulk(fakeChat().client, given).done;
    expect(lines().map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  it('is refused for an export of a run without it, and taken on by a run that may change', async () => {
    const given = options(['a', 'b', 'c'], { concurrency: 1 });
    const run = bulk(fakeChat({ onCall: (calls) => calls === 2 && run.stop() }).client, given);
    await run.done;
    const store = await openSqliteStore(`${given.output}.bulk/state.db`);
    await expect(exportResults(store, folder.path('x.jsonl'), { order: 'done' })).rejects.toThrow(
      'The order in which rows were done is not known: start the run with the order `done`.',
    );
    store.close();
    await expect(bulk(fakeChat().client, { ...given, order: 'done' }).done).rejects.toThrow(
      'order was not set, now "done"',
    );
    await bulk(fakeChat().client, { ...given, order: 'done', allowChange: true }).done;
    expect(lines().map(({ id }) => id)).toEqual([0, 1, 2]);
  });
});

describe('joined columns', () => {
  it.each<[BulkOptions['join'], object]>([
    [undefined, { id: 0, text: 'a', output: 'a' }],
    ['all', { id: 0, text: 'a', output: 'a' }],
    ['none', { output: 'a' }],
    [['id', 'missing'], { id: 0, output: 'a' }],
  ])('are %j', async (join, expected) => {
    await bulk(fakeChat().client, options(['a'], join === undefined ? {} : { join })).done;
    expect(lines()).toEqual([expected]);
    const store = await openSqliteStore(folder.path('out.jsonl.bulk/state.db'));
    await exportResults(store, folder.path('same.jsonl'));
    await exportResults(store, folder.path('other.jsonl'), { join: ['text'], column: 'answer' });
    store.close();
    expect(lines('same.jsonl')).toEqual([expected]);
    expect(lines('other.jsonl')).toEqual([{ text: 'a', answer: 'a' }]);
  });

  it('leave failed rows whole, so that their file is a valid input', async () => {
    await bulk(fakeChat({ reject: /a/ }).client, options(['a'], { join: 'none' })).done;
    expect(lines('out.errors.jsonl')).toMatchObject([{ id: 0, text: 'a' }]);
  });
});
