import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const ask = () =>
  client.chatCompletion({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'Hello' }],
  });

// The next request to a provider gets a 429; the client waits and tries again.
const rateLimit = emulator.inject({ fault: 'rate-limit;retry-after=0', times: 1 });
await ask();
console.log(`The fault struck ${rateLimit.struck} time.`);

// The hub fails, not the provider.
emulator.inject({ fault: 'status;code=401', target: 'hub' });
await client
  .chatCompletion({
    provider: 'together',
    model: 'deepseek-ai/DeepSeek-V3',
    messages: [{ role: 'user', content: 'Hi' }],
  })
  .catch((error: Error) => console.log(error.message));
emulator.clearFaults();
await emulator.close();
