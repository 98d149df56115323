import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { executeRun } from './execute-run.ts';
import type { Run, RunSpec } from './run.ts';

const CHAT = { choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] };
const STRANGER = 'https://stranger.example/v1';
const MAPPING = {
  'a/b': [{ provider: 'groq', hfModelId: 'a/b', providerId: 'b', status: 'live', task: 'conversational' }],
};

/** Runs a chat with arguments, and returns its last state and the requests. */
async function run(args: Readonly<Record<string, unknown>>, response: () => Response = () => Response.json(CHAT)) {
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    requests.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return response();
  };
  const spec: RunSpec = {
    task: 'conversational',
    method: 'chatCompletion',
    provider: 'groq',
    model: 'a/b',
    args,
    isStreamed: false,
  };
  let state: Partial<Run> = {};
  await executeRun(spec, {
    // Only the fields that are read.
    client: new InferenceClient('hf_canary0000', { mapping: MAPPING as never, retry: false }),
    service: { label: 'Hub', endpoints: {} },
    fetch,
    signal: new AbortController().signal,
    now: () => 0,
    show: (change) => {
      state = { ...state, ...change };
    },
  });
  return { state, requests };
}

const messages = [{ role: 'user', content: 'Hi' }];

it('calls the service of the page, whatever the arguments of a shared link name', async () => {
  const { state, requests } = await run({
    messages,
    top_k: 3,
    endpointUrl: STRANGER,
    accessToken: 'x',
    provider: 'together',
    model: STRANGER,
    fallbacks: [{ endpointUrl: STRANGER }],
  });
  expect(state.status).toBe('done');
  expect(requests).toEqual([
    { url: 'https://router.huggingface.co/groq/openai/v1/chat/completions', body: { messages, top_k: 3, model: 'b' } },
  ]);
});

it('prints a failed request as it was sent: with the name of the model at the provider, and without the token', async () => {
  const { state } = await run({ messages }, () => Response.json({ error: { message: 'No' } }, { status: 400 }));
  expect(state.failure?.curl).toContain('"model": "b"');
  expect(state.failure?.curl).toContain('-H "authorization: Bearer $HF_TOKEN"');
  expect(state.failure?.curl).not.toContain('hf_canary0000');
});
