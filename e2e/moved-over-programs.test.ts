import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { transformSync } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { png } from '../test/task-samples/media/png.ts';
import { wav } from '../test/task-samples/media/wav.ts';
import { root } from './workspace.ts';

/** Programs as users wrote them for @huggingface/inference 4.0.5. */
const PROGRAMS = join(root, 'e2e/programs');
const names = readdirSync(PROGRAMS).filter((name) => name.endsWith('.ts'));

const emulator = await startEmulator({ pace: 'instant' });
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Inside of the project, so that packages are found.
const folder = mkdtempSync(join(cache, 'programs-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await emulator.close();
});

/** Runs a program with another package in its import, and returns what it prints and the files that it writes. */
async function run(name: string, library: string): Promise<{ readonly printed: string; readonly files: object }> {
  const home = mkdtempSync(join(folder, 'run-'));
  writeFileSync(join(home, 'speech.wav'), Buffer.from(await wav.arrayBuffer()));
  writeFileSync(join(home, 'invoice.png'), Buffer.from(await png.arrayBuffer()));
  writeFileSync(join(home, 'program.mjs'), compile(name, library));
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(join(root, 'e2e/fixtures/redirect.mjs')).href, 'program.mjs'],
    {
      cwd: home,
      env: {
        ...process.env,
        HF_TOKEN: EMULATOR_HUB_TOKEN,
        HUBKIT_EMULATOR: emulator.url,
        HUBKIT_REDIRECT: JSON.stringify({
          'https://router.huggingface.co': emulator.endpoints.router,
          'https://huggingface.co': emulator.endpoints.hub,
        }),
      },
    },
  );
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${name} with ${library} ended with ${code}:\n${complaint}`);
  const written = readdirSync(home).filter((file) => file !== 'program.mjs');
  return { printed, files: Object.fromEntries(written.map((file) => [file, readFileSync(join(home, file)).length])) };
}

function compile(name: string, library: string): string {
  const source = readFileSync(join(PROGRAMS, name), 'utf8').replace("'@huggingface/inference'", `'${library}'`);
  return transformSync(source, { loader: 'ts', format: 'esm', target: 'node20' }).code;
}

describe('programs that were written for @huggingface/inference 4.0.5', () => {
  it.each(names)('%s does the same when only its import is changed', async (name) => {
    const [theirs, ours] = await Promise.all([run(name, 'inference-4.0.5'), run(name, '@hubkit/inference')]);
    expect(theirs.printed).not.toBe('');
    expect(ours).toEqual(theirs);
  });

  it.each(['inference-4.0.5', '@hubkit/inference'])('compile with the types of %s', async (library) => {
    const home = mkdtempSync(join(folder, 'types-'));
    for (const name of names) {
      const source = readFileSync(join(PROGRAMS, name), 'utf8');
      writeFileSync(join(home, name), source.replace("'@huggingface/inference'", `'${library}'`));
    }
    writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
    const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: ['node'] };
    writeFileSync(
      join(home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, include: ['*.ts'] }),
    );
    const child = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', home]);
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(printed).toBe('');
    expect(code).toBe(0);
  });
});
