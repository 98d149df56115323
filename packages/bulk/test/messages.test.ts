import { readFileSync, writeFileSync } from 'node:fs';
import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { bulk } from '../src/index.ts';
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
  return { summary, written: JSON.parse(readFileSync(output, 'utf8').trim()).output };
}

it.each([
  ['text', { content: 'a' }, 'a'],
  ['text beside reasoning', { content: 'a', reasoning_content: 'R' }, 'a'],
  ['nothing', { content: '' }, ''],
])('writes the text of a message: %s', async (_, message, expected) => {
  expect((await runOver(message)).written).toBe(expected);
});

const call = { id: 'a', type: 'function', function: { name: 'find', arguments: '{}' } };
it.each([
  ['calls, with reasoning and unknown members', { content: null, reasoning: 'R', mood: 'calm', tool_calls: [call] }],
  ['a refusal', { content: null, refusal: 'I cannot.' }],
  ['images', { content: 'a', images: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } }] }],
  ['a list of parts', { content: [{ type: 'text', text: 'a' }] }],
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
