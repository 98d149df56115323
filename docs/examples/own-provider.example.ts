import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { bearer, defineProvider, notOnHub, openaiChat } from '@hubkit/inference/provider-kit';

const emulator = await startEmulator();
// In your program: https://api.acme.example
const baseUrl = emulator.servers.vllm;
const tasks = { conversational: openaiChat({ path: 'v1/chat/completions' }) };
const acme = defineProvider({ id: 'acme', label: 'Acme', baseUrl, auth: bearer, access: notOnHub, tasks });
const client = new InferenceClient('key-of-acme');
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
const { choices } = await client.chatCompletion({ provider: acme, model: 'Qwen/Qwen2.5-7B-Instruct', messages });
console.log(choices[0]?.message.content);
await emulator.close();
