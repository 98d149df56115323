import { bulk } from '@hubkit/bulk';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const run = bulk(client, {
  // Or the path of a .jsonl, .csv or .parquet file.
  input: [
    { id: 1, text: 'Such a lovely day' },
    { id: 2, text: 'It broke at once' },
  ],
  output: `/tmp/labels-${process.pid}.jsonl`,
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
await emulator.close();
