import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

// Calls go to the hub with the token of the environment. Without one, an emulator in this process responds.
const emulator = process.env.HF_TOKEN ? undefined : await startEmulator();
const client = emulator
  ? new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints })
  : new InferenceClient(process.env.HF_TOKEN);

const question = process.argv.slice(2).join(' ') || 'What is 6 times 7?';
const stream = client.chatCompletionStream({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: question }],
});
for await (const { choices } of stream) process.stdout.write(choices[0]?.delta.content ?? '');
console.log();
await emulator?.close();
