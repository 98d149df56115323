import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { type ChatCompletionArgs, createCache, InferenceClient } from '@hubkit/inference';
import { folderStore } from '@hubkit/inference/node';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  cache: createCache({ store: folderStore(await mkdtemp(join(tmpdir(), 'answers-'))), maxAgeMs: 3_600_000 }),
});
const args: ChatCompletionArgs = {
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
};
await client.chatCompletion(args);
const { data, response } = await client.chatCompletion(args).withResponse();
console.log(data.choices[0]?.message.content, response.cached, response.cost);
await emulator.close();
