import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createGateway, memoryStreams } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const gateway = createGateway({
  client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints }),
  models: { chat: 'meta-llama/Llama-3.1-8B-Instruct:groq' },
  authorize: () => ({ id: 'ada' }),
  streams: memoryStreams({ keepMs: 10 * 60_000 }),
  onUsage: ({ outcome }) => console.log(`recorded as ${outcome}`),
});

const response = await gateway(
  new Request('http://localhost/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-keep-stream': 'true' },
    body: JSON.stringify({ model: 'chat', stream: true, messages: [{ role: 'user', content: 'What is 6 times 7?' }] }),
  }),
);
const handle = response.headers.get('x-stream-handle');
// The page is closed, and the answer continues.
await response.body?.cancel();

const again = await gateway(
  new Request(`http://localhost/v1/streams/${handle}`, { headers: { 'last-event-id': '0' } }),
);
const text = await again.text();
console.log(again.status, text.endsWith('data: [DONE]\n\n'));
await emulator.close();
