import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPackages } from './consumer.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** A project that has the client from npm, and a provider of its own as the guide writes it. */
let consumer: Consumer;

beforeAll(() => {
  const others = { valibot: '1', typescript: '5.9', '@types/node': '20' };
  consumer = installPackages(['catalog', 'code', 'emulator', 'inference', 'messages', 'task-types'], others);
}, SLOW_TIMEOUT_MS);

afterAll(() => consumer?.remove());

it.each([
  ['own-provider', '6 * 7 = 42'],
  ['own-job-provider', 'https://files.acme.example/cat.mp4'],
])(
  'the example %s compiles and runs outside of the repository',
  async (name, printed) => {
    const source = readFileSync(join(root, 'docs/examples', `${name}.example.ts`), 'utf8');
    writeFileSync(join(consumer.folder, `${name}.ts`), source);
    const { code } = await transform(source, { loader: 'ts', format: 'esm' });
    writeFileSync(join(consumer.folder, `${name}.mjs`), code);
    expect(consumer.shell(process.execPath, [`${name}.mjs`])).toContain(printed);
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2023'];
    expect(consumer.shell('npx', ['tsc', ...options, `${name}.ts`])).toBe('');
  },
  SLOW_TIMEOUT_MS,
);
