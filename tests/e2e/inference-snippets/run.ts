import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, emulatorProviderKey } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { defaultKeyVariable, INFERENCE_PROVIDERS, keyVariable } from '@hubkit/inference/provider-facts';
import { png } from '../../integration/task-samples/media.ts';
import { inParallel } from '../clients/in-parallel.ts';
import { root } from '../workspace.ts';
import { type Cell, HUB_KEYS } from './cells.ts';

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

/** Names of the files that the snippets read. */
const SAMPLE_FILES = ['lighthouse.png', 'invoice.png', 'speech.mp3'] as const;

/** Writes the files that snippets read into a folder: a small scene and speech that the emulator generates, and a plain image. */
export async function writeSampleFiles(folder: string, emulator: Emulator): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const contents: Record<(typeof SAMPLE_FILES)[number], Blob> = {
    'lighthouse.png': await scene(emulator),
    'invoice.png': png,
    // The emulator reads the content, not the name.
    'speech.mp3': await generate('text-to-speech', { inputs: 'a short sentence' }, emulator),
  };
  for (const [name, blob] of Object.entries(contents)) {
    writeFileSync(join(folder, name), Buffer.from(await blob.arrayBuffer()));
  }
}

/** Generates a small PNG image with objects to detect. */
function scene({ endpoints }: Emulator): Promise<Blob> {
  const { model } = emulatedModel('hyperbolic', 'text-to-image');
  const parameters = { width: 64, height: 64 };
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints });
  return client.textToImage({ provider: 'hyperbolic', model, inputs: 'two cats', parameters });
}

async function generate(task: string, body: object, { endpoints }: Emulator): Promise<Blob> {
  const { model } = emulatedModel('hf-inference', task);
  const response = await fetch(`${endpoints.router}/hf-inference/models/${model}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${EMULATOR_HUB_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The emulator generates no ${task}: ${response.status} ${await response.text()}`);
  return response.blob();
}
