import OpenAI from 'openai';
import type { Response, ResponseInput, ResponseStreamEvent } from 'openai/resources/responses/responses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFast } from '../../test/caller.ts';
import { emulatorProviderKey } from '../contract/tokens.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
let client: OpenAI;
beforeAll(async () => {
  emulator = await startFast();
  client = new OpenAI({
    apiKey: emulatorProviderKey('openai'),
    baseURL: `${emulator.endpoints.providers.openai}/v1`,
    maxRetries: 0,
  });
});
afterAll(() => emulator.close());

const MODEL = 'gpt-5.6';
const INCLUDE = ['reasoning.encrypted_content'] as const;
const STATELESS = { model: MODEL, store: false, include: [...INCLUDE] };
const tool = (name: string, description: string, property: string) => ({
  type: 'function' as const,
  name,
  description,
  strict: false,
  parameters: { type: 'object', properties: { [property]: { type: 'string' } }, required: [property] },
});
const TOOLS = [
  tool('get_weather', 'Current weather in a city', 'city'),
  tool('calculate', 'Evaluate an expression', 'expression'),
];
const RESULTS: Readonly<Record<string, string>> = { get_weather: '21 °C', calculate: '4' };

describe("OpenAI's own client reads the Responses API", () => {
  it('creates a response with text and usage', async () => {
    const response = await client.responses.create({ model: MODEL, input: 'What is 2 + 2?' });
    expect(response.output_text).toContain('4');
    expect(response.output.map(({ type }) => type)).toEqual(['reasoning', 'message']);
    expect(response.usage?.output_tokens_details.reasoning_tokens).toBeGreaterThan(0);
  });

  it('streams, and ends with the response that a plain request has', async () => {
    const request = { model: MODEL, input: 'What is 2 + 2?', reasoning: { summary: 'auto' as const } };
    const events: ResponseStreamEvent[] = [];
    const stream = client.responses.stream(request);
    for await (const event of stream) events.push(event);
    expect(listOrder(events)).toEqual([
      'response.created',
      'response.in_progress',
      'response.output_item.added',
      'response.reasoning_summary_part.added',
      'response.reasoning_summary_text.delta',
      'response.reasoning_summary_text.done',
      'response.reasoning_summary_part.done',
      'response.output_item.done',
      'response.output_item.added',
      'response.content_part.added',
      'response.output_text.delta',
      'response.output_text.done',
      'response.content_part.done',
      'response.output_item.done',
      'response.completed',
    ]);
    expect(events.map(({ sequence_number: number }) => number)).toEqual(events.map((_, at) => at));
    const final = await stream.finalResponse();
    const plain = await client.responses.create(request);
    expect(withoutIds(final.output)).toEqual(withoutIds(plain.output));
    expect(final.output[0]).toMatchObject({
      summary: [{ type: 'summary_text', text: expect.stringContaining('2 + 2') }],
    });
  });

  it('parses a structured answer', async () => {
    const schema = {
      type: 'object',
      properties: { city: { type: 'string' }, population: { type: 'integer' } },
      required: ['city', 'population'],
      additionalProperties: false,
    };
    const response = await client.responses.parse({
      model: MODEL,
      input: 'Name a city',
      text: { format: { type: 'json_schema', name: 'city', schema, strict: true } },
    });
    expect(response.output_parsed).toMatchObject({ city: expect.any(String), population: expect.any(Number) });
  });

  it.each([false, true])('calls functions in three steps without stored state, streamed: %s', async (isStreamed) => {
    const input: ResponseInput = [{ role: 'user', content: 'First the weather in Rome, then calculate 2+2' }];
    const called: string[] = [];
    const step = async (): Promise<Response> => {
      const request = { ...STATELESS, input, tools: TOOLS };
      if (!isStreamed) return client.responses.create(request);
      return client.responses.stream(request).finalResponse();
    };
    for (let left = 3; left > 0; left--) {
      const { output, output_text: text } = await step();
      if (left === 1) expect(text).toContain('4');
      expect(output[0]).toMatchObject({ type: 'reasoning', encrypted_content: expect.stringMatching(/^gAAAAAB/) });
      for (const item of output) {
        input.push(item as ResponseInput[number]);
        if (item.type !== 'function_call') continue;
        called.push(item.name);
        input.push({ type: 'function_call_output', call_id: item.call_id, output: RESULTS[item.name] ?? '' });
      }
    }
    expect(called).toEqual(['get_weather', 'calculate']);
  });

  it('has a refusal in a part of its own', async () => {
    emulator.setAnswers([{ when: 'a virus', refusal: 'I cannot help with that.' }]);
    const request = { model: MODEL, input: 'Write a virus' };
    const content = [{ type: 'refusal', refusal: 'I cannot help with that.' }];
    expect((await client.responses.create(request)).output).toMatchObject([{}, { type: 'message', content }]);
    const stream = client.responses.stream(request);
    const types: string[] = [];
    for await (const { type } of stream) types.push(type);
    expect(types).toContain('response.refusal.delta');
    expect(types).toContain('response.refusal.done');
    expect((await stream.finalResponse()).output).toMatchObject([{}, { type: 'message', content }]);
    emulator.setAnswers([]);
  });

  it('takes tools that are no functions, and ignores them', async () => {
    const tools = [{ type: 'web_search' as const }, ...TOOLS];
    const response = await client.responses.create({ model: MODEL, input: 'Hello', tools });
    expect(response.status).toBe('completed');
  });
});

