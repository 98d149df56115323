import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png, wav } from '../integration/task-samples/media.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

/** Programs as users wrote them for @huggingface/inference 4.0.5. */
const PROGRAMS = join(root, 'tests/e2e/programs');
const names = readdirSync(PROGRAMS).filter((name) => name.endsWith('.ts'));

/** The library that they import, and the one that takes its place. */
const LIBRARIES = ['inference-4.0.5', '@hubkit/inference'] as const;

type Library = (typeof LIBRARIES)[number];

/** Text that a program prints, the error that ended it, and the files that it leaves, by their length in bytes. */
interface Outcome {
  readonly printed: string;
  readonly error?: string;
  readonly files: object;
}

const emulator = await startEmulator({ pace: 'instant' });
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
// Inside of the project, so that packages are found.
const folder = mkdtempSync(join(cache, 'programs-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await emulator.close();
});

/** Runs all programs with a library in their import, in one process, each in a folder of its own. */
async function runAll(library: Library): Promise<Readonly<Record<string, Outcome>>> {
  const home = folderOf(library);
  for (const name of names) {
    const own = join(home, name);
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'speech.wav'), Buffer.from(await wav.arrayBuffer()));
    writeFileSync(join(own, 'invoice.png'), Buffer.from(await png.arrayBuffer()));
    const compiled = transformSync(withLibrary(name, library), { loader: 'ts', format: 'esm', target: 'node20' });
    writeFileSync(join(own, 'program.mjs'), compiled.code);
  }
  const redirect = pathToFileURL(join(root, 'tests/e2e/fixtures/redirect.mjs')).href;
  const programs = names.map((name) => `${name}/program.mjs`);
  const child = spawn(
    process.execPath,
    ['--import', redirect, join(root, 'tests/e2e/fixtures/run-programs.mjs'), ...programs],
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
  if (code !== 0) throw new Error(`the programs with ${library} ended with ${code}:\n${complaint}`);
  const results: Readonly<Record<string, Omit<Outcome, 'files'>>> = JSON.parse(printed);
  const entries = names.map((name) => {
    const own = join(home, name);
    const written = readdirSync(own).filter((file) => file !== 'program.mjs');
    const files = Object.fromEntries(written.map((file) => [file, readFileSync(join(own, file)).length]));
    return [name, { printed: '', ...results[`${name}/program.mjs`], files }] as const;
  });
  return Object.fromEntries(entries);
}

function folderOf(library: Library): string {
  return join(folder, library.replaceAll(/\W+/g, '-'));
}

function withLibrary(name: string, library: Library): string {
  return readFileSync(join(PROGRAMS, name), 'utf8').replace("'@huggingface/inference'", `'${library}'`);
}

describe('programs that were written for @huggingface/inference 4.0.5', () => {
  let outcomes: readonly Readonly<Record<string, Outcome>>[] = [];
  beforeAll(async () => {
    outcomes = await Promise.all(LIBRARIES.map(runAll));
  }, SLOW_TIMEOUT_MS);

  it.each(names)('%s does the same when only its import is changed', (name) => {
    const [theirs, ours] = outcomes.map((outcome) => outcome[name]);
    expect(theirs).toMatchObject({ printed: expect.stringMatching(/./) });
    expect(theirs).not.toHaveProperty('error');
    expect(ours).toEqual(theirs);
  });

  it(
    'compile with the types of both',
    async () => {
      const home = join(folder, 'types');
      for (const library of LIBRARIES) {
        const own = join(home, library.replaceAll(/\W+/g, '-'));
        mkdirSync(own, { recursive: true });
        for (const name of names) writeFileSync(join(own, name), withLibrary(name, library));
      }
      writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
      const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: ['node'] };
      writeFileSync(
        join(home, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, include: ['*/*.ts'] }),
      );
      const child = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', home]);
      const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
      expect(printed).toBe('');
      expect(code).toBe(0);
    },
    SLOW_TIMEOUT_MS,
  );
});
