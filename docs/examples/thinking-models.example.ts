import { startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';
import { reasoningOf } from '@hubkit/messages';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(undefined, { endpointUrl: emulator.servers.deepseek });
const model = 'deepseek-v4-flash';

const city = { type: 'object', properties: { city: { type: 'string' } } };
const expression = { type: 'object', properties: { expression: { type: 'string' } } };
const run = await client.runTools({
  model,
  messages: [{ role: 'user', content: 'First the weather in Rome, then calculate 2+2' }],
  tools: [
    defineTool({ name: 'get_weather', parameters: city, run: () => '21 °C' }),
    defineTool({ name: 'calculate', parameters: expression, run: () => '4' }),
  ],
});
for (const message of run.messages) console.log(message.role, reasoningOf(message));
console.log(run.content);
await emulator.close();