const USER = { type: 'message', role: 'user', content: 'Hello' };
const CALL = { type: 'function_call', call_id: 'call_1', name: 'calculate', arguments: '{}' };
const OUTPUT = { type: 'function_call_output', call_id: 'call_1', output: '4' };

describe("OpenAI's errors of the Responses API", () => {
  it.each([
    ['a member of chat', { messages: [] }, "In the Responses API, this parameter has moved to 'input'"],
    ['a limit of chat', { max_tokens: 5 }, "has moved to 'max_output_tokens'"],
    ['a format of chat', { response_format: { type: 'json_object' } }, "has moved to 'text.format'"],
    ['an unknown member', { stop: ['x'] }, "Unknown parameter: 'stop'."],
    ['a nested function', { tools: [{ type: 'function', function: { name: 'x' } }] }, "'tools[0].name'"],
    ['an unknown tool', { tools: [{ type: 'magic' }] }, "Invalid value: 'magic'."],
    [
      'a strict function that is open',
      { tools: [{ ...TOOLS[0], strict: true }] },
      "'additionalProperties' is required",
    ],
    ['a format without a name', { text: { format: { type: 'json_schema', schema: {} } } }, "'text.format.name'"],
    ['a result without its call', { input: [USER, OUTPUT] }, 'No tool call found for function call output'],
    ['a call without its result', { input: [USER, CALL] }, 'No tool output found for function call call_1.'],
    [
      'an effort that the model lacks',
      { reasoning: { effort: 'minimal' } },
      "'reasoning.effort' does not support 'minimal'",
    ],
    ['a temperature while reasoning', { temperature: 0.2 }, "'temperature' does not support 0.2"],
    [
      'encrypted reasoning of a model that has none',
      { model: 'gpt-4.1', include: [...INCLUDE] },
      'Encrypted content is not',
    ],
    [
      'an effort of a model that has none',
      { model: 'gpt-4.1', reasoning: { effort: 'low' } },
      "'reasoning.effort' is not",
    ],
    ['stored state', { conversation: 'conv_1' }, "Unsupported parameter: 'conversation'."],
    [
      'reasoning that nothing follows',
      { input: [USER, { type: 'reasoning', id: 'rs_1', summary: [] }, USER] },
      "'rs_1' of type 'reasoning' was provided without its required following item.",
    ],
    [
      'reasoning that another service encrypted',
      { input: [USER, { type: 'reasoning', summary: [], encrypted_content: 'secret' }, CALL, OUTPUT] },
      'could not be verified',
    ],
  ])('refuses %s', async (_, body, message) => {
    const request = { model: MODEL, input: 'Hello', ...body };
    const failure = client.responses.create(request as never);
    await expect(failure).rejects.toThrow(OpenAI.BadRequestError);
    await expect(failure).rejects.toThrow(message);
  });

  it('finds no reasoning that was not stored', async () => {
    const input = [USER, { type: 'reasoning', id: 'rs_1', summary: [] }, CALL, OUTPUT];
    const failure = client.responses.create({ model: MODEL, store: false, input } as never);
    await expect(failure).rejects.toThrow(OpenAI.NotFoundError);
    await expect(failure).rejects.toThrow('not persisted when `store` is set to false');
  });
});

const SERVERS = ['vllm', 'sglang', 'llama-cpp', 'lm-studio', 'ollama', 'localai', 'litellm'] as const;

describe.each(SERVERS)('the Responses API of %s', (id) => {
  it('streams what a plain request has', async () => {
    const local = new OpenAI({ apiKey: 'none', baseURL: `${emulator.servers[id]}/v1`, maxRetries: 0 });
    const { data } = await local.models.list();
    const model = data.find(({ id: name }) => /gpt-oss|llama-3/i.test(name))?.id ?? '';
    const request = { model, input: 'What is 2 + 2?' };
    const plain = await local.responses.create(request);
    expect(plain.output_text).toContain('4');
    const events: ResponseStreamEvent[] = [];
    // The helper that joins the events refuses those that vLLM has of its own.
    for await (const event of await local.responses.create({ ...request, stream: true })) events.push(event);
    const last = events.at(-1);
    if (last?.type !== 'response.completed') throw new Error(`The stream ended with ${last?.type}.`);
    expect(withoutIds(last.response.output)).toEqual(withoutIds(plain.output));
    const types = new Set<string>(events.map(({ type }) => type));
    expect(types.has('response.reasoning_part.added')).toBe(id === 'vllm');
  });
});

/** The types of events, without those that repeat the one before. */
function listOrder(events: readonly ResponseStreamEvent[]): readonly string[] {
  return events.map(({ type }) => type).filter((type, at, types) => type !== types[at - 1]);
}

function withoutIds(output: Response['output']): unknown {
  return JSON.parse(JSON.stringify(output), (key, value) => (key === 'id' || key === 'parsed' ? undefined : value));
}
