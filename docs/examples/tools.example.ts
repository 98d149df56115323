import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { z } from 'zod';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const getWeather = defineTool({
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: z.object({ city: z.string() }),
  run: async ({ city }) => ({ city, temperature_in_celsius: 21 }),
});
const { content, steps } = await client.runTools({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
  tools: [getWeather],
});
console.log(content);
console.log(steps[0]?.outcomes.map(({ call, content }) => `${call.name}: ${content}`));
await emulator.close();
