import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
// In your program: http://localhost:8000/v1, or wherever your server is.
const vllm = new InferenceClient(undefined, { endpointUrl: `${emulator.servers.vllm}/v1` });
const { choices } = await vllm.chatCompletion({
  model: 'Qwen/Qwen2.5-7B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
await emulator.close();
