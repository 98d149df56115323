import { createEmulator, EMULATOR_HUB_TOKEN, emulatedModel, emulatorProviderKey } from '@hubkit/emulator';
import { type CallOptions, defineTool, InferenceClient, type ProviderFor, type SchemaFormat } from '@hubkit/inference';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const invoice = v.object({
  customer: v.pipe(v.string(), v.minLength(1)),
  currency: v.picklist(['EUR', 'USD']),
  lines: v.pipe(v.array(v.object({ text: v.string(), amount: v.number() })), v.minLength(1)),
  note: v.optional(v.string()),
});

const strict = v.object({ city: v.string(), size: v.pipe(v.number(), v.integer()) });

const PROMPT = [{ role: 'user', content: 'An invoice for Ada Lovelace about 12.50 USD, for "Paper".' }];

type ChatProvider = Extract<ProviderFor<'conversational'>, string>;

const providers = PROVIDERS.filter(({ tasks }) => tasks.includes('conversational')).map(
  // The providers that chat are those of the type.
  ({ id, access }): [ChatProvider, 'both' | 'routed' | 'direct'] => [id as ChatProvider, access],
);

function clientOf(provider: ChatProvider, isRouted: boolean) {
  const emulator = createEmulator({ pace: { firstTokenMs: 0, tokenMs: 0, jobStepMs: 0 } });
  const options: CallOptions = {
    endpoints: emulator.endpointsAt('http://127.0.0.1:1'),
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    retry: false,
  };
  const client = new InferenceClient(isRouted ? EMULATOR_HUB_TOKEN : emulatorProviderKey(provider), options);
  return { client, emulator, model: emulatedModel(provider, 'conversational').model };
}

describe('an answer with a schema', () => {
  it.each(providers)('is what the schema says at %s, plain and streamed', async (provider, access) => {
    const { client, model, emulator } = clientOf(provider, access !== 'direct');
    for (const schema of [invoice, strict]) {
      const args = { provider, model, messages: PROMPT, responseFormat: schema };
      const { choices } = await client.chatCompletion(args);
      const parsed = choices[0]?.message.parsed;
      expect(v.is(schema, parsed)).toBe(true);
      const partials: unknown[] = [];
      for await (const {
        choices: [choice],
      } of client.chatCompletionStream(args)) {
        if (choice?.partial) partials.push(choice.partial);
        if (choice?.parsed) expect(choice).toMatchObject({ parsed, partial: parsed });
      }
      expect(partials.at(-1)).toEqual(parsed);
      expect(partials.length).toBeGreaterThan(3);
    }
    expect(emulator.exchanges().map(({ status }) => status)).not.toContain(400);
  });

  it.each(providers)('comes after the tools that a model calls at %s, plain and streamed', async (provider, access) => {
    const { client, model } = clientOf(provider, access !== 'direct');
    const weather = defineTool({
      name: 'get_weather',
      description: 'Weather in a city.',
      parameters: v.object({ city: v.string() }),
      run: ({ city }) => `Sunny in ${city}.`,
    });
    const messages = [{ role: 'user', content: 'What is the weather in Paris?' }];
    const args = { provider, model, messages, tools: [weather] };
    const plain = await client.runTools(args);
    const streamed = await client.runTools({ ...args, onChunk: () => undefined });
    expect(plain).toMatchObject({ stopReason: 'answer', content: expect.stringContaining('Sunny in Paris') });
    expect(streamed.messages).toEqual(plain.messages);
  });

  it.each<SchemaFormat['mode'] & string>(['json_object', 'tool'])('may come as %s', async (mode) => {
    const { client, model } = clientOf('featherless-ai', true);
    const args = { provider: 'featherless-ai', model, messages: PROMPT } as const;
    const { choices } = await client.chatCompletion({ ...args, responseFormat: { schema: invoice, mode } });
    expect(v.is(invoice, choices[0]?.message.parsed)).toBe(true);
    const parsed: unknown[] = [];
    for await (const chunk of client.chatCompletionStream({ ...args, responseFormat: { schema: invoice, mode } })) {
      if (chunk.choices[0]?.parsed) parsed.push(chunk.choices[0].parsed);
    }
    expect(parsed).toEqual([choices[0]?.message.parsed]);
  });

  it.each([
    ['cerebras', { json_schema: { schema: {} } }],
    ['together', { json_schema: { name: 'x' } }],
    ['zai-org', { json_schema: { name: 'x', schema: {} } }],
    ['sambanova', { json_schema: { name: 'x', schema: {}, strict: true } }],
  ] as const)('is rejected by %s in a form that it does not take', async (provider, form) => {
    const { client, model } = clientOf(provider, true);
    const call = client.chatCompletion({
      provider,
      model,
      messages: PROMPT,
      response_format: { type: 'json_schema', ...form } as never,
    });
    await expect(call).rejects.toMatchObject({ code: 'PROVIDER_API', response: { status: 400 } });
  });
});
