import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BulkOptions, bulk } from '../src/index.ts';
import { fakeChat, useFolder } from './support.ts';

let emulator: Emulator;
let client: InferenceClient;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant', keepExchanges: 10_000 });
  client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
});
afterEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

const folder = useFolder();
const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function options(rows: readonly object[], more: Partial<BulkOptions> = {}): BulkOptions {
  const input = folder.path('in.jsonl');
  writeFileSync(input, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return { input, output: folder.path('out.jsonl'), backoffMs: 1, provider: 'groq', model: MODEL, ...more };
}

const texts = (...all: readonly string[]) => all.map((prompt) => ({ prompt }));
const outputs = (name = 'out.jsonl') =>
  readFileSync(folder.path(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).output);

describe('answers with a schema', () => {
  const schema = {
    type: 'object',
    properties: { label: { enum: ['good', 'bad'] } },
    required: ['label'],
    additionalProperties: false,
  };

  it('are written as values', async () => {
    const chat = fakeChat({ answer: () => '{"label":"good"}' });
    expect(await bulk(chat.client, options(texts('a'), { schema })).done).toMatchObject({ done: 1, requests: 1 });
    expect(outputs()).toEqual([{ label: 'good' }]);
  });

  it('are sent back once with what is wrong with them', async () => {
    const seen: string[] = [];
    const chat = fakeChat({
      answer: (prompt, messages) => {
        seen.push(prompt);
        return messages.length > 2 ? '{"label":"bad"}' : '{"label":"meh"}';
      },
    });
    const summary = await bulk(chat.client, options(texts('a'), { schema })).done;
    expect(summary).toMatchObject({ end: 'done', done: 1, requests: 2 });
    expect(seen.at(-1)).toMatch(/does not match the schema:\n- .*label/);
    expect(outputs()).toEqual([{ label: 'bad' }]);
  });

  it('are dead rows if they are wrong again', async () => {
    const chat = fakeChat({ answer: () => 'no JSON' });
    const summary = await bulk(chat.client, options(texts('a'), { schema })).done;
    expect(summary).toMatchObject({ done: 0, dead: 1, requests: 2 });
    expect(summary.failures[0]?.code).toBe('schema');
  });
});

describe('files', () => {
  it('are read beside the input, and those that are generated are named by row', async () => {
    const { model } = emulatedModel('hf-inference', 'text-to-image');
    const rows = [{ inputs: 'a boat' }, { inputs: 'a house' }];
    const given = options(rows, { task: 'text-to-image', provider: 'hf-inference', model });
    expect(await bulk(client, given).done).toMatchObject({ done: 2, requests: 2 });
    const files = outputs();
    expect(files).toEqual([
      expect.stringMatching(/^out\.media\/1\.\w+$/),
      expect.stringMatching(/^out\.media\/2\.\w+$/),
    ]);
    expect(readdirSync(folder.path('out.media'))).toHaveLength(2);
    const described = emulatedModel('hf-inference', 'image-classification').model;
    const next = {
      task: 'image-classification',
      model: described,
      prompt: '{{ output }}',
      outputColumn: 'labels',
    } as const;
    const labels = await bulk(client, { ...given, ...next, input: given.output, output: folder.path('labels.jsonl') })
      .done;
    expect(labels).toMatchObject({ done: 2, dead: 0 });
  });

  it('that are not there are reported before anything is sent', async () => {
    const { model } = emulatedModel('hf-inference', 'image-classification');
    const given = options([{ inputs: 'no.png' }], { task: 'image-classification', provider: 'hf-inference', model });
    await expect(bulk(client, given).done).rejects.toThrow(/in\.jsonl:1: there is no file .*no\.png/);
  });

  it('are sent to a chat as data URLs, also those of a dataset', async () => {
    writeFileSync(folder.path('a.png'), PNG);
    const contents: unknown[] = [];
    const chat = fakeChat({ answer: (_, messages) => `${contents.push(messages.at(-1)?.content)}` });
    const bytes = `data:image/png;base64,${PNG.toString('base64')}`;
    const given = options([{ image: 'a.png' }, { image: { bytes, path: 'x.png' } }], {
      image: '{{ image }}',
      prompt: 'Describe',
    });
    expect(await bulk(chat.client, given).done).toMatchObject({ done: 2 });
    const part = { type: 'image_url', image_url: { url: bytes } };
    expect(contents).toEqual([0, 1].map(() => [part, { type: 'text', text: 'Describe' }]));
  });
});

it('reads no file that the messages of a row name, unless the run allows it', async () => {
  writeFileSync(folder.path('a.png'), PNG);
  const url = folder.path('a.png');
  const rows = [{ messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }] }];
  const chat = fakeChat();
  expect(await bulk(chat.client, options(rows)).done).toMatchObject({ dead: 1 });
  expect(chat.calls()).toBe(0);
  const allowed = { ...options(rows), fresh: true, callOptions: { localFiles: true } };
  expect(await bulk(chat.client, allowed).done).toMatchObject({ done: 1 });
  expect(chat.calls()).toBe(1);
});

