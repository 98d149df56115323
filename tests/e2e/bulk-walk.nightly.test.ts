import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from '@hubkit/emulator';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const BIN = join(root, 'node_modules', '.bin', 'hubkit');
const ROWS = 1000;
/** Time in ms for which the provider is down. */
const OUTAGE_MS = 60_000;

let emulator: Emulator;
let folder: string;
let requests = 0;
let onRequest: (count: number) => void = () => {};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-walk-'));
  requests = 0;
  emulator = await startEmulator({
    pace: { firstTokenMs: 20, tokenMs: 0 },
    keepExchanges: 1,
    onExchange({ method }) {
      if (method === 'POST') onRequest(++requests);
    },
  });
});
afterEach(async () => {
  onRequest = () => {};
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Types a line. Prints it with its exit code and output, and interrupts it after so many requests more. */
async function type(words: readonly string[], interruptAfter = Infinity) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [BIN, ...words], { cwd: folder, env: { PATH, HOME: folder }, stdio: 'pipe' });
  child.stdin.end();
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const target = requests + interruptAfter;
  onRequest = (count) => {
    if (count === target) child.kill('SIGINT');
  };
  const code = await new Promise((resolve) => child.on('close', resolve));
  const line = words.map((word) => (/[^\w./:=-]/.test(word) ? `'${word}'` : word)).join(' ');
  console.log(`$ hubkit ${line.replaceAll(emulator.url, 'http://server')}\n${err}${out}[exit ${code}]\n`);
  return { code, out, err };
}

const lines = (name: string) =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

it('labels 1,000 reviews in spite of two interruptions and an outage of a minute', {
  timeout: SLOW_TIMEOUT_MS,
}, async () => {
  const reviews = Array.from({ length: ROWS }, (_, index) => `${index},"Review ${index}: ${index % 3} of 5 stars"\n`);
  writeFileSync(join(folder, 'reviews.csv'), `id,text\n${reviews.join('')}`);
  const server = ['--endpoint', `${emulator.servers.vllm}/v1`, '-m', 'Qwen/Qwen2.5-7B-Instruct'];
  const prompt = ['--prompt', 'Label this review: {{ text }}', '--schema', 'label, stars int'];
  const command = ['bulk', 'run', 'reviews.csv', ...prompt, ...server, '--concurrency', '16', '-o', 'labels.jsonl'];
  expect((await type([...command, '--dry-run'])).out).toMatch(/^1,000 rows, 1,000 calls, about [\d,]+ tokens in/);
  expect((await type(command, 250)).code).toBe(130);
  expect((await type(['bulk', 'status', 'labels.jsonl'])).out).toMatch(/^rows: 1000\ndone: [1-9]\d\d\n/);
  emulator.inject({ fault: 'overloaded' });
  const startedAt = performance.now();
  const end = setTimeout(() => emulator.clearFaults(), OUTAGE_MS);
  const interrupted = await type(command, 300);
  clearTimeout(end);
  expect(interrupted.code).toBe(130);
  expect(performance.now() - startedAt).toBeGreaterThan(OUTAGE_MS);
  expect(interrupted.err).toContain('"state":"waiting"');
  const { code, out } = await type(command);
  expect([code, out]).toEqual([0, expect.stringMatching(/^1000 of 1000 rows done in /)]);
  const found = lines('labels.jsonl');
  expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: ROWS }, (_, index) => index));
  expect(found.every(({ output }) => typeof output.label === 'string' && Number.isInteger(output.stars))).toBe(true);
});

it('captions a Parquet file of 200 pictures', { timeout: SLOW_TIMEOUT_MS }, async () => {
  const names = Array.from({ length: 200 }, (_, index) => `${index},A house with ${index} windows\n`);
  writeFileSync(join(folder, 'houses.csv'), `id,text\n${names.join('')}`);
  const server = ['--endpoint', `${emulator.servers.litellm}/v1`];
  const draw = ['-t', 'text-to-image', '--prompt', '{{ text }}', '-P', 'width=64', '-P', 'height=64', '-m', 'flux-dev'];
  const pictures = [
    'bulk',
    'run',
    'houses.csv',
    ...draw,
    ...server,
    '--output-column',
    'picture',
    '-o',
    'pictures.parquet',
  ];
  expect((await type(pictures)).code).toBe(0);
  const look = ['--prompt', 'Describe this picture.', '--image', '{{ picture }}', '-m', 'llama-3.3-70b'];
  const captions = ['bulk', 'run', 'pictures.parquet', ...look, ...server, '--join', 'id', '-o', 'captions.jsonl'];
  expect((await type(captions)).code).toBe(0);
  const found = lines('captions.jsonl');
  expect(found.map(({ id }) => Number(id))).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(found.every(({ output }) => /64 by 64 pixels/.test(output))).toBe(true);
});
