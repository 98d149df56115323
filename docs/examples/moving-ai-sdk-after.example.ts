import { defineTool, InferenceClient } from '@hubkit/inference';
import * as v from 'valibot';

const client = new InferenceClient(process.env.HF_TOKEN);
const model = 'meta-llama/Llama-3.1-8B-Instruct:groq';
const ask = (content: string) => ({ model, messages: [{ role: 'user', content }] });

const stream = client.chatCompletionStream(ask('What is 6 times 7?'));
for await (const text of stream.text()) process.stdout.write(text);

const getWeather = defineTool({
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: v.object({ city: v.string() }),
  run: async ({ city }) => ({ city, temperature: 21 }),
});
const { content, steps } = await client.runTools({
  ...ask('What is the weather in Lisbon?'),
  tools: [getWeather],
  maxSteps: 5,
});
process.stdout.write(`\n${content} (${steps.length} steps)\n`);

const Birth = v.object({ city: v.string(), year: v.pipe(v.number(), v.integer()) });
const { choices } = await client.chatCompletion({
  ...ask('Ada Lovelace was born in London in 1815.'),
  responseFormat: { schema: Birth, name: 'birth' },
});
const output = choices[0]?.message.parsed;
process.stdout.write(`${output?.city} ${typeof output?.year}\n`);
