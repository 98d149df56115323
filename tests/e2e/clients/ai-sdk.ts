import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  embedMany,
  experimental_generateImage,
  generateText,
  jsonSchema,
  Output,
  stepCountIs,
  streamText,
  tool,
} from 'ai';
import type { Cell, Client } from './cells.ts';
import { describeFile } from './files.ts';
import { callKey, OPERATIONS } from './operations.ts';
import { CITY, QUESTION, WEATHER } from './prompts.ts';

export const client: Client = {
  name: 'ai',
  isOpenai: true,
  operations: {
    conversational: OPERATIONS.chat,
    'text-generation': OPERATIONS.text,
    'feature-extraction': OPERATIONS.run,
    'text-to-image': OPERATIONS.run,
  },
};

/** Performs one call. */
export async function run(cell: Cell): Promise<unknown> {
  const provider = createOpenAICompatible({
    name: cell.provider,
    baseURL: cell.openaiBase ?? '',
    apiKey: cell.key,
    supportsStructuredOutputs: true,
  });
  return CALLS[callKey(cell)]?.(provider, cell.providerId);
}

type Provider = ReturnType<typeof createOpenAICompatible>;

const maxRetries = 0;

const CALLS: Readonly<Record<string, (provider: Provider, model: string) => Promise<unknown>>> = {
  async chat(provider, model) {
    const { text, finishReason } = await generateText({ model: provider(model), prompt: QUESTION, maxRetries });
    return { text, finishReason };
  },
  'chat stream': (provider, model) => streamed(provider(model)),
  async 'chat tools'(provider, model) {
    const weather = tool({
      description: WEATHER.description,
      inputSchema: jsonSchema<{ city: string }>({ ...WEATHER.parameters } as never),
      execute: async () => WEATHER.result,
    });
    const { text, steps } = await generateText({
      model: provider(model),
      prompt: WEATHER.question,
      tools: { [WEATHER.name]: weather },
      stopWhen: stepCountIs(2),
      maxRetries,
    });
    const call = steps[0]?.toolCalls[0];
    return { name: call?.toolName, arguments: JSON.stringify(call?.input), text };
  },
  async 'chat JSON schema'(provider, model) {
    const { output } = await generateText({
      model: provider(model),
      prompt: CITY.question,
      output: Output.object({ name: CITY.name, schema: jsonSchema({ ...CITY.schema } as never) }),
      maxRetries,
    });
    return { json: JSON.stringify(output) };
  },
  async text(provider, model) {
    const { text } = await generateText({ model: provider.completionModel(model), prompt: QUESTION, maxRetries });
    return { text };
  },
  'text stream': (provider, model) => streamed(provider.completionModel(model)),
  async 'feature-extraction'(provider, model) {
    const values = ['The train leaves at noon.', 'A red boat'];
    const { embeddings } = await embedMany({ model: provider.embeddingModel(model), values, maxRetries });
    return { output: embeddings };
  },
  async 'text-to-image'(provider, model) {
    const prompt = 'A red boat at sunset';
    const { image } = await experimental_generateImage({ model: provider.imageModel(model), prompt, maxRetries });
    return describeFile(image.uint8Array);
  },
};

/** Reads a stream to its end. The library reports errors as parts of the stream. */
async function streamed(model: Parameters<typeof streamText>[0]['model']): Promise<unknown> {
  const texts: string[] = [];
  for await (const part of streamText({ model, prompt: QUESTION, maxRetries, onError: () => {} }).fullStream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta') texts.push(part.text);
  }
  return { text: texts.join(''), chunks: texts.length };
}
