import { describe, expect, it } from 'vitest';
import { type BulkOptions, bulk, type Progress } from '../src/index.ts';
import { type FakeBatches, fakeBatches, processed, refused } from './fake-batches.ts';
import { useFolder } from './support.ts';

const { path } = useFolder();

function prepare(service: FakeBatches, texts: readonly string[], more: Partial<BulkOptions> = {}) {
  const { client, fetch, submitted } = fakeBatches(service);
  const seen: Progress[] = [];
  const options: BulkOptions = {
    input: texts.map((text) => ({ text })),
    output: path('out.jsonl'),
    model: 'm',
    prompt: '{{ text }}',
    batch: { pollMs: 5 },
    callOptions: { fetch },
    onProgress: (progress) => seen.push(progress),
    ...more,
  };
  return { run: () => bulk(client, options).done, submitted, seen };
}

describe('a line with an error response', () => {
  it('is one refused row: 403 fails it alone', async () => {
    const { run, submitted } = prepare({ result: refused(403) }, ['a', 'bad']);
    const summary = await run();
    expect(summary).toMatchObject({ end: 'done', done: 1, dead: 1, failures: [{ code: 'forbidden' }] });
    expect(submitted).toHaveLength(1);
  });

  it.each([401, 402])('ends the run after its batch where every row would have it: %i', async (status) => {
    const { run, submitted } = prepare({ result: refused(status) }, ['a', 'bad']);
    const summary = await run();
    expect(summary).toMatchObject({ end: 'failed', done: 1, waiting: 1, reason: expect.stringContaining('flagged') });
    expect(submitted).toHaveLength(1);
  });

  it('waits between batches after a rate limit, which counts as a failure', async () => {
    const { run, submitted } = prepare({ result: refused(429) }, ['a', 'bad'], { attempts: 2, backoffMs: 1 });
    expect(await run()).toMatchObject({ end: 'done', done: 1, dead: 1, failures: [{ code: 'rate-limit' }] });
    expect(submitted.map(({ length }) => length)).toEqual([2, 1]);
  });
});

describe('results that are not as expected', () => {
  it.each([
    [{ output_file_id: '1', error_file_id: '' }, processed, { done: 2, dead: 0 }],
    [
      { output_file_id: '', error_file_id: '1' },
      refused(400),
      { done: 1, dead: 1, failures: [{ example: expect.stringContaining('flagged') }] },
    ],
    [{ output_file_id: null, error_file_id: '1' }, processed, { done: 2, dead: 0 }],
  ])('an empty id is no file: %j', async (files, result, expected) => {
    const { run } = prepare({ batch: () => files, result }, ['a', 'bad']);
    expect(await run()).toMatchObject({ end: 'done', ...expected });
  });

  it.each([
    ['a text', 'bad model', 'rejected', 'bad model', 1],
    ['an object without a message', { code: 'bad_model' }, 'rejected', 'bad_model', 1],
    [
      'one of a request that was not processed',
      { code: 'batch_expired', message: 'too late' },
      'timeout',
      'too late',
      2,
    ],
    ['a status', { code: 500, message: 'it broke' }, 'server-error', 'it broke', 2],
  ])('an error may be %s', async (_, error, code, words, batches) => {
    const result: FakeBatches['result'] = (line) =>
      line.text === 'bad' ? { custom_id: line.id, response: null, error } : processed(line);
    const { run, submitted } = prepare({ result }, ['a', 'bad'], { attempts: 2, backoffMs: 1 });
    const failures = [{ code, count: 1, example: expect.stringContaining(words) }];
    expect(await run()).toMatchObject({ end: 'done', done: 1, dead: 1, failures });
    expect(submitted).toHaveLength(batches);
  });

  it('a line that is cut costs its row another batch, and no other row', async () => {
    const result: FakeBatches['result'] = (line, batch) => {
      return line.text === 'bad' && batch === 1 ? 'a line that was cut: {"custom_id":' : processed(line);
    };
    const { run, submitted } = prepare({ result }, ['a', 'bad', 'c']);
    expect(await run()).toMatchObject({ end: 'done', done: 3, dead: 0 });
    expect(submitted.map((lines) => lines.map(({ text }) => text))).toEqual([['a', 'bad', 'c'], ['bad']]);
  });
});

describe('a service without room for more', () => {
  const full = { errors: { data: [{ code: 'token_limit_exceeded', message: 'limit of enqueued tokens reached' }] } };
  const tooMuch = (lines: readonly unknown[]) => lines.length > 2;

  it.each([
    ['a batch that failed', { batch: (_, lines) => (tooMuch(lines) ? { status: 'failed', ...full } : {}) }],
    [
      '429 for the submission',
      { submission: (_, lines) => (tooMuch(lines) ? Response.json(full, { status: 429 }) : undefined) },
    ],
    [
      '413 for the submission',
      { submission: (_, lines) => (tooMuch(lines) ? Response.json({}, { status: 413 }) : undefined) },
    ],
  ] as readonly [string, FakeBatches][])('gets smaller batches later: %s', async (_, service) => {
    const { run, submitted, seen } = prepare(service, ['a', 'b', 'c', 'd'], { batch: { pollMs: 5 } });
    expect(await run()).toMatchObject({ end: 'done', done: 4, dead: 0, requests: 4 });
    expect(submitted.map(({ length }) => length)).toEqual([4, 2, 2]);
    expect(seen.find(({ wait }) => wait?.reason === 'queue-full')?.wait).toMatchObject({ ms: expect.any(Number) });
  });

  it('ends the run if the account is empty, and its rows wait', async () => {
    const error = { error: { message: 'check your plan', code: 'insufficient_quota' } };
    let isEmpty = true;
    const submission = () => (isEmpty ? Response.json(error, { status: 400 }) : undefined);
    const { run, submitted } = prepare({ submission }, ['a', 'b']);
    await expect(run()).rejects.toThrow('insufficient_quota');
    isEmpty = false;
    expect(await run()).toMatchObject({ end: 'done', done: 2 });
    expect(submitted).toHaveLength(2);
  });
});

it('a batch that is rejected for its settings leaves its rows waiting for the next run', async () => {
  let isWrong = true;
  const batch = () => (isWrong ? { status: 'failed', errors: { data: [{ message: 'no such model' }] } } : {});
  const { run, submitted } = prepare({ batch }, ['a', 'b']);
  await expect(run()).rejects.toThrow('no such model');
  isWrong = false;
  expect(await run()).toMatchObject({ end: 'done', done: 2 });
  expect(submitted).toHaveLength(2);
});

it('a service that is away for a while is polled again', async () => {
  let polls = 0;
  const batch = () => {
    if (++polls < 12) throw new TypeError('fetch failed');
    return {};
  };
  const { run, submitted } = prepare({ batch }, ['a']);
  expect(await run()).toMatchObject({ end: 'done', done: 1 });
  expect([submitted.length, polls]).toEqual([1, 12]);
});

it('a row that no batch can take fails alone', async () => {
  const { run } = prepare({}, ['a', 'x'.repeat(2000)], { batch: { pollMs: 5, maxBytes: 1000 } });
  const failures = [{ code: 'input', count: 1, example: expect.stringMatching(/has 2\d+ bytes; a batch takes 1000/) }];
  expect(await run()).toMatchObject({ end: 'done', done: 1, dead: 1, failures });
});