it('resumes jobs of an earlier process and submits none twice', async () => {
  const slow = await startEmulator({
    jobs: { queuedMs: 60_000, runningMs: 0 },
    pace: 'instant',
    now: () => Date.now() + offset,
  });
  let offset = 0;
  try {
    const { model } = emulatedModel('novita', 'text-to-video');
    const own = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: slow.endpoints });
    const given = options([{ inputs: 'a boat' }, { inputs: 'a house' }], {
      task: 'text-to-video',
      provider: 'novita',
      model,
    });
    const submissions = () => slow.exchanges().filter(({ method }) => method === 'POST').length;
    const first = bulk(own, given);
    await expect.poll(submissions).toBe(2);
    await expect
      .poll(() => slow.exchanges().filter(({ path }) => path.includes('task-result')).length)
      .toBeGreaterThan(1);
    first.stop(0);
    expect(await first.done).toMatchObject({ end: 'stopped', waiting: 2 });
    offset = 120_000;
    expect(await bulk(own, given).done).toMatchObject({ end: 'done', done: 2 });
    expect(submissions()).toBe(2);
    expect(outputs()).toEqual(['out.media/1.mp4', 'out.media/2.mp4']);
  } finally {
    await slow.close();
  }
});

describe('calls that need not be made', () => {
  it('are one for all rows with the same arguments', async () => {
    const chat = fakeChat();
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ n: index, prompt: `${index % 1000}` }));
    const summary = await bulk(chat.client, options(rows, { dedupe: true })).done;
    expect(summary).toMatchObject({ rows: 10_000, done: 10_000, requests: 1000 });
    expect(chat.calls()).toBe(1000);
    expect(outputs()).toEqual(rows.map(({ prompt }) => prompt));
  });

  it('share a failure, too, and are called again together', async () => {
    const given = options(texts('bad', 'good', 'bad'), { dedupe: true });
    expect(await bulk(fakeChat({ reject: /bad/ }).client, given).done).toMatchObject({ done: 1, dead: 2, requests: 2 });
    const { retryFailed } = await import('../src/index.ts');
    await retryFailed(given.output);
    expect(await bulk(fakeChat().client, given).done).toMatchObject({ done: 3, dead: 0, requests: 3 });
    expect(outputs()).toEqual(['bad', 'good', 'bad']);
  });

  it('are those of an earlier run with the same cache', async () => {
    const chat = fakeChat();
    const cache = folder.path('cache');
    await bulk(chat.client, options(texts('a', 'b'), { cache })).done;
    const second = options(texts('b', 'a', 'c'), { cache, output: folder.path('second.jsonl') });
    expect(await bulk(chat.client, second).done).toMatchObject({ done: 3, requests: 1 });
    expect(outputs('second.jsonl')).toEqual(['b', 'a', 'c']);
    const other = options(texts('a'), { cache, model: 'other', output: folder.path('third.jsonl') });
    expect(await bulk(chat.client, other).done).toMatchObject({ requests: 1 });
  });

  it('are those beyond a trial', async () => {
    const given = options(texts('a', 'b', 'c'), { limit: 2 });
    expect(await bulk(fakeChat().client, given).done).toMatchObject({ rows: 2, done: 2 });
    await expect(bulk(fakeChat().client, { ...given, limit: 3 }).done).rejects.toThrow('limit was 2, now 3');
  });
});

describe('failed rows', () => {
  it.each([
    ['timout', 'There is no failure "timout". Did you mean timeout?'],
    ['nonsense', 'There is no failure "nonsense": it is one of rate-limit, unavailable, '],
    ['', 'There is no failure ""'],
  ])('are not called again for the failure "%s", which does not exist', async (code, message) => {
    const given = options(texts('bad'));
    await bulk(fakeChat({ reject: /bad/ }).client, given).done;
    const { retryFailed } = await import('../src/index.ts');
    await expect(retryFailed(given.output, ['rejected', code])).rejects.toThrow(message);
    expect(await retryFailed(given.output, ['rejected'])).toBe(1);
  });
});

