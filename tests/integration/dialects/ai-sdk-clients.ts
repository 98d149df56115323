import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, type LanguageModel, stepCountIs, streamText, tool } from 'ai';
import { type DialectClient, QUESTION, ROUNDS, type Target, WEATHER, WEATHER_QUESTION } from './dialect-client.ts';

const tools = {
  [WEATHER.name]: tool({
    description: WEATHER.description,
    inputSchema: jsonSchema(WEATHER.schema),
    execute: async (input: unknown) => WEATHER.run(input),
  }),
};

type Options = Pick<Parameters<typeof generateText>[0], 'providerOptions'>;

function client(
  dialect: DialectClient['dialect'],
  open: (target: Target) => (model: string) => LanguageModel,
  options: Options = {},
): DialectClient {
  const shared = { maxRetries: 0, ...options };
  const withTool = { ...shared, prompt: WEATHER_QUESTION, tools, stopWhen: stepCountIs(ROUNDS) };
  return {
    name: 'ai',
    dialect,
    async plain(target) {
      return (await generateText({ model: open(target)(target.chat), prompt: QUESTION, ...shared })).text;
    },
    async stream(target) {
      return streamText({ model: open(target)(target.chat), prompt: QUESTION, ...shared }).text;
    },
    async tools(target) {
      return (await generateText({ model: open(target)(target.chat), ...withTool })).text;
    },
    async thinking(target) {
      const result = streamText({ model: open(target)(target.thinker), ...withTool });
      const steps = await result.steps;
      return { thoughts: steps.map(({ reasoningText }) => reasoningText ?? '').join(''), answer: await result.text };
    },
    error: (target) => generateText({ model: open(target)(target.missing), prompt: QUESTION, ...shared }),
    async abort(target) {
      const leaving = new AbortController();
      const model = open(target)(target.silent);
      const { textStream } = streamText({ model, prompt: QUESTION, abortSignal: leaving.signal, ...shared });
      for await (const _ of textStream) leaving.abort();
    },
  };
}

export const aiChat = client('chat', ({ origin, key }) =>
  createOpenAICompatible({ name: 'gateway', baseURL: `${origin}/v1`, apiKey: key }),
);

export const aiResponses = client(
  'responses',
  ({ origin, key }) => createOpenAI({ baseURL: `${origin}/v1`, apiKey: key }).responses,
  // The name of a model says nothing about its thinking here.
  { providerOptions: { openai: { store: false, forceReasoning: true, reasoningSummary: 'auto' } } },
);

export const aiMessages = client('messages', ({ origin, key }) =>
  createAnthropic({ baseURL: `${origin}/v1`, authToken: key }),
);
