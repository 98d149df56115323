import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bulk } from '@hubkit/bulk';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const folder = await mkdtemp(join(tmpdir(), 'reviews-'));
const input = join(folder, 'reviews.csv');
const output = join(folder, 'labels.jsonl');
await writeFile(input, 'id,text\n1,Such a lovely day\n2,It broke at once\n');

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const run = bulk(client, {
  input,
  output,
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  prompt: 'Is this review positive or negative? One word.\n\n{{ text }}',
  args: { max_tokens: 5 },
  budget: { tokens: 100_000 },
});
for await (const result of run) {
  console.log(result.row.id, result.type === 'done' ? result.output : result.error.message);
}
const { done, dead, inputTokens } = await run.done;
console.log(`${done} done, ${dead} failed, ${inputTokens} tokens`);
console.log(await readFile(output, 'utf8'));
await emulator.close();
