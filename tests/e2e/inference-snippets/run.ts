import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { emulatorProviderKey } from '@hubkit/emulator';
import { defaultKeyVariable, INFERENCE_PROVIDERS, keyVariable } from '@hubkit/inference/provider-facts';
import { inParallel } from '../clients/in-parallel.ts';
import { root } from '../workspace.ts';
import { type Cell, HUB_KEYS } from './cells.ts';
import { SAMPLE_FILES } from './sample-files.ts';

/** Report on a snippet that was run. */
export interface Report {
  readonly printed: string;
  readonly error?: string | undefined;
  /** The folder in which it was run, with the files that it wrote. */
  readonly folder: string;
}

export type Reports = ReadonlyMap<string, Report>;

/** Environment variables with keys that the emulator accepts. */
const environment = {
  ...process.env,
  ...HUB_KEYS,
  ...Object.fromEntries(
    INFERENCE_PROVIDERS.flatMap((provider) =>
      [defaultKeyVariable(provider), keyVariable(provider)].map((name) => [name, emulatorProviderKey(provider)]),
    ),
  ),
  HF_TOKEN: HUB_KEYS.HF_TOKEN,
  HF_HUB_DISABLE_TELEMETRY: '1',
};

/** Runs Python snippets, all in one process. `folder` has the sample files. */
export function runPython(python: string, cells: readonly Cell[], folder: string): Promise<Reports> {
  return runDriver(python, [join(root, 'tests/e2e/inference-snippets/run_snippets.py')], cells, folder);
}

/** Runs JavaScript snippets, all in one process. `folder` has the sample files, and finds the packages of the repository. */
export function runJavascript(cells: readonly Cell[], folder: string): Promise<Reports> {
  const modules = cells.map((cell, index) => ({ ...cell, file: join(folder, `${index}.mjs`) }));
  for (const { file, content } of modules) writeFileSync(file, content);
  return runDriver(process.execPath, [join(root, 'tests/e2e/inference-snippets/run-snippets.mjs')], modules, folder);
}

async function runDriver(
  command: string,
  args: readonly string[],
  cells: readonly Cell[],
  folder: string,
): Promise<Reports> {
  const { printed, complaint, code } = await execute(command, args, JSON.stringify({ cells }), folder);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${complaint}`);
  const lines = printed.split('\n').filter(Boolean);
  return new Map(lines.map((line) => JSON.parse(line)).map(({ name, ...report }) => [name, { ...report, folder }]));
}

/** Runs shell snippets, several at a time, each in a separate folder with links to the sample files. */
export async function runShell(cells: readonly Cell[], folder: string): Promise<Reports> {
  const reports = new Map<string, Report>();
  await inParallel([...cells.entries()], async ([index, { name, content }]) => {
    const own = join(folder, `sh-${index}`);
    mkdirSync(own);
    for (const file of SAMPLE_FILES) symlinkSync(join(folder, file), join(own, file));
    // Jobs of the emulator are done after a few polls, however soon these come.
    const { printed, complaint, code } = await execute('bash', ['-s'], `sleep() { :; }\n${content}\n`, own);
    reports.set(name, { printed, folder: own, error: code === 0 ? undefined : complaint || `ended with ${code}` });
  });
  return reports;
}

async function execute(command: string, args: readonly string[], input: string, cwd: string) {
  const child = spawn(command, args, { cwd, env: environment });
  child.stdin.end(input);
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { printed, complaint, code };
}