describe('a budget', () => {
  const many = texts(...Array.from({ length: 100 }, (_, index) => `${index}`));

  it.each([
    ['tokens', { tokens: 50 }, 'the budget of 50 tokens is used up'],
    ['cost', { cost: 0.01 }, 'the budget of 0.01 is used up'],
  ])('of %s ends the run, which a larger one resumes', async (_, budget, reason) => {
    const chat = fakeChat();
    const given = options(many, { budget, concurrency: 4 });
    const summary = await bulk(chat.client, given).done;
    expect(summary).toMatchObject({ end: 'budget', reason: expect.stringContaining(reason) });
    expect(summary.done).toBeGreaterThanOrEqual(10);
    expect(summary.done).toBeLessThanOrEqual(14);
    expect((await bulk(chat.client, given).done).requests).toBe(summary.requests);
    expect(await bulk(chat.client, { ...given, budget: {} }).done).toMatchObject({
      end: 'done',
      done: 100,
      requests: 100,
    });
  });

  it('of cost counts calls whose provider reports none, by prices', async () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ prompt: `What is ${index} + 1?` }));
    const prices = { groq: { input: 1000, output: 1000 }, default: { input: 0, output: 0 } };
    const given = options(rows, { concurrency: 2, prices, budget: { cost: 0.1 } });
    const first = await bulk(client, given).done;
    expect(first).toMatchObject({
      end: 'budget',
      cost: expect.closeTo((first.inputTokens + first.outputTokens) / 1000),
    });
    expect(first.done).toBeLessThan(40);
    expect(await bulk(client, { ...given, budget: { cost: 1000 } }).done).toMatchObject({ end: 'done', done: 40 });
    const free = {
      ...options(rows, { prices: { default: { input: 0, output: 0 } } }),
      output: folder.path('free.jsonl'),
    };
    expect(await bulk(client, free).done).toMatchObject({ end: 'done', cost: 0 });
  });

  it('of failed rows ends the run', async () => {
    const chat = fakeChat({ reject: /^[1-9]$/ });
    const summary = await bulk(chat.client, options(many, { budget: { errors: '5%' }, concurrency: 1 })).done;
    expect(summary).toMatchObject({ end: 'budget', dead: 6, reason: 'more than 5% rows failed (6)' });
  });

  it('of time starts no row after it', async () => {
    const chat = fakeChat();
    const summary = await bulk(chat.client, options(many, { budget: { until: new Date(0) } })).done;
    expect(summary).toMatchObject({ end: 'budget', done: 0 });
    expect(chat.calls()).toBe(0);
  });
});

describe('a provider', () => {
  const sums = Array.from({ length: 60 }, (_, index) => ({ prompt: `What is ${index} + 1?` }));

  it('that limits rates loses no row, and gets fewer calls at a time', async () => {
    emulator.inject({ fault: 'rate-limit;retry-after=0.05', times: 30 });
    const run = bulk(client, options(sums, { concurrency: 16 }));
    const summary = await run.done;
    expect(summary).toMatchObject({ end: 'done', done: 60, dead: 0, requests: 90 });
    expect(run.progress().rateLimits).toBe(30);
    expect(run.progress().concurrency).toBeLessThan(16);
  });

  it('that is down for all pauses the run without burning attempts', async () => {
    emulator.inject({ fault: 'overloaded', times: 25 });
    const summary = await bulk(client, options(sums, { concurrency: 2, attempts: 6, outageMs: 10 })).done;
    expect(summary).toMatchObject({ end: 'done', done: 60, dead: 0, requests: 85 });
  });

  it('that is down is shown as a wait', async () => {
    emulator.inject({ fault: 'overloaded' });
    const run = bulk(client, options(sums, { concurrency: 2, outageMs: 100_000 }));
    await expect.poll(() => run.progress().state).toBe('waiting');
    run.stop(0);
    expect(await run.done).toMatchObject({ end: 'stopped', dead: 0, waiting: 60 });
    expect(run.progress().state).toBe('over');
  });

  it('that is down leaves its rows to the next one', async () => {
    emulator.inject({ fault: 'overloaded', target: '/groq' });
    const given = options(sums, { provider: ['groq', 'together'], concurrency: 4 });
    const summary = await bulk(client, given).done;
    expect(summary).toMatchObject({ end: 'done', done: 60, dead: 0 });
    expect(existsSync(folder.path('out.errors.jsonl'))).toBe(false);
  });
});

it('counts what the emulator counts', async () => {
  emulator.inject({ fault: 'overloaded', times: 3 });
  const before = emulator.exchanges().filter(({ method }) => method === 'POST').length;
  const rows = Array.from({ length: 40 }, (_, index) => ({ prompt: `What is ${index} + 1?` }));
  const summary = await bulk(client, options(rows, { concurrency: 4 })).done;
  const posts = emulator
    .exchanges()
    .filter(({ method }) => method === 'POST')
    .slice(before);
  const used = posts.flatMap(({ responseText }) => JSON.parse(responseText).usage ?? []);
  expect(summary.requests).toBe(posts.length);
  expect(summary.inputTokens).toBe(used.reduce((sum, { prompt_tokens }) => sum + prompt_tokens, 0));
  expect(summary.outputTokens).toBe(used.reduce((sum, { completion_tokens }) => sum + completion_tokens, 0));
});
