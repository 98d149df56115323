import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { models } from '@hubkit/inference/models';

const emulator = await startEmulator();
// In your program: process.env.HF_TOKEN, or none, and no options.
const accessToken = EMULATOR_HUB_TOKEN;
const options = { endpoints: emulator.endpoints };

for await (const model of models({ accessToken, provider: 'groq', task: 'conversational' }, options)) {
  console.log(model.id, model.contextLength, model.price?.output, model.capabilities?.tools);
}

// The first page is enough for a menu.
const query = { accessToken, task: 'text-to-image', search: 'flux', pageSize: 20 } as const;
for await (const page of models(query, options).pages()) {
  for (const { id, providers } of page) console.log(id, providers.map(({ provider }) => provider).join(', '));
  break;
}

// Models of your own server: any address that calls take.
for await (const { id, contextLength } of models({ endpointUrl: `${emulator.servers.vllm}/v1` })) {
  console.log(id, contextLength);
}
await emulator.close();
