import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, jsonSchema, Output, stepCountIs, streamText, tool } from 'ai';

const hub = createOpenAICompatible({
  name: 'hub',
  baseURL: 'https://router.huggingface.co/v1',
  apiKey: process.env.HF_TOKEN ?? '',
  supportsStructuredOutputs: true,
});
const model = hub('meta-llama/Llama-3.1-8B-Instruct:groq');

const { textStream } = streamText({ model, prompt: 'What is 6 times 7?' });
for await (const text of textStream) process.stdout.write(text);

const getWeather = tool({
  description: 'Current weather in a city.',
  inputSchema: jsonSchema<{ city: string }>({
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
  }),
  execute: async ({ city }) => ({ city, temperature: 21 }),
});
const { text, steps } = await generateText({
  model,
  prompt: 'What is the weather in Lisbon?',
  tools: { get_weather: getWeather },
  stopWhen: stepCountIs(5),
});
process.stdout.write(`\n${text} (${steps.length} steps)\n`);

const birth = jsonSchema<{ city: string; year: number }>({
  type: 'object',
  properties: { city: { type: 'string' }, year: { type: 'integer' } },
  required: ['city', 'year'],
});
const { output } = await generateText({
  model,
  prompt: 'Ada Lovelace was born in London in 1815.',
  output: Output.object({ schema: birth, name: 'birth' }),
});
process.stdout.write(`${output.city} ${typeof output.year}\n`);
