import { existsSync, readFileSync } from 'node:fs';
import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { type BulkOptions, bulk } from '../src/index.ts';
import { useFolder } from './support.ts';

const { path } = useFolder();
const ok = () =>
  Response.json({ choices: [{ index: 0, message: { role: 'assistant', content: 'ok' }, finish_reason: 'stop' }] });
const refused = (status: number) => Response.json({ error: { message: 'not for you' } }, { status });

/** A run over numbered rows whose service the test changes between its processes. */
function prepare(rows: number, respond: (text: string) => Response) {
  const called: string[] = [];
  const service = { respond };
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const text = JSON.parse(String(init?.body)).messages[0].content;
    called.push(text);
    await new Promise(setImmediate);
    return service.respond(text);
  };
  const options: BulkOptions = {
    input: Array.from({ length: rows }, (_, index) => ({ text: `${index}` })),
    output: path('out.jsonl'),
    model: 'm',
    prompt: '{{ text }}',
    concurrency: 4,
  };
  const client = new InferenceClient(undefined, { endpointUrl: 'http://own/v1', fetch });
  return { service, called, run: () => bulk(client, options).done };
}

it.each([403, 404, 422])(
  'rows that failed because of the run wait again, and come last in the next one: %i',
  async (status) => {
    const { service, called, run } = prepare(40, () => refused(status));
    const first = await run();
    expect(first).toMatchObject({ end: 'failed', done: 0, dead: 0, waiting: 40, failures: [] });
    expect(first.reason).toMatch(
      /^the first rows all failed with the same error, and wait for the next run: .*not for you/,
    );
    expect(existsSync(path('out.errors.jsonl'))).toBe(false);
    const seen = called.splice(0);
    expect(seen.length).toBeLessThan(20);
    service.respond = ok;
    expect(await run()).toMatchObject({ end: 'done', done: 40, dead: 0, repeated: seen.length });
    expect(new Set(called.slice(-seen.length))).toEqual(new Set(seen));
    const lines = readFileSync(path('out.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(Array.from({ length: 40 }, (_, index) => `${index}`));
  },
);

it('rows that fail alike at the beginning of a file hold back no other row of the next run', async () => {
  const { run } = prepare(40, (text) => (Number(text) < 14 ? refused(422) : ok()));
  expect((await run()).end).toBe('failed');
  expect(await run()).toMatchObject({ end: 'done', done: 26, dead: 14 });
});

it('a key that is refused later ends the run, too', async () => {
  const { service, run } = prepare(60, (text) => (text === '5' ? refused(401) : ok()));
  const { done, end } = await run();
  expect([end, done > 0]).toEqual(['failed', true]);
  service.respond = () => refused(403);
  expect(await run()).toMatchObject({ end: 'failed', done, dead: 0, waiting: 60 - done });
  service.respond = ok;
  expect(await run()).toMatchObject({ end: 'done', done: 60 });
});
