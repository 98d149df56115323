import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BulkOptions, bulk, openSqliteStore, retryFailed } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

let emulator: Emulator;
let client: InferenceClient;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant', keepExchanges: 10_000 });
  client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
});
afterEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

const folder = useFolder();

function options(rows: readonly object[], more: Partial<BulkOptions> = {}): BulkOptions {
  const input = folder.path('in.jsonl');
  writeFileSync(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const target = { provider: 'groq', model: MODEL, prompt: '{{ text }}' } as const;
  return { input, output: folder.path('out.jsonl'), backoffMs: 1, ...target, ...more };
}

const sums = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, text: `What is ${index} + 1?` }));
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a run', () => {
  it('writes a line for every row, in the order of the input', async () => {
    const given = options(sums(40));
    const summary = await bulk(client, given).done;
    expect(summary).toMatchObject({ end: 'done', rows: 40, done: 40, dead: 0, requests: 40, lost: 0 });
    expect(linesOf(given.output)).toEqual(
      sums(40).map((row, index) => ({ ...row, output: `${index} + 1 = ${index + 1}` })),
    );
    expect(existsSync(folder.path('out.errors.jsonl'))).toBe(false);
  });

  it('yields its results in the order of the input', async () => {
    const run = bulk(client, options(sums(30)));
    const seen: number[] = [];
    for await (const { seq } of run) seen.push(seq);
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  it('makes no call again when it is repeated', async () => {
    const given = options(sums(5));
    await bulk(client, given).done;
    const before = readFileSync(given.output, 'utf8');
    const summary = await bulk(client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 5, requests: 5 });
    expect(readFileSync(given.output, 'utf8')).toBe(before);
  });

  it('can be stopped and resumed', async () => {
    const chat = fakeChat({ onCall: (calls) => void (calls === 10 && first.stop()) });
    const given = options(sums(50), { concurrency: 4 });
    const first = bulk(chat.client, given);
    const stopped = await first.done;
    expect(stopped.end).toBe('stopped');
    expect(stopped.done).toBeLessThan(50);
    const summary = await bulk(chat.client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 50, requests: 50, lost: 0 });
    expect(chat.calls()).toBe(50);
    expect(linesOf(given.output)).toHaveLength(50);
  });

  it('aborts rows under way after the time of grace, and counts them as possibly billed', async () => {
    const chat = fakeChat({ isHanging: true });
    const given = options(sums(5), { concurrency: 3 });
    const run = bulk(chat.client, given);
    await expect.poll(() => chat.calls()).toBe(3);
    run.stop(0);
    expect(await run.done).toMatchObject({ end: 'stopped', done: 0, waiting: 5, lost: 3 });
    expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 5, requests: 8, lost: 3 });
  });

  it('pauses and goes on', async () => {
    const chat = fakeChat({ onCall: (calls) => void (calls === 10 && run.pause()) });
    const run = bulk(chat.client, options(sums(30), { concurrency: 2 }));
    await expect.poll(() => run.progress()).toMatchObject({ state: 'paused', claimed: 0 });
    const calls = chat.calls();
    expect(calls).toBeLessThan(30);
    run.resume();
    expect(await run.done).toMatchObject({ done: 30 });
  });

  it('obeys another process that asks it to pause, to go on and to stop', async () => {
    const chat = fakeChat();
    const given = options(sums(2000), { concurrency: 1 });
    const run = bulk(chat.client, given);
    await expect.poll(() => run.progress().done).toBeGreaterThan(1);
    const other = await openSqliteStore(`${given.output}.bulk/state.db`);
    other.setControl('pause');
    await expect.poll(() => run.progress().state).toBe('paused');
    other.setControl('run');
    await expect.poll(() => run.progress().state).toBe('running');
    other.setControl('stop');
    other.close();
    expect(await run.done).toMatchObject({ end: 'stopped' });
  });
});

