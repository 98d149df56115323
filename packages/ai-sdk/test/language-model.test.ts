import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import {
  APICallError,
  embedMany,
  generateObject,
  generateText,
  jsonSchema,
  Output,
  stepCountIs,
  streamText,
  tool,
} from 'ai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHubkit } from '../src/index.ts';

/** The AI SDK over the client, against the emulator. */

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
});
afterAll(() => emulator?.close());

const hubkitAt = (endpoints: Emulator['endpoints'], token = EMULATOR_HUB_TOKEN) =>
  createHubkit({ client: new InferenceClient(token, { endpoints, retry: false }) });
const hubkit = () => hubkitAt(emulator.endpoints);

const { model: MODEL } = emulatedModel('groq', 'conversational');
const groq = () => hubkit()(MODEL, { provider: 'groq' });
const prompt = 'What is 6 times 7?';
const maxRetries = 0;

const tools = {
  get_weather: tool({
    description: 'Current weather in a city.',
    inputSchema: jsonSchema<{ city: string }>({
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
    }),
    execute: async ({ city }) => ({ city, temperature: 21 }),
  }),
  calculate: tool({
    description: 'Calculates.',
    inputSchema: jsonSchema<{ expression: string }>({
      type: 'object',
      properties: { expression: { type: 'string' } },
      required: ['expression'],
    }),
    execute: async () => '4',
  }),
};

async function typesOf(parts: AsyncIterable<{ readonly type: string }>): Promise<readonly string[]> {
  const types: string[] = [];
  for await (const { type } of parts) types.push(type);
  return types;
}

describe('a language model', () => {
  it('answers, with usage, reason and who answered', async () => {
    const { text, finishReason, usage, providerMetadata, warnings } = await generateText({ model: groq(), prompt });
    expect(text).toContain('42');
    expect(finishReason).toBe('stop');
    expect(usage.inputTokens).toBeGreaterThan(0);
    expect(usage.outputTokens).toBeGreaterThan(0);
    expect(providerMetadata?.hubkit).toMatchObject({ provider: 'groq', attempts: 1 });
    expect(warnings).toEqual([]);
  });

  it('streams the same', async () => {
    const result = streamText({ model: groq(), prompt });
    const types = await typesOf(result.fullStream);
    expect(types.slice(0, 3)).toEqual(['start', 'start-step', 'text-start']);
    expect(types.slice(-3)).toEqual(['text-end', 'finish-step', 'finish']);
    expect(await result.text).toBe((await generateText({ model: groq(), prompt })).text);
    expect((await result.usage).outputTokens).toBeGreaterThan(0);
    expect((await result.providerMetadata)?.hubkit).toMatchObject({ provider: 'groq' });
  });

  it.each(['whole', 'streamed'])('calls tools in several steps, %s', async (way) => {
    const call = {
      model: groq(),
      prompt: 'First the weather in Rome, then calculate 2+2',
      tools,
      stopWhen: stepCountIs(5),
      maxRetries,
    };
    const { steps, text } =
      way === 'whole'
        ? await generateText(call)
        : await (async (result) => ({ steps: await result.steps, text: await result.text }))(streamText(call));
    const called = steps.flatMap(({ toolCalls }) => toolCalls.map(({ toolName, input }) => [toolName, input]));
    expect(called).toContainEqual(['get_weather', { city: 'Rome' }]);
    expect(called.map(([name]) => name)).toContain('calculate');
    expect(steps[0]?.finishReason).toBe('tool-calls');
    expect(steps.at(-1)?.finishReason).toBe('stop');
    expect(text).not.toBe('');
  });

  it('passes on the choice of a tool', async () => {
    const { toolCalls } = await generateText({
      model: groq(),
      prompt: 'Hello from Rome',
      tools,
      toolChoice: { type: 'tool', toolName: 'calculate' },
      stopWhen: stepCountIs(1),
    });
    expect(toolCalls.map(({ toolName }) => toolName)).toEqual(['calculate']);
  });

  const schema = jsonSchema<{ city: string; year: number }>({
    type: 'object',
    properties: { city: { type: 'string' }, year: { type: 'integer' } },
    required: ['city', 'year'],
  });

  it.each(['groq', 'together', 'nscale', 'cohere'] as const)('answers with an object at %s', async (provider) => {
    const { model } = emulatedModel(provider, 'conversational');
    const given = { model: hubkit()(model, { provider }), prompt: 'Ada was born in London in 1815.', maxRetries };
    const { object } = await generateObject({ ...given, schema });
    expect(object).toEqual({ city: expect.any(String), year: expect.any(Number) });
    const { output } = await generateText({ ...given, output: Output.object({ schema }) });
    expect(output).toEqual({ city: expect.any(String), year: expect.any(Number) });
  });

  it('fails over to the next provider', async () => {
    const fault = emulator.inject({ fault: 'status;code=503', target: '/groq/' });
    try {
      const model = hubkit()(MODEL, { provider: ['groq', 'cerebras'] });
      const { providerMetadata } = await generateText({ model, prompt, maxRetries });
      expect(providerMetadata?.hubkit).toMatchObject({ provider: 'cerebras', attempts: 2 });
      const result = streamText({ model, prompt, maxRetries });
      expect(await result.text).toContain('42');
      expect((await result.providerMetadata)?.hubkit).toMatchObject({ provider: 'cerebras' });
    } finally {
      fault.remove();
    }
  });

  it('warns about what it does not send', async () => {
    const { warnings } = await generateText({ model: groq(), prompt, topK: 5 });
    expect(warnings).toMatchObject([{ type: 'unsupported', feature: 'topK' }]);
  });

  it('takes arguments of the service in providerOptions', async () => {
    const providerOptions = { hubkit: { max_tokens: 1 } };
    const { finishReason } = await generateText({ model: groq(), prompt, providerOptions });
    expect(finishReason).toBe('length');
  });

  it('takes images and other files', async () => {
    const { model } = emulatedModel('hf-inference', 'conversational');
    const png = Uint8Array.from(Buffer.from(PNG, 'base64'));
    const content = [
      { type: 'text' as const, text: 'What is this?' },
      { type: 'image' as const, image: png },
    ];
    const { text } = await generateText({
      model: hubkit()(model, { provider: 'hf-inference' }),
      messages: [{ role: 'user', content }],
    });
    expect(text).not.toBe('');
  });
});

