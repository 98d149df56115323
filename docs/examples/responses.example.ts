import { emulatorProviderKey, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(emulatorProviderKey('openai'), { endpoints: emulator.endpoints });
const { choices } = await client.chatCompletion({
  provider: 'openai',
  model: 'openai/gpt-5.6',
  messages: [{ role: 'user', content: 'What is 2 + 2?' }],
  api: 'responses',
});
console.log(choices[0]?.message.content);
console.log(emulator.exchanges().at(-1)?.path);
await emulator.close();
