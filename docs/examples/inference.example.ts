import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator(); // leave this out, and pass your own token, to reach the real services
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
for await (const chunk of client.chatCompletionStream({ provider: 'groq', model, messages }))
  process.stdout.write(chunk.choices[0]?.delta.content ?? '');
await emulator.close();
