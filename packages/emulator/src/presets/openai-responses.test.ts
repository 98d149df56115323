import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const model = 'llama-3.1-8b-instant';
const respond = (body: object) =>
  post(`${emulator.endpoints.router}/groq/openai/v1/responses`, { model, input: 'What is 2 + 2?', ...body });

interface Event {
  readonly type: string;
  readonly sequence_number: number;
  readonly delta?: string;
  readonly response?: Response;
}
interface Response {
  readonly id: string;
  readonly status: string;
  readonly output: readonly Record<string, unknown>[];
}

const tool = {
  type: 'function',
  name: 'get_weather',
  parameters: { type: 'object', properties: { city: { type: 'string' } } },
};

describe('the Responses API', () => {
  it('writes a message, its status and its tokens', async () => {
    const response = await json(respond({}));
    expect(response).toMatchObject({
      id: expect.stringMatching(/^resp_[0-9a-f]{32}$/),
      object: 'response',
      status: 'completed',
      model,
      output: [{ type: 'message', role: 'assistant', status: 'completed', content: [{ type: 'output_text' }] }],
      usage: { input_tokens: expect.any(Number), output_tokens: expect.any(Number) },
    });
    expect(JSON.stringify(response.output)).toContain('4');
  });

  it('streams numbered events with their names, from created to completed', async () => {
    const response = await respond({ stream: true });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const text = await response.text();
    const found = text.split('\n\n').filter(Boolean).map(readEvent);
    expect(found.map(({ sequence_number }) => sequence_number)).toEqual(found.map((_, index) => index));
    const types = found.map(({ type }) => type);
    expect([...new Set(types)]).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    const deltas = found.flatMap(({ delta }) => delta ?? []).join('');
    expect(found.at(-1)?.response?.output).toMatchObject([{ content: [{ text: deltas }] }]);
    expect(found.at(-1)?.response?.id).toBe(found[0]?.response?.id);
  });

  it('calls a function, and answers with its result', async () => {
    const input = [{ role: 'user', content: 'What is the weather in Lisbon?' }];
    const { output } = await json<Response>(respond({ input, tools: [tool] }));
    expect(output).toMatchObject([{ type: 'function_call', name: 'get_weather', arguments: '{"city":"Lisbon"}' }]);
    const result = { type: 'function_call_output', call_id: output[0]?.call_id, output: '{"temperature":21}' };
    const second = await json<Response>(respond({ input: [...input, ...output, result], tools: [tool] }));
    expect(JSON.stringify(second.output)).toContain('21');
  });

  it('streams the arguments of a function', async () => {
    const response = await respond({ input: 'What is the weather in Lisbon?', tools: [tool], stream: true });
    const found = (await response.text()).split('\n\n').filter(Boolean).map(readEvent);
    expect(found.flatMap(({ delta }) => delta ?? []).join('')).toBe('{"city":"Lisbon"}');
  });

  it('says that a response was cut', async () => {
    const response = await json(respond({ input: 'Tell me a long story.', max_output_tokens: 3 }));
    expect(response).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
  });

  it.each([
    ['no input', { input: undefined }, 'input'],
    ['a response that is not stored', { previous_response_id: 'resp_1' }, "'resp_1' not found"],
    ['an item that is not stored', { input: [{ type: 'item_reference', id: 'x' }] }, "'x' not found"],
  ])('rejects %s', async (_what, body, text) => {
    const response = await respond(body);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(text);
  });

  it("is the router's own for every model, by its id of the hub", async () => {
    const name = 'meta-llama/Llama-3.1-8B-Instruct:cerebras';
    const response = await post(`${emulator.endpoints.router}/v1/responses`, {
      model: name,
      input: 'Hello',
      stream: true,
    });
    expect(response.headers.get('x-inference-provider')).toBe('cerebras');
    const last = (await response.text()).split('\n\n').filter(Boolean).map(readEvent).at(-1);
    expect(last?.response).toMatchObject({ status: 'completed', model: name });
    const unknown = await post(`${emulator.endpoints.router}/v1/responses`, {
      model: 'nobody/nothing',
      input: 'Hello',
    });
    expect([unknown.status, await json(unknown)]).toMatchObject([400, { error: { code: 'model_not_supported' } }]);
  });
});

/** Reads an event whose name is the type of its data. */
function readEvent(text: string): Event {
  const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(text) ?? [];
  const event: Event = JSON.parse(data ?? 'null');
  expect(event.type).toBe(name);
  return event;
}
