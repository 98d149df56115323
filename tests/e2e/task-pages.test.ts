import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EMULATOR_HUB_TOKEN, type Emulator, startEmulator } from '@hubkit/emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png, wav } from '../integration/task-samples/media.ts';
import { codeBlocks } from '../support/code-blocks.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const execute = promisify(execFile);
const tasks = join(root, 'packages/catalog/src/tasks');

/** The TypeScript of the page texts: `<task>-<number>`. */
const programs = readdirSync(tasks)
  .filter((task) => existsSync(join(tasks, task, 'about.md')))
  .flatMap((task) =>
    codeBlocks(readFileSync(join(tasks, task, 'about.md'), 'utf8'))
      .filter(({ language }) => language === 'ts')
      .map(({ code }, index) => ({ name: `${task}-${index + 1}`, code })),
  );

/** A photograph with something to see in it, as a model of the emulator generates it. */
async function photo(): Promise<Blob> {
  const response = await fetch(`${emulator.endpoints.router}/hf-inference/models/black-forest-labs/FLUX.1-schnell`, {
    method: 'POST',
    headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: 'a boat on a lake', parameters: { width: 256, height: 256 } }),
  });
  expect(response.status).toBe(200);
  return response.blob();
}

const folder = join(root, '.cache/page-programs');
let emulator: Emulator;

/** Output of each program, or the error that ended it. All run in one process, in turn. */
let results: Readonly<Record<string, { readonly printed: string; readonly error?: string }>>;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of programs) writeFileSync(join(folder, `${name}.mts`), code);
  emulator = await startEmulator({ pace: 'instant' });
  const files = { 'photo.jpg': await photo(), 'invoice.png': png, 'speech.wav': wav };
  for (const [name, file] of Object.entries(files)) {
    writeFileSync(join(folder, name), Buffer.from(await file.arrayBuffer()));
  }
  const args = [
    ...['--import', 'tsx', '--import', join(root, 'tests/e2e/fixtures/redirect.mjs'), '--conditions=hubkit-source'],
    join(root, 'tests/e2e/fixtures/run-programs.mjs'),
    ...programs.map(({ name }) => `${name}.mts`),
  ];
  const { router, hub } = emulator.endpoints;
  const HUBKIT_REDIRECT = JSON.stringify({
    'https://router.huggingface.co': router,
    'https://huggingface.co': hub,
    'http://127.0.0.1': 'http://127.0.0.1',
  });
  const env = { ...process.env, HF_TOKEN: EMULATOR_HUB_TOKEN, HUBKIT_EMULATOR: emulator.url, HUBKIT_REDIRECT };
  const { stdout } = await execute(process.execPath, args, { cwd: folder, env, timeout: SLOW_TIMEOUT_MS });
  results = JSON.parse(stdout);
}, SLOW_TIMEOUT_MS);

afterAll(() => emulator.close());

describe('the programs of the page texts', () => {
  it.each(programs)('$name runs against the emulator and prints its result', ({ name }) => {
    const { printed = '', error } = results[`${name}.mts`] ?? {};
    expect(error).toBeUndefined();
    expect(printed.trim().length).toBeGreaterThan(1);
    expect(printed).not.toContain('undefined');
  });
});
