import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BulkOptions, bulk, openSqliteStore } from '../src/index.ts';
import { createGate } from '../src/run/provider-gate.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';

function options(rows: readonly object[], more: Partial<BulkOptions> = {}): BulkOptions {
  writeFileSync(folder.path('in.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const paths = { input: folder.path('in.jsonl'), output: folder.path('out.jsonl') };
  return { ...paths, backoffMs: 1, provider: 'groq', model: MODEL, ...more };
}
const texts = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index, prompt: `t${index}` }));
const output = () => readFileSync(folder.path('out.jsonl'), 'utf8');

describe('an output file', () => {
  const wholeOf = (count: number) =>
    texts(count)
      .map((row) => `${JSON.stringify({ ...row, output: row.prompt })}\n`)
      .join('');

  it.each([
    ['has half a line too much', (path: string) => appendFileSync(path, '{"id":7,"pro')],
    ['ends in bytes of nothing', (path: string) => appendFileSync(path, Buffer.alloc(4096))],
    ['has lost its end', (path: string) => truncateSync(path, statSync(path).size - 5)],
    ['is empty', (path: string) => writeFileSync(path, '')],
  ])('that %s after a crash is mended', async (_, damage) => {
    const chat = fakeChat({ onCall: (calls) => void (calls === 10 && first.stop()) });
    const given = options(texts(40), { concurrency: 2 });
    const first = bulk(chat.client, given);
    expect((await first.done).done).toBeLessThan(40);
    damage(given.output);
    expect(await bulk(chat.client, given).done).toMatchObject({ end: 'done', done: 40 });
    expect(output()).toBe(wholeOf(40));
    expect(chat.calls()).toBe(40);
  });
});

describe('with the emulator', () => {
  let emulator: Emulator;
  let client: InferenceClient;
  beforeAll(async () => {
    emulator = await startEmulator({ pace: 'instant', keepExchanges: 10_000 });
    client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  });
  afterEach(() => emulator.clearFaults());
  afterAll(() => emulator.close());

  it('a provider that was down gets rows again', async () => {
    emulator.inject({ fault: 'overloaded', target: '/groq', times: 12 });
    const given = options(texts(150), { provider: ['groq', 'together'], concurrency: 2, outageMs: 5 });
    expect(await bulk(client, given).done).toMatchObject({ end: 'done', done: 150, dead: 0 });
    const store = await openSqliteStore(`${given.output}.bulk/state.db`);
    const providers = texts(150).map((_, index) => store.row(index + 1)?.attempts.at(-1)?.provider);
    store.close();
    const back = providers.lastIndexOf('together');
    expect(back).toBeGreaterThan(-1);
    expect(providers.slice(back + 1)).toContain('groq');
  });

  it('embeddings, speech and its transcription are runs of files, too', async () => {
    const task = (id: 'feature-extraction' | 'text-to-speech' | 'automatic-speech-recognition') => ({
      task: id,
      provider: 'hf-inference' as const,
      model: emulatedModel('hf-inference', id).model,
    });
    const rows = [{ inputs: 'good' }, { inputs: 'bad' }];
    expect(await bulk(client, options(rows, task('feature-extraction'))).done).toMatchObject({ done: 2 });
    expect(JSON.parse(output().split('\n')[0] ?? '').output).toEqual(expect.arrayContaining([expect.any(Number)]));
    const speech = options(rows, { ...task('text-to-speech'), output: folder.path('speech.jsonl') });
    expect(await bulk(client, speech).done).toMatchObject({ done: 2 });
    expect(readdirSync(folder.path('speech.media'))).toHaveLength(2);
    const heard = { ...task('automatic-speech-recognition'), prompt: '{{ output }}', outputColumn: 'heard' } as const;
    const given = { ...options(rows, heard), input: speech.output, output: folder.path('heard.jsonl') };
    expect(await bulk(client, given).done).toMatchObject({ done: 2, dead: 0 });
    expect(readFileSync(folder.path('heard.jsonl'), 'utf8')).toContain('"heard":');
  });
});

describe('a provider that allows 100 calls per second', () => {
  it('is called at 80 % of that at least, and the number at a time is halved', async () => {
    let now = 0;
    const gate = createGate({ concurrency: 'auto', outageMs: 30_000, targets: 1, now: () => now });
    const [latencyMs, perSecond, endMs] = [200, 100, 60_000];
    const ends: { readonly at: number; readonly end: () => void }[] = [];
    const capacities: number[] = [];
    let inSecond = 0;
    let done = 0;
    const start = async () => {
      const status = ++inSecond > perSecond ? 429 : 200;
      const lease = await gate.limiter.acquire({ provider: 'a', tokens: 1 });
      const end = () => {
        lease.response({ status, headers: new Headers() });
        lease.end();
        if (status === 200) done++;
        else gate.limiter.pause('a', 1000 - (now % 1000));
      };
      ends.push({ at: now + (status === 200 ? latencyMs : 20), end });
    };
    for (now = 0; now < endMs; now += 10) {
      if (now % 1000 === 0) inSecond = 0;
      for (const call of ends.filter(({ at }) => at === now)) {
        ends.splice(ends.indexOf(call), 1);
        call.end();
      }
      while (gate.waitMs() === 0 && ends.length < gate.capacity()) await start();
      capacities.push(gate.capacity());
    }
    expect(done / (endMs / 1000)).toBeGreaterThanOrEqual(perSecond * 0.8);
    const halved = capacities.filter((capacity, index) => capacity === Math.floor((capacities[index - 1] ?? 0) / 2));
    expect(halved.length).toBeGreaterThan(0);
  });
});
