import { readFileSync, writeFileSync } from 'node:fs';
import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { bulk, exportResults, openSqliteStore, readRun } from '../src/index.ts';
import { openDatabase } from '../src/sqlite.ts';
import { useFolder } from './support.ts';

const folder = useFolder();

/** A run of one row, whose service answers with a message. */
async function runOver(message: object, usage: object = { prompt_tokens: 1, completion_tokens: 1 }, more: object = {}) {
  const fetch = async () =>
    Response.json({
      id: 'c',
      model: 'm',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
      usage,
    });
  const client = new InferenceClient(undefined, { endpointUrl: 'http://h.example/v1', fetch });
  const [input, output] = [folder.path('in.jsonl'), folder.path('out.jsonl')];
  writeFileSync(input, '{"prompt":"Hi"}\n');
  const summary = await bulk(client, { input, output, model: 'm', ...more }).done;
  const line = JSON.parse(readFileSync(output, 'utf8').trim());
  return { summary, line, written: line.output };
}

it.each([
  ['text', { content: 'a' }, 'a'],
  ['text beside reasoning', { content: 'a', reasoning_content: 'R' }, 'a'],
  ['nothing', { content: '' }, ''],
  [
    'texts in a list, with thoughts',
    {
      content: [
        { type: 'thinking', thinking: 'R' },
        { type: 'text', text: 'a' },
      ],
    },
    'a',
  ],
])('writes the text of a message: %s', async (_, message, expected) => {
  expect((await runOver(message)).written).toBe(expected);
});

const call = { id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } };
it.each([
  ['calls, with reasoning and unknown members', { content: null, reasoning: 'R', mood: 'calm', tool_calls: [call] }],
  ['a refusal', { content: null, refusal: 'I cannot.' }],
  ['images', { content: 'a', images: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }] }],
  [
    'a list with other parts',
    {
      content: [
        { type: 'text', text: 'a' },
        { type: 'audio', data: 'AA==' },
      ],
    },
  ],
  ['reasoning without text', { content: '', reasoning_content: 'R' }],
])('writes a message whole that has more than text: %s', async (_, message) => {
  expect((await runOver(message)).written).toMatchObject(message);
});

it('counts tokens of a cache by their price', async () => {
  const usage = {
    prompt_tokens: 1_000_000,
    completion_tokens: 0,
    prompt_tokens_details: { cached_tokens: 600_000, cache_write_tokens: 100_000 },
  };
  const prices = { default: { input: 10, output: 0, cachedInput: 1, cacheWrite: 20 } };
  const { summary } = await runOver({ content: 'a' }, usage, { prices });
  // 0.3 M at 10, 0.6 M at 1 and 0.1 M at 20.
  expect(summary.cost).toBeCloseTo(3 + 0.6 + 2);
});

it.each([
  ['a member', { content: 'a', reasoning_content: 'R' }],
  ['another member', { content: 'a', reasoning: 'R' }],
  ['details', { content: 'a', reasoning_details: [{ type: 'reasoning.text', text: 'R', signature: 's' }] }],
  [
    'a list of parts',
    {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: 'R' }] },
        { type: 'text', text: 'a' },
      ],
    },
  ],
])('keeps the reasoning of a text beside it, whatever its form: %s', async (_, message) => {
  const cache = folder.path('cache');
  const { line } = await runOver(message, undefined, { cache, outputColumn: 'answer' });
  expect(line).toEqual({ prompt: 'Hi', answer: 'a', answer_reasoning: 'R' });
  // From the cache, too, and in an export.
  const again = await runOver({ content: 'not asked' }, undefined, { cache, outputColumn: 'answer', fresh: true });
  expect([again.line, again.summary.requests]).toEqual([line, 0]);
  const store = await openSqliteStore(`${folder.path('out.jsonl')}.bulk/state.db`);
  await exportResults(store, folder.path('all.csv'));
  store.close();
  expect(readFileSync(folder.path('all.csv'), 'utf8')).toMatch(/^prompt,answer_reasoning,answer\nHi,R,a\n$/);
});

it('keeps the tokens of a cache with the requests, and sums them up', async () => {
  const usage = {
    prompt_tokens: 10,
    completion_tokens: 1,
    prompt_tokens_details: { cached_tokens: 6, cache_write_tokens: 3 },
  };
  const { summary } = await runOver({ content: 'a' }, usage);
  expect(summary).toMatchObject({ inputTokens: 10, cachedTokens: 6 });
  const store = await openSqliteStore(`${folder.path('out.jsonl')}.bulk/state.db`);
  expect(store.row(1)?.attempts).toMatchObject([{ inputTokens: 10, cachedTokens: 6, cacheWriteTokens: 3 }]);
  expect(store.totals()).toMatchObject({ cachedTokens: 6 });
  store.close();
});

it('goes on with a run of the version before, and reads it', async () => {
  await runOver({ content: 'a' });
  const path = `${folder.path('out.jsonl')}.bulk/state.db`;
  const database = await openDatabase(path);
  for (const [table, column] of [
    ['results', 'reasoning'],
    ['attempts', 'cached_tokens'],
    ['attempts', 'cache_write_tokens'],
  ])
    database.exec(`alter table ${table} drop column ${column}`);
  database.exec('pragma user_version = 4');
  database.close();
  const reader = await readRun(folder.path('out.jsonl'));
  expect(reader.list({}, 0, 1).rows).toMatchObject([{ state: 'done', output: 'a' }]);
  reader.close();
  const { summary } = await runOver({ content: 'b' });
  expect(summary).toMatchObject({ done: 1, requests: 1 });
});
