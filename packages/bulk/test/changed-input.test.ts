import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, bulk } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const options = (input: BulkOptions['input'], more: Partial<BulkOptions> = {}): BulkOptions => ({
  input,
  output: folder.path('out.jsonl'),
  provider: 'groq',
  model: 'm',
  prompt: '{{ text }}',
  ...more,
});
const rows = (...texts: readonly string[]) => texts.map((text) => ({ text }));
const lines = (...texts: readonly string[]) => texts.map((text) => `${JSON.stringify({ text })}\n`).join('');
const piped = (...texts: readonly string[]) => Readable.from([Buffer.from(lines(...texts))]);

/** Rows under an output that a run over `a`, `b` and `c` has finished, and what is wrong with them. */
const CHANGES = [
  ['another row', ['a', 'x', 'c'], 'row 2 of the input is another one'],
  ['the rows in another order', ['b', 'a', 'c'], 'row 1 of the input is another one'],
  ['fewer rows', ['a', 'b'], 'the input had 3 rows, now 2'],
  ['more rows', ['a', 'b', 'c', 'd'], 'the input had 3 rows, now more'],
  ['no rows', [], 'the input had 3 rows, now 0'],
] as const;

describe.each([
  ['standard input', piped],
  ['a list', rows],
])('a run over %s', (_, inputOf) => {
  it.each(CHANGES)('is not resumed with %s', async (_what, texts, reason) => {
    const chat = fakeChat();
    await bulk(chat.client, options(inputOf('a', 'b', 'c'))).done;
    const before = readFileSync(folder.path('out.jsonl'), 'utf8');
    const resumed = bulk(chat.client, options(inputOf(...texts)));
    await expect(resumed.done).rejects.toMatchObject({ code: 'CHANGED', message: expect.stringContaining(reason) });
    expect([chat.calls(), readFileSync(folder.path('out.jsonl'), 'utf8')]).toEqual([3, before]);
  });

  it('is resumed with the same rows, and calls only those that are left', async () => {
    const stopping = fakeChat({ onCall: (calls) => void (calls === 2 && run.stop(0)) });
    const run = bulk(stopping.client, options(inputOf('a', 'b', 'c', 'd'), { concurrency: 1 }));
    expect(await run.done).toMatchObject({ end: 'stopped' });
    const chat = fakeChat();
    const { done } = await bulk(chat.client, options(inputOf('a', 'b', 'c', 'd'))).done;
    expect(done).toBe(4);
    expect(chat.calls()).toBeLessThan(4);
    expect(readFileSync(folder.path('out.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(4);
  });

  it('keeps its rows with allowChange, and takes the new ones with fresh', async () => {
    const chat = fakeChat();
    await bulk(chat.client, options(inputOf('a', 'b'))).done;
    expect(await bulk(chat.client, options(inputOf('x'), { allowChange: true })).done).toMatchObject({ rows: 2 });
    expect(await bulk(chat.client, options(inputOf('x'), { fresh: true })).done).toMatchObject({ rows: 1 });
    expect(readFileSync(folder.path('out.jsonl'), 'utf8')).toBe('{"text":"x","output":"x"}\n');
  });

  it('compares all of many rows', async () => {
    const many = Array.from({ length: 2500 }, (_each, index) => `t${index}`);
    const chat = fakeChat({ isHanging: true });
    const begin = async (texts: readonly string[]) => {
      const run = bulk(chat.client, options(inputOf(...texts)));
      const failed = run.done.then(
        () => undefined,
        (error: Error) => error.message,
      );
      await expect.poll(async () => run.progress().rows || (await Promise.race([failed, '']))).toBeTruthy();
      run.stop(0);
      return failed;
    };
    expect(await begin(many)).toBeUndefined();
    expect(await begin(many)).toBeUndefined();
    expect(await begin(many.with(2300, 'x'))).toContain('row 2301 of the input is another one');
  });

  it('compares the rows of a trial only', async () => {
    const chat = fakeChat();
    await bulk(chat.client, options(inputOf('a', 'b', 'c'), { limit: 2 })).done;
    expect(await bulk(chat.client, options(inputOf('a', 'b', 'x'), { limit: 2 })).done).toMatchObject({ rows: 2 });
    await expect(bulk(chat.client, options(inputOf('a', 'x'), { limit: 2 })).done).rejects.toThrow(
      'row 2 of the input',
    );
  });
});

describe('a run over a file', () => {
  const write = (...texts: readonly string[]) => writeFileSync(folder.path('in.jsonl'), lines(...texts));

  it('is not resumed with other rows of the same size', async () => {
    const chat = fakeChat();
    write('a', 'b');
    await bulk(chat.client, options(folder.path('in.jsonl'))).done;
    write('a', 'x');
    utimesSync(folder.path('in.jsonl'), 1, 1);
    const resumed = bulk(chat.client, options(folder.path('in.jsonl')));
    await expect(resumed.done).rejects.toThrow('row 2 of the input is another one');
  });

  it('is resumed with a file that was written again, and with its rows from standard input', async () => {
    const chat = fakeChat();
    write('a', 'b');
    await bulk(chat.client, options(folder.path('in.jsonl'))).done;
    utimesSync(folder.path('in.jsonl'), 1, 1);
    expect(await bulk(chat.client, options(folder.path('in.jsonl'))).done).toMatchObject({ done: 2 });
    expect(await bulk(chat.client, options(piped('a', 'b'))).done).toMatchObject({ done: 2 });
    await expect(bulk(chat.client, options(piped('a', 'x'))).done).rejects.toThrow('row 2');
    expect(chat.calls()).toBe(2);
  });

  it('compares numbers as they are written', async () => {
    const chat = fakeChat();
    const numbers = (text: string) => Readable.from([Buffer.from(`{"text":"a","id":${text}}\n`)]);
    await bulk(chat.client, options(numbers('9007199254740993'))).done;
    expect(await bulk(chat.client, options(numbers('9007199254740993'))).done).toMatchObject({ done: 1 });
    await expect(bulk(chat.client, options(numbers('9007199254740992'))).done).rejects.toThrow('row 1');
  });
});
