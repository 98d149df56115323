import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { installRuntimes, type Runtime, readVersion } from './runtimes.ts';

const execute = promisify(execFile);

/** The packages that were tried in a runtime. */
export interface Trial {
  readonly name: string;
  readonly version: string;
  /** Packages, without their scope, whose smoke test passed. */
  readonly packages: readonly string[];
  /** Reports of the others, by package. */
  readonly failed: Readonly<Record<string, unknown>>;
}

/** The report of the smoke test, by package. */
const EXPECTED: Readonly<Record<string, unknown>> = {
  catalog: 'Text-to-Image',
  code: 'print("Say \\"hi\\"")',
  gateway: [403, 'Bearer key-of-the-server'],
  inference: [{ type: 'text', text: 'Forty-two.' }],
  jinja: ['1-2-3', '[user] Hi'],
  react: 'done',
  snippets: true,
};

const NODE_PACKAGES = ['bulk', 'cli', 'emulator'];

/** Tries every package in every runtime that is here or can be installed. Needs a build. */
export async function measureRuntimes(): Promise<{
  readonly trials: readonly Trial[];
  readonly missing: readonly string[];
}> {
  const { runtimes, missing } = await installRuntimes();
  const code = await bundle();
  const trials: Trial[] = [];
  // Not at once: each runtime starts several processes.
  for (const runtime of runtimes) trials.push(await tryIn(runtime, code));
  return { trials, missing };
}

async function tryIn(runtime: Runtime, code: string): Promise<Trial> {
  const outcome = {
    ...outcomeOf(await runtime.run(code).catch(String)),
    ...(runtime.node && (await nodeOutcome(runtime.node))),
  };
  const expected = { ...EXPECTED, ...(runtime.node && Object.fromEntries(NODE_PACKAGES.map((name) => [name, true]))) };
  const names = Object.keys(expected)
    .filter((name) => !(runtime.isBrowser && name === 'gateway'))
    .sort();
  const works = (name: string) => JSON.stringify(outcome[name]) === JSON.stringify(expected[name]);
  return {
    name: runtime.name,
    version: await readVersion(runtime),
    packages: names.filter(works),
    failed: Object.fromEntries(names.filter((name) => !works(name)).map((name) => [name, outcome[name] ?? 'nothing'])),
  };
}

function outcomeOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(Object.keys(EXPECTED).map((name) => [name, text.slice(0, 300)]));
  }
}

async function nodeOutcome(program: string): Promise<Readonly<Record<string, unknown>>> {
  const file = fileURLToPath(new URL('./node-smoke.mjs', import.meta.url));
  const { stdout } = await execute(program, ['--no-warnings', file], { timeout: 120_000 }).catch((error) => ({
    stdout: JSON.stringify({ bulk: String(error) }),
  }));
  return JSON.parse(stdout);
}

/** The smoke test as one file without imports. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./smoke.ts', import.meta.url))],
    bundle: true,
    // Without a platform: a module of Node in the bundle would be an error.
    platform: 'browser',
    conditions: ['worker'],
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
