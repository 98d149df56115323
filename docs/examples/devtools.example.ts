import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { devtools } from '@hubkit/inference/node';

const emulator = await startEmulator({ pace: 'instant' });
// In your program: process.env.HF_TOKEN, and no endpoints.
const seen = devtools();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, fetch: seen });
const { choices } = await client.chatCompletion({
  provider: 'groq',
  model: 'openai/gpt-oss-20b',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
// A program that ends on its own waits for the last file.
await seen.written();
await emulator.close();
