import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({
  answers: [
    { when: /invoice/i, json: { number: 7, paid: true } },
    { when: 'weather', toolCall: { name: 'get_weather', arguments: { city: 'Oslo' } } },
    { when: 'refund', error: { status: 429, message: 'Slow down.' } },
  ],
});
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const { choices } = await client.chatCompletion({
  model: 'openai/gpt-oss-20b',
  messages: [{ role: 'user', content: 'Is my invoice paid?' }],
});
console.log(choices[0]?.message.content);
await emulator.close();
