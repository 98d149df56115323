import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
// Any server with OpenAI's protocol: vLLM, llama.cpp, TGI, Ollama, a dedicated endpoint of the hub.
const endpointUrl = `${emulator.endpoints.providers.cerebras}/v1`;

const client = new InferenceClient('any-key', { endpointUrl });
const { choices } = await client.chatCompletion({
  model: 'llama3.1-8b',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
await emulator.close();
