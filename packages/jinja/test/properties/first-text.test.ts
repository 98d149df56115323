import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSamples } from '../corpora/samples.ts';

// A function that runs for the first time costs a cold program about 16 µs, whatever it does: their number decides how long a page
// or a script waits for the first text of a template. V8 counts them exactly, in a process that has run nothing else.

/** Prints how many functions of the module have run to compile and render a template, import excluded. */
const COUNTER = `
import { Session } from 'node:inspector/promises';
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
const [module, source, context] = process.argv.slice(2);
const { Template } = await import(module);
const entered = async () => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const script = result.find(({ url }) => url === module);
  return script.functions.filter(({ ranges }) => ranges[0].count > 0).map(({ ranges }) => ranges[0].startOffset);
};
await entered();
const text = new Template(source).render(JSON.parse(context));
console.log(JSON.stringify({ text, count: new Set(await entered()).size }));
`;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-first-text-'));
  writeFileSync(join(folder, 'counter.mjs'), COUNTER);
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/render.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'render.mjs'),
    target: 'es2022',
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

const messages = [
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hi' },
];

it.each<{ readonly name: string; readonly most: number }>([
  { name: 'chat/chatml', most: 110 },
  { name: 'chat/llama-3.1', most: 228 },
])('$name enters at most $most functions until its first text', ({ name, most }) => {
  const { template } = readSamples('chat').find((sample) => sample.name === name) as { template: string };
  const context = JSON.stringify({ messages, add_generation_prompt: true, bos_token: '<s>' });
  const module = new URL(`file://${folder}/render.mjs`).href;
  const output = execFileSync(process.execPath, [join(folder, 'counter.mjs'), module, template, context]);
  const { text, count } = JSON.parse(output.toString()) as { text: string; count: number };
  expect(text).toContain('Hello');
  expect(count).toBeLessThanOrEqual(most);
  // The limit follows the code downward.
  expect(count).toBeGreaterThan(most - 3);
});