describe('errors', () => {
  it.each([
    ['rate-limit;retry-after=3', 429, true],
    ['overloaded', 503, true],
    ['plain-text-error', 400, false],
  ] as const)('of %s are those of the AI SDK', async (fault, statusCode, isRetryable) => {
    const faulty = hubkitAt(emulator.faultyEndpoints(fault));
    const model = faulty(MODEL, { provider: 'groq' });
    const error = await generateText({ model, prompt, maxRetries }).catch((failure) => failure);
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error).toMatchObject({ statusCode, isRetryable });
    if (statusCode === 429) expect(error.responseHeaders['retry-after-ms']).toBe('3000');
    expect(JSON.stringify(error)).not.toContain(EMULATOR_HUB_TOKEN);
  });

  it('of mistakes in settings stay those of the client', async () => {
    const model = hubkit()(MODEL, { provider: 'nobody' as never });
    const error = await generateText({ model, prompt, maxRetries }).catch((failure) => failure);
    expect(error).toMatchObject({ code: 'INPUT' });
  });

  it('in the middle of a stream end it', async () => {
    const model = hubkitAt(emulator.faultyEndpoints('cut-stream'))(MODEL, { provider: 'groq' });
    const errors: unknown[] = [];
    const result = streamText({ model, prompt, maxRetries, onError: ({ error }) => void errors.push(error) });
    await result.consumeStream();
    expect(errors.some((error) => APICallError.isInstance(error))).toBe(true);
  });

  it('of an abort stay an abort', async () => {
    const abortSignal = AbortSignal.abort();
    const error = await generateText({ model: groq(), prompt, abortSignal }).catch((failure) => failure);
    expect(error.name).toBe('AbortError');
  });
});

describe('thoughts', () => {
  it.each([
    ['deepseek', 'deepseek-v4-flash'],
    ['moonshot', 'kimi-k3'],
    ['vllm', 'openai/gpt-oss-20b'],
  ] as const)('of %s are read, whole and streamed, and travel back with tool calls', async (server, name) => {
    const model = hubkit()(name, { endpointUrl: emulator.servers[server] });
    const whole = await generateText({ model, prompt });
    expect(whole.reasoningText).not.toBe('');
    const streamed = streamText({ model, prompt });
    expect(await streamed.reasoningText).toBe(whole.reasoningText);
    // DeepSeek and Moonshot refuse the second step if the thoughts of the first are missing.
    for (const way of ['whole', 'streamed']) {
      const call = { model, prompt: 'What is the weather in Rome?', tools, stopWhen: stepCountIs(3), maxRetries };
      const steps = way === 'whole' ? (await generateText(call)).steps : await streamText(call).steps;
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.at(-1)?.text).not.toBe('');
    }
  });
});

describe('an embedding model', () => {
  it('embeds many texts, in calls of its size', async () => {
    const { model } = emulatedModel('deepinfra', 'feature-extraction');
    const embedding = hubkit().textEmbeddingModel(model, { provider: 'deepinfra', maxEmbeddingsPerCall: 2 });
    const { embeddings, usage } = await embedMany({ model: embedding, values: ['a', 'b', 'c'] });
    expect(embeddings).toHaveLength(3);
    expect(embeddings[0]?.length).toBeGreaterThan(3);
    expect(embeddings[0]).not.toEqual(embeddings[2]);
    expect(usage.tokens).toBeGreaterThan(0);
  });
});

/** A red pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
