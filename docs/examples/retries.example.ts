import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
emulator.inject({ fault: 'status;code=503', target: '/groq/', times: 2 });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: { baseMs: 50 } });
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
const { choices } = await client.chatCompletion(
  { provider: 'groq', model, messages },
  { onEvent: ({ type }) => type === 'retry' && console.log('trying again') },
);
console.log(choices[0]?.message.content);
await emulator.close();
