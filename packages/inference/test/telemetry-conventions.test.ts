import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { openTelemetry } from '../src/call/telemetry/opentelemetry.ts';
import { defineTool, InferenceClient } from '../src/index.ts';
import { collector } from './support/collector.ts';
import { CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';
import { GENAI_SCHEMAS, type RecordedContent } from './support/genai-schemas.ts';

const call = { id: 'a', type: 'function', function: { name: 'weather', arguments: '{"city":"Rome"}' } };

/** A client that records content, and a service whose messages are given. */
function start(messages: readonly object[], { recordContent = true } = {}) {
  const seen = collector();
  const replies = messages.map((message) => ({
    ...CHAT,
    choices: [{ index: 0, message, finish_reason: 'tool_calls' in message ? 'tool_calls' : 'stop' }],
  }));
  const fetch = fakeFetch(() => Response.json(replies[fetch.seen.length - 1] ?? CHAT));
  const telemetry = openTelemetry(seen.api, { recordContent });
  const client = new InferenceClient('key', { fetch, mapping: MAPPING, telemetry });
  return { ...seen, client };
}

/** Checks all recorded content against its schema, and returns it. */
function recorded(attributes: Readonly<Record<string, unknown>>, name: RecordedContent): unknown {
  const value: unknown = JSON.parse(String(attributes[name]));
  const { valid, errors } = new Validator(GENAI_SCHEMAS[name], '2020-12').validate(value);
  expect(valid, JSON.stringify(errors)).toBe(true);
  return value;
}

const base = { provider: 'groq', model: 'm' } as const;

describe('recorded messages', () => {
  it('have the parts of the conventions, whatever a chat is made of', async () => {
    const answer = { role: 'assistant', content: 'Hm', reasoning_content: 'Let me think', tool_calls: [call] };
    const { client, spans } = start([answer]);
    const pixel = 'data:image/png;base64,iVBORw0KGgo=';
    const messages = [
      { role: 'developer', content: 'Be brief' },
      {
        role: 'user',
        name: 'ada',
        content: [
          { type: 'text', text: 'Look' },
          { type: 'image_url', image_url: { url: pixel } },
          { type: 'image_url', image_url: { url: `data:image/png;base64,${'A'.repeat(20_000)}` } },
          { type: 'image_url', image_url: { url: 'https://a.example/b.png' } },
          { type: 'input_audio', input_audio: { data: 'UklGRg==', format: 'wav' } },
          { type: 'file', file: { file_id: 'f1' } },
          { type: 'strange', what: 1 },
        ],
      },
      { role: 'assistant', content: null, reasoning: 'Earlier', tool_calls: [call] },
      { role: 'tool', tool_call_id: 'a', content: '21' },
      { role: 'assistant', refusal: 'No', content: null },
    ];
    const tools = [
      { type: 'function', function: { name: 'weather', description: 'd', parameters: { type: 'object' } } },
    ];
    await client.chatCompletion({ ...base, messages, tools } as never);
    const { attributes = {} } = spans[0] ?? {};
    expect(recorded(attributes, 'gen_ai.input.messages')).toEqual([
      { role: 'system', parts: [{ type: 'text', content: 'Be brief' }] },
      {
        role: 'user',
        name: 'ada',
        parts: [
          { type: 'text', content: 'Look' },
          { type: 'blob', modality: 'image', mime_type: 'image/png', content: 'iVBORw0KGgo=' },
          { type: 'omitted_blob', modality: 'image', mime_type: 'image/png', characters: 20_000 },
          { type: 'uri', modality: 'image', uri: 'https://a.example/b.png' },
          { type: 'blob', modality: 'audio', mime_type: 'audio/wav', content: 'UklGRg==' },
          { type: 'file', modality: 'document', file_id: 'f1' },
          { type: 'strange' },
        ],
      },
      {
        role: 'assistant',
        parts: [
          { type: 'reasoning', content: 'Earlier' },
          { type: 'tool_call', id: 'a', name: 'weather', arguments: { city: 'Rome' } },
        ],
      },
      { role: 'tool', parts: [{ type: 'tool_call_response', id: 'a', response: '21' }] },
      { role: 'assistant', parts: [{ type: 'refusal', content: 'No' }] },
    ]);
    expect(recorded(attributes, 'gen_ai.output.messages')).toEqual([
      {
        role: 'assistant',
        finish_reason: 'tool_call',
        parts: [
          { type: 'reasoning', content: 'Let me think' },
          { type: 'text', content: 'Hm' },
          { type: 'tool_call', id: 'a', name: 'weather', arguments: { city: 'Rome' } },
        ],
      },
    ]);
    expect(recorded(attributes, 'gen_ai.tool.definitions')).toEqual([
      { type: 'function', name: 'weather', description: 'd', parameters: { type: 'object' } },
    ]);
  });

  it('are joined from the chunks of a stream', async () => {
    const { api, spans } = collector();
    const events = [delta('4'), delta('2', 'stop')].map((event) => `data: ${event}\n\n`);
    const telemetry = openTelemetry(api, { recordContent: true });
    const client = new InferenceClient('key', {
      fetch: fakeFetch(() => eventStream(events)),
      mapping: MAPPING,
      telemetry,
    });
    for await (const _ of client.chatCompletionStream({ ...base, messages: [{ role: 'user', content: 'x' }] }));
    expect(recorded(spans[0]?.attributes ?? {}, 'gen_ai.output.messages')).toEqual([
      { role: 'assistant', finish_reason: 'stop', parts: [{ type: 'text', content: '42' }] },
    ]);
    expect(spans[0]?.attributes).toMatchObject({
      'gen_ai.request.stream': true,
      'gen_ai.response.time_to_first_chunk': expect.any(Number),
    });
  });
});

it('the arguments of a call are attributes of its span', async () => {
  const { client, spans, metrics } = start([{ role: 'assistant', content: '{}' }], { recordContent: false });
  await client.chatCompletion({
    ...base,
    messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.example/b.png' } }] }],
    max_tokens: 9,
    top_k: 4,
    n: 1,
    seed: 7,
    stop: 'END',
    reasoning: 'low',
    response_format: { type: 'json_object' },
  } as never);
  const { attributes = {} } = spans[0] ?? {};
  expect(attributes).toMatchObject({
    'gen_ai.request.max_tokens': 9,
    'gen_ai.request.top_k': 4,
    'gen_ai.request.seed': 7,
    'gen_ai.request.stop_sequences': ['END'],
    'gen_ai.request.reasoning.level': 'low',
    'gen_ai.output.type': 'json',
    'server.address': 'api.groq.com',
  });
  expect(Object.keys(attributes).filter((name) => /choice.count|stream|messages/.test(name))).toEqual([]);
  expect(metrics.find(({ name }) => name.endsWith('usage.input_tokens'))?.attributes).toMatchObject({
    'gen_ai.token.modality': 'unknown',
  });
});

it('cached, written and reasoning tokens are attributes and counters', async () => {
  const { api, spans, metrics } = collector();
  const usage = {
    prompt_tokens: 100,
    completion_tokens: 20,
    prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
    completion_tokens_details: { reasoning_tokens: 15 },
  };
  const client = new InferenceClient('key', {
    fetch: fakeFetch(() => Response.json({ ...CHAT, usage })),
    mapping: MAPPING,
    telemetry: openTelemetry(api),
  });
  await client.chatCompletion({ ...base, messages: [{ role: 'user', content: 'x' }] });
  expect(spans[0]?.attributes).toMatchObject({
    'gen_ai.usage.input_tokens': 100,
    'gen_ai.usage.output_tokens': 20,
    'gen_ai.usage.cache_read.input_tokens': 60,
    'gen_ai.usage.cache_write.input_tokens': 30,
    'gen_ai.usage.reasoning.output_tokens': 15,
  });
  const counted = metrics.filter(({ name }) => name.includes('.usage.')).map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(counted)).toEqual({
    'gen_ai.client.inference.usage.input_tokens': 100,
    'gen_ai.client.inference.usage.output_tokens': 20,
    'gen_ai.client.inference.usage.cache_read.input_tokens': 60,
    'gen_ai.client.inference.usage.cache_write.input_tokens': 30,
    'gen_ai.client.inference.usage.reasoning.output_tokens': 15,
  });
});

