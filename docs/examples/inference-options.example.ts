import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  timeouts: { headersMs: 30_000, totalMs: 120_000 },
  retry: { attempts: 5, capMs: 10_000 },
});
const { usage } = await client.chatCompletion(
  {
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'Hello!' }],
  },
  {
    signal: AbortSignal.timeout(60_000),
    onEvent: (event) => console.log(event.type),
  },
);
console.log(`${usage.total_tokens} tokens`);
await emulator.close();
