import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { z } from 'zod';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const parameters = z.object({ city: z.string() });
const weather = defineTool({ name: 'get_weather', parameters, run: ({ city }) => `It is 21 °C in ${city}.` });
const { content } = await client.runTools({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
  tools: [weather],
});
console.log(content);
await emulator.close();