describe('a failure of a row', () => {
  it('is tried again after an outage, and recorded', async () => {
    emulator.inject({ fault: 'overloaded', times: 2 });
    const summary = await bulk(client, options(sums(3), { concurrency: 1 })).done;
    expect(summary).toMatchObject({ end: 'done', done: 3, requests: 5 });
  });

  it('is written with its reason where it is final, and the file is the input of another run', async () => {
    const chat = fakeChat({ reject: /[34] \+/ });
    const given = options(sums(6));
    const summary = await bulk(chat.client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 4, dead: 2, requests: 6 });
    expect(summary.failures).toEqual([
      { code: 'rejected', count: 2, example: expect.stringContaining('Unprocessable') },
    ]);
    const errors = folder.path('out.errors.jsonl');
    expect(linesOf(errors).map(({ id, _error }) => [id, _error.line, _error.code])).toEqual([
      ['r3', 4, 'rejected'],
      ['r4', 5, 'rejected'],
    ]);
    const again = await bulk(client, { ...given, input: errors, output: folder.path('again.jsonl') }).done;
    expect(again).toMatchObject({ end: 'done', done: 2 });
    expect(linesOf(folder.path('again.jsonl'))[0]).toEqual({ ...sums(6)[3], output: '3 + 1 = 4' });
  });

  it('can be called again on request, and its line takes its place', async () => {
    const given = options(sums(6));
    await bulk(fakeChat({ reject: /[34] \+/ }).client, given).done;
    expect(await retryFailed(given.output, ['timeout'])).toBe(0);
    expect(await retryFailed(given.output, ['rejected'])).toBe(2);
    expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 6, dead: 0, requests: 8 });
    expect(linesOf(given.output).map(({ id }) => id)).toEqual(sums(6).map(({ id }) => id));
    expect(readFileSync(folder.path('out.errors.jsonl'), 'utf8')).toBe('');
  });

  it('gives a row up after its attempts', async () => {
    emulator.inject({ fault: 'malformed-json' });
    const summary = await bulk(client, options(sums(1), { attempts: 3 })).done;
    expect(summary).toMatchObject({ end: 'done', dead: 1, requests: 3 });
    expect(summary.failures[0]?.code).toBe('malformed');
  });

  it('ends the run where every row would fail', async () => {
    const wrong = new InferenceClient('hf_wrong', { endpoints: emulator.endpoints });
    const given = options(sums(30), { concurrency: 1 });
    const summary = await bulk(wrong, given).done;
    expect(summary).toMatchObject({ end: 'failed', dead: 0, waiting: 30 });
    expect(summary.reason).toContain('Invalid credentials');
    expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 30 });
  });

  it('ends the run where the first rows fail alike', async () => {
    const chat = fakeChat({ reject: /./ });
    const summary = await bulk(chat.client, options(sums(100), { concurrency: 2 })).done;
    expect(summary).toMatchObject({
      end: 'failed',
      done: 0,
      reason: expect.stringContaining('the first rows all failed with the same error'),
    });
    expect(chat.calls()).toBeLessThan(20);
  });
});

describe('ids of rows', () => {
  it('are unique: the second one is named before the first call', async () => {
    const rows = [{ id: 'a', text: 'Hi' }, { text: 'Hi' }, { id: 'a', text: 'Ho' }];
    const { client: counted, calls } = fakeChat();
    await expect(bulk(counted, options(rows)).done).rejects.toThrow('in.jsonl, line 3 has the id "a" of line 1');
    expect(calls()).toBe(0);
    // Another column may hold them, or none.
    const given = { id: false, output: folder.path('no-ids.jsonl') } as const;
    expect(await bulk(counted, options(rows, given)).done).toMatchObject({ end: 'done', done: 3 });
  });
});

describe('the state of a run', () => {
  it('holds no key', async () => {
    const given = options(sums(3));
    const canary = 'hf_canary_0123456789';
    await bulk(new InferenceClient(canary, { endpoints: emulator.endpoints }), given).done;
    for (const file of ['state.db', 'state.db-wal']) {
      const path = `${given.output}.bulk/${file}`;
      if (existsSync(path)) expect(readFileSync(path).includes(canary)).toBe(false);
    }
    expect(statSync(`${given.output}.bulk`).mode & 0o077).toBe(0);
    expect(statSync(given.output).mode & 0o077).toBe(0);
  });

  it('belongs to one process at a time', async () => {
    const chat = fakeChat({ isHanging: true });
    const given = options(sums(3));
    const first = bulk(chat.client, given);
    await expect.poll(() => chat.calls()).toBe(3);
    await expect(bulk(client, given).done).rejects.toMatchObject({ code: 'BUSY' });
    first.stop(0);
    await first.done;
  });

  it('is no state of a run with other settings', async () => {
    const given = options(sums(3));
    await bulk(client, given).done;
    await expect(bulk(client, { ...given, prompt: 'Add: {{ text }}' }).done).rejects.toThrow(
      'prompt was "{{ text }}", now "Add: {{ text }}"',
    );
    writeFileSync(given.input as string, '{"text":"other"}\n');
    await expect(bulk(client, given).done).rejects.toThrow(/the input had \d+ bytes, now 17/);
    expect(await bulk(client, { ...given, fresh: true }).done).toMatchObject({ rows: 1, done: 1 });
    expect(linesOf(given.output)).toHaveLength(1);
  });

  it('keeps its answers where a fresh one cannot read its input or its prompt', async () => {
    const given = options(sums(3));
    await bulk(client, given).done;
    const answers = readFileSync(given.output, 'utf8');
    await expect(bulk(client, { ...given, fresh: true, prompt: '{{ text' }).done).rejects.toThrow();
    writeFileSync(given.input as string, '{"text":"a"}\nno JSON\n');
    await expect(bulk(client, { ...given, fresh: true }).done).rejects.toThrow('the line is not JSON');
    expect(readFileSync(given.output, 'utf8')).toBe(answers);
    // Nor is the run itself lost.
    writeFileSync(
      given.input as string,
      sums(3)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    );
    expect(await bulk(client, given).done).toMatchObject({ rows: 3, done: 3 });
  });

  it('does not replace a file of somebody else', async () => {
    const given = options(sums(1));
    writeFileSync(given.output, 'precious');
    await expect(bulk(client, given).done).rejects.toThrow('already exists and was not written by a bulk run');
    expect(readFileSync(given.output, 'utf8')).toBe('precious');
    expect(await bulk(client, { ...given, force: true }).done).toMatchObject({ done: 1 });
    expect(linesOf(given.output)).toHaveLength(1);
  });
});
