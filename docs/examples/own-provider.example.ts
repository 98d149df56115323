import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { bearer, defineProvider, notOnHub, openaiChat, openaiEmbeddings } from '@hubkit/inference/provider-kit';

const emulator = await startEmulator();
const acme = defineProvider({
  id: 'acme',
  label: 'Acme',
  // In your program: https://api.acme.example
  baseUrl: emulator.servers.vllm,
  auth: bearer,
  access: notOnHub,
  tasks: { conversational: openaiChat({ path: 'v1/chat/completions' }), 'feature-extraction': openaiEmbeddings() },
});

const client = new InferenceClient('key-of-acme');
const { choices } = await client.chatCompletion({
  provider: acme,
  model: 'Qwen/Qwen2.5-7B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
await emulator.close();
