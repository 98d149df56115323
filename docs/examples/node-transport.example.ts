import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';

const emulator = await startEmulator();
const fetch = nodeFetch({ connections: 64 });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, fetch });

const answers = await Promise.all(
  ['Paris', 'Rome', 'Oslo'].map((city) =>
    client.chatCompletion({
      provider: 'groq',
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      messages: [{ role: 'user', content: `What country is ${city} in?` }],
    }),
  ),
);
for (const { choices } of answers) console.log(choices[0]?.message.content);

await fetch.close();
await emulator.close();
