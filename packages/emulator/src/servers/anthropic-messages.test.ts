import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, post, startFast } from '../../test/caller.ts';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import type { Provider } from '../dialect/provider.ts';
import type { Emulator } from '../host/start-emulator.ts';
import { SERVERS } from './servers.gen.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const VERSION = { 'anthropic-version': '2023-06-01', 'x-api-key': 'key' };
/** An answer as tests read it. */
interface Answer {
  readonly content: readonly { readonly type: string; readonly [member: string]: unknown }[];
  readonly usage: { readonly input_tokens: number };
}

const messages = [{ role: 'user', content: 'What is 6 times 7?' }];

/** Servers with the dialect, and the path of it. */
const served = Object.entries(SERVERS as Record<string, Provider>).flatMap(([id, { tasks, models }]) => {
  const paths = [tasks.conversational ?? []].flat().flatMap(({ path }) => path);
  const path = paths.find((each) => each.endsWith('/v1/messages'));
  const model = models.find(({ task }) => task === 'conversational')?.providerId;
  return path ? [{ id: id as keyof typeof SERVERS, path, model, counts: paths.includes(`${path}/count_tokens`) }] : [];
});

const TOOLS = [
  {
    name: 'get_weather',
    description: 'Weather of a city',
    input_schema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  },
];

describe('Messages', () => {
  it('are at Anthropic and at servers that have them', () => {
    expect(served.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['anthropic', 'vllm', 'sglang', 'llama-cpp', 'ollama', 'lm-studio', 'litellm']),
    );
  });

  it.each(served)('are answered, streamed and refused in their form: $id', async ({ id, path, model, counts }) => {
    const url = emulator.servers[id] + path;
    const answer = await json<Answer>(post(url, { model, messages, max_tokens: 500 }, VERSION));
    expect(answer).toMatchObject({ type: 'message', model, stop_reason: 'end_turn' });
    expect(answer.content.at(-1)?.text).toContain('42');
    const streamed = await (await post(url, { model, messages, max_tokens: 500, stream: true }, VERSION)).text();
    expect(streamed).toMatch(
      /^event: message_start\ndata: .*event: message_stop\ndata: \{"type":"message_stop"\}\n\n$/s,
    );
    const refused = await post(url, { model, messages }, VERSION);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { type: 'error', error: { type: 'invalid_request_error' } },
    ]);
    const counted = await post(`${url}/count_tokens`, { model, messages }, VERSION);
    const tokens = await counted.text();
    if (counts) expect(JSON.parse(tokens)).toEqual({ input_tokens: answer.usage.input_tokens });
    else expect(tokens).not.toContain('input_tokens');
  });

  it('call tools and take their results', async () => {
    const url = `${emulator.servers.anthropic}/v1/messages`;
    const first = await json<Answer>(
      post(
        url,
        {
          model: 'claude-opus-4-7',
          max_tokens: 900,
          thinking: { type: 'adaptive' },
          tools: TOOLS,
          messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
        },
        VERSION,
      ),
    );
    expect(first.content.map(({ type }) => type)).toEqual(['thinking', 'tool_use']);
    expect(first).toMatchObject({ stop_reason: 'tool_use' });
    const call = first.content.at(-1) ?? { type: '' };
    expect(call.input).toEqual({ city: 'Paris' });
    const result = { type: 'tool_result', tool_use_id: call.id, content: '22 degrees and sunny' };
    const second = await json<Answer>(
      post(
        url,
        {
          model: 'claude-opus-4-7',
          max_tokens: 900,
          tools: TOOLS,
          messages: [
            { role: 'user', content: 'What is the weather in Paris?' },
            { role: 'assistant', content: first.content },
            { role: 'user', content: [result] },
          ],
        },
        VERSION,
      ),
    );
    expect(second.content.at(-1)?.text).toContain('22');
  });

  it('are refused by Anthropic without a version, and where thoughts are missing', async () => {
    const url = `${emulator.servers.anthropic}/v1/messages`;
    const body = { model: 'claude-opus-4-7', max_tokens: 2000, messages };
    expect((await post(url, body)).status).toBe(400);
    const used = { type: 'tool_use', id: 'a', name: 'get_weather', input: {} };
    const history = [
      ...messages,
      { role: 'assistant', content: [used] },
      { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'a', content: 'sunny' }] },
    ];
    const thinking = { type: 'enabled', budget_tokens: 1024 };
    const refused = await post(url, { ...body, messages: history, thinking, tools: TOOLS }, VERSION);
    expect((await refused.json()).error.message).toContain('Expected `thinking` or `redacted_thinking`');
  });

  it('are at the router, which chooses a provider', async () => {
    const url = `${emulator.url}/router/v1/messages`;
    const headers = { authorization: `Bearer ${EMULATOR_HUB_TOKEN}` };
    const body = { model: 'meta-llama/Llama-3.1-8B-Instruct', max_tokens: 50, messages };
    const reply = await post(url, body, headers);
    expect(reply.headers.get('x-inference-provider')).toBeTruthy();
    expect((await reply.json()).content[0].text).toContain('42');
    const unknown = await post(url, { ...body, model: 'acme/none' }, headers);
    expect(await unknown.json()).toMatchObject({ type: 'error', error: { type: 'invalid_request_error' } });
  });
});
