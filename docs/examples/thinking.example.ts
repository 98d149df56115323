import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(undefined, { endpointUrl: emulator.servers.deepseek });
const stream = client.chatCompletionStream({
  model: 'deepseek-v4-flash',
  messages: [{ role: 'user', content: 'What is the capital of Portugal?' }],
  reasoning: 'low',
});
const { choices } = await stream.final();
console.log('reasoning:', choices[0]?.message.reasoning_content);
console.log('answer:', choices[0]?.message.content);
await emulator.close();
