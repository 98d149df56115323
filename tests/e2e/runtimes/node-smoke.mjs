// One use of each package that needs Node, as it is published: prints the outcome as JSON.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-smoke-'));
const outcome = {};

async function attempt(name, run) {
  try {
    outcome[name] = await run();
  } catch (error) {
    outcome[name] = String(error).split('\n')[0];
  }
}

const question = { messages: [{ role: 'user', content: 'What is 6 times 7?' }] };
const chat = { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct' };

await attempt('emulator', async () => {
  const { startEmulator, EMULATOR_HUB_TOKEN } = await import('@hubkit/emulator');
  const { InferenceClient } = await import('@hubkit/inference');
  const emulator = await startEmulator();
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  const { choices } = await client.chatCompletion({ ...chat, ...question });
  await emulator.close();
  return choices[0].message.content.includes('42');
});

await attempt('bulk', async () => {
  const { bulk } = await import('@hubkit/bulk');
  const { startEmulator, EMULATOR_HUB_TOKEN } = await import('@hubkit/emulator');
  const { InferenceClient } = await import('@hubkit/inference');
  const emulator = await startEmulator();
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  const output = join(folder, 'out.jsonl');
  const input = [{ id: 1 }, { id: 2 }];
  const { done } = await bulk(client, { input, output, ...chat, prompt: 'What is 6 times 7? {{ id }}' }).done;
  await emulator.close();
  const lines = readFileSync(output, 'utf8').trim().split('\n');
  return done === 2 && lines.length === 2;
});

await attempt('cli', async () => {
  const bin = fileURLToPath(new URL('../../../packages/cli/bin/hubkit.js', import.meta.url));
  const args = ['chat', '--emulator', '--no-log', 'What is 6 times 7?'];
  return execFileSync(process.execPath, [bin, ...args], { encoding: 'utf8' }).includes('42');
});

rmSync(folder, { recursive: true, force: true });
console.log(JSON.stringify(outcome));
process.exit(0);
