import { expect, it } from 'vitest';
import { InferenceClient } from '../index.ts';

it.each([
  ['gpt-5-mini', { max_completion_tokens: 50 }],
  ['gpt-5.6', { max_completion_tokens: 50 }],
  ['o3', { max_completion_tokens: 50 }],
  ['gpt-4.1', { max_tokens: 50 }],
  ['gpt-oss-120b', { max_tokens: 50 }],
])('sends the maximum of tokens of %s under the name that it takes', async (model, expected) => {
  let sent: Record<string, unknown> = {};
  const fetch = async (_: unknown, init?: RequestInit) => {
    sent = JSON.parse(String(init?.body));
    return Response.json({ choices: [{ index: 0, message: { role: 'assistant', content: 'ok' } }] });
  };
  const client = new InferenceClient('sk-x', { fetch });
  const messages = [{ role: 'user', content: 'Hi' }];
  await client.chatCompletion({ provider: 'openai', model: `openai/${model}`, messages, max_tokens: 50 });
  const { messages: _, model: __, ...more } = sent;
  expect(more).toEqual(expected);
});