describe('a run with tools', () => {
  const first = { role: 'assistant', content: null, tool_calls: [call] };
  const weather = (run: () => unknown) =>
    defineTool({ name: 'weather', description: 'Weather', parameters: { type: 'object' }, run });
  const ask = [{ role: 'user' as const, content: 'Weather?' }];

  it('is a span around the spans of its calls and tools', async () => {
    const { client, spans, metrics } = start([first, { role: 'assistant', content: 'Mild' }]);
    await client.runTools({ ...base, agentName: 'guide', messages: ask, tools: [weather(() => ({ degrees: 21 }))] });
    expect(spans.map(({ name, kind, parent, isEnded }) => [name, kind, parent, isEnded])).toEqual([
      ['invoke_agent guide', 0, undefined, true],
      ['chat m', 2, 'invoke_agent guide', true],
      ['execute_tool weather', 0, 'invoke_agent guide', true],
      ['chat m', 2, 'invoke_agent guide', true],
    ]);
    const [agent, , tool] = spans;
    expect(agent?.attributes).toMatchObject({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'guide',
      'gen_ai.request.model': 'm',
    });
    expect(recorded(agent?.attributes ?? {}, 'gen_ai.input.messages')).toHaveLength(1);
    expect(recorded(agent?.attributes ?? {}, 'gen_ai.output.messages')).toEqual([
      { role: 'assistant', parts: [{ type: 'text', content: 'Mild' }] },
    ]);
    expect(tool?.attributes).toEqual({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'weather',
      'gen_ai.tool.call.id': 'a',
      'gen_ai.tool.type': 'function',
      'gen_ai.tool.description': 'Weather',
      'gen_ai.tool.call.arguments': '{"city":"Rome"}',
      'gen_ai.tool.call.result': '{"degrees":21}',
    });
    const figures = metrics.filter(({ name }) => /invoke_agent|execute_tool/.test(name));
    expect(figures.map(({ name, value }) => [name, name.endsWith('duration') || value])).toEqual([
      ['gen_ai.execute_tool.duration', true],
      ['gen_ai.invoke_agent.duration', true],
      ['gen_ai.invoke_agent.inference_calls', 2],
      ['gen_ai.invoke_agent.tool_calls', 1],
    ]);
  });

  it('records no content unless it is told to, and does not send the name of the agent', async () => {
    const { client, spans } = start([first, { role: 'assistant', content: 'Mild' }], { recordContent: false });
    await client.runTools({ ...base, agentName: 'guide', messages: ask, tools: [weather(() => 'secret')] });
    expect(JSON.stringify(spans)).not.toMatch(/Rome|secret|Mild|Weather\?/);
  });

  it('marks a tool that fails, and a run that does', async () => {
    const { client, spans, metrics } = start([first]);
    const tools = [weather(() => Promise.reject(new RangeError('too far')))];
    await expect(client.runTools({ ...base, messages: ask, tools, onToolError: 'throw' })).rejects.toThrow('too far');
    for (const name of ['execute_tool weather', 'invoke_agent']) {
      expect(spans.find((span) => span.name === name)).toMatchObject({
        attributes: { 'error.type': 'RangeError' },
        status: { code: 2 },
        isEnded: true,
      });
    }
    expect(metrics.find(({ name }) => name === 'gen_ai.execute_tool.duration')?.attributes).toMatchObject({
      'error.type': 'RangeError',
    });
  });

  it('is not disturbed by an observer that fails', async () => {
    const { client } = start([first, { role: 'assistant', content: 'Mild' }]);
    const broken = {
      observe: () => undefined,
      observeRun: () => ({
        run: () => {
          throw new Error('x');
        },
        end() {},
      }),
    };
    const args = { ...base, messages: ask, tools: [weather(() => 1)] };
    expect(await client.runTools(args, { telemetry: broken })).toMatchObject({ content: 'Mild' });
  });
});
