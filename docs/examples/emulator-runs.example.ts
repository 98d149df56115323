import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  fetch: (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-hubkit-run', 'my-test');
    return fetch(input, { ...init, headers });
  },
});
await client.textClassification({ model: 'ProsusAI/finbert', provider: 'hf-inference', inputs: 'Profits rise.' });

for (const { method, path, status } of emulator.exchanges({ run: 'my-test' })) console.log(status, method, path);
await emulator.close();
