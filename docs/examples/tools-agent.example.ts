import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import * as v from 'valibot';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  // One line for each request and response; no event has a key.
  onEvent: (event) => console.log(event.type, 'status' in event ? event.status : ''),
});

const getWeather = defineTool({
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: v.object({ city: v.string() }),
  run: async ({ city }) => ({ city, temperature_in_celsius: 21 }),
});

const getTime = defineTool({
  name: 'get_time',
  description: 'Local time in a city.',
  parameters: v.object({ city: v.string() }),
  run: ({ city }, { signal }) => {
    signal.throwIfAborted();
    return `It is noon in ${city}.`;
  },
});

const run = await client.runTools({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is the weather in Paris?' }],
  tools: [getWeather, getTime],
  maxSteps: 5,
  onStep({ outcomes }) {
    for (const { call, content } of outcomes) console.log(`${call.name}: ${content}`);
  },
});
console.log(run.content, `(${run.usage.total_tokens} tokens)`);
await emulator.close();
