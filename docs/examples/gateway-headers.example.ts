import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(undefined, {
  endpointUrl: `${emulator.servers.litellm}/v1`,
  headers: { authorization: 'Bearer sk-litellm-1234', 'x-litellm-tags': 'search' },
  query: { team: 'research' },
});
const { choices } = await client.chatCompletion(
  { model: 'llama-3.3-70b', messages: [{ role: 'user', content: 'What is 6 times 7?' }] },
  { headers: { 'x-request-id': 'r-17' } },
);
console.log(choices[0]?.message.content);
await emulator.close();
