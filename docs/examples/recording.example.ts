import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { recordTo, replayFrom } from '@hubkit/inference/node';

const folder = await mkdtemp(join(tmpdir(), 'recording-'));
const emulator = await startEmulator();

async function add(client: InferenceClient): Promise<string | null | undefined> {
  const { choices } = await client.chatCompletion({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'What is 2 + 2?' }],
  });
  return choices[0]?.message.content;
}

// Once, with a service. Leave `endpoints` out to record a real one.
const record = recordTo(folder);
const live = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, fetch: record });
await add(live);
await record.written();
await emulator.close();

// In every test, without one.
const replay = replayFrom(folder);
const offline = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, fetch: replay });
console.log(await add(offline), replay.remaining().length);
