import { emulatorProviderKey, startEmulator } from '@hubkit/emulator';
import { defineTool, InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(emulatorProviderKey('openai'), { endpoints: emulator.endpoints });

const city = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } as const;
const expression = {
  type: 'object',
  properties: { expression: { type: 'string' } },
  required: ['expression'],
} as const;
const run = await client.runTools({
  provider: 'openai',
  model: 'openai/gpt-5.6',
  messages: [{ role: 'user', content: 'First the weather in Rome, then calculate 2+2' }],
  tools: [
    defineTool({ name: 'get_weather', parameters: city, run: () => '21 °C' }),
    defineTool({ name: 'calculate', parameters: expression, run: () => '4' }),
  ],
});
console.log(run.content);

const stream = client.chatCompletionStream({
  provider: 'openai',
  model: 'openai/gpt-5.6',
  messages: [{ role: 'user', content: 'What is 2 + 2?' }],
  api: 'responses',
  reasoning: { effort: 'low', summary: 'auto' },
});
for await (const event of stream.events()) {
  if (event.type === 'reasoning' || event.type === 'text') process.stdout.write(event.text);
}
await emulator.close();
