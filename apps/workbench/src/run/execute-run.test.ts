import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import { executeRun } from './execute-run.ts';
import type { Run, RunSpec } from './run.ts';

const CHAT = { choices: [{ index: 0, message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }] };
const STRANGER = 'https://stranger.example/v1';
const MAPPING = {
  'a/b': [{ provider: 'groq', hfModelId: 'a/b', providerId: 'b', status: 'live', task: 'conversational' }],
};

const newClient = () => new InferenceClient('hf_canary0000', { mapping: MAPPING as never, retry: false });

/** Runs a chat with arguments, and returns its last state and the requests. */
async function run(
  args: Readonly<Record<string, unknown>>,
  response: (body: Readonly<Record<string, unknown>>) => Response = () => Response.json(CHAT),
  { isStreamed = false, client = newClient() } = {},
) {
  const requests: { url: string; body: Record<string, unknown> }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const body = JSON.parse(String(init?.body));
    requests.push({ url: String(url), body });
    return response(body);
  };
  const spec: RunSpec = {
    task: 'conversational',
    method: 'chatCompletion',
    provider: 'groq',
    model: 'a/b',
    args,
    isStreamed,
  };
  let state: Partial<Run> = {};
  await executeRun(spec, {
    client,
    // Only the fields that are read.
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

const STREAM = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Hello' }, finish_reason: 'stop' }] })}\n\n`;
const refused = (message: string) => Response.json({ error: { message } }, { status: 422 });

it('streams at a service that refuses to be asked for the usage, and asks it once', async () => {
  const client = newClient();
  const stream = () =>
    run(
      { messages },
      ({ stream_options: options }) =>
        options
          ? refused('body.stream_options: Extra inputs are not permitted')
          : new Response(STREAM, { headers: { 'content-type': 'text/event-stream' } }),
      { isStreamed: true, client },
    );
  const first = await stream();
  expect(first.state).toMatchObject({ status: 'done', text: 'Hello' });
  expect(first.requests.map(({ body }) => body.stream_options)).toEqual([{ include_usage: true }, undefined]);
  const second = await stream();
  expect(second.state).toMatchObject({ status: 'done', text: 'Hello' });
  expect(second.requests.map(({ body }) => body.stream_options)).toEqual([undefined]);
});

it('sends a stream that is refused for another reason once', async () => {
  const { state, requests } = await run({ messages }, () => refused('messages: too long'), { isStreamed: true });
  expect(state.status).toBe('failed');
  expect(requests).toHaveLength(1);
});
