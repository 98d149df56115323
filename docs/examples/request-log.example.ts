import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { createRequestLog } from '@hubkit/inference/request-log';

const emulator = await startEmulator();
const log = createRequestLog();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, fetch: log.fetch });
await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
for (const { request, response } of log.entries)
  console.log(request.method, new URL(request.url).pathname, response.status);
await emulator.close();
