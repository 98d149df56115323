import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator } from '@hubkit/emulator';
import { INFERENCE_PROVIDERS } from '@hubkit/inference/provider-facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { type Cell, listCells } from './inference-snippets/cells.ts';
import { chooseCells, kindOfCell } from './inference-snippets/choose-cells.ts';
import { hubClientDifferences, UNREACHED } from './inference-snippets/hub-client-tasks.ts';
import { judge, type Result, unexplained, wrongReasons } from './inference-snippets/judge.ts';
import { SILENT } from './inference-snippets/reasons.ts';
import { type Reports, runJavascript, runPython, runShell, writeSampleFiles } from './inference-snippets/run.ts';
import { printTable } from './inference-snippets/table.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const emulator = await startEmulator({ pace: 'instant' });
mkdirSync(join(root, '.cache'), { recursive: true });
// Inside of the repository, where JavaScript finds the packages.
const folder = mkdtempSync(join(root, '.cache', 'inference-snippets-'));
await writeSampleFiles(folder, emulator);

afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const { cells: all, silent } = listCells(emulator);
const runnable = all.filter(({ client }) => client !== 'fal_client');
const cells = chooseCells(runnable);
const inLanguage = (language: string) => cells.filter((cell) => cell.language === language);

it('there are snippets for every task of every provider, or there is a reason', () => {
  expect(silent).toEqual(SILENT);
});

it('every shape is run by every client in every way, and every call by some client', () => {
  const kinds = (some: readonly Cell[]) => [...new Set(some.flatMap((cell) => [kindOfCell(cell), cell.call]))].sort();
  expect(kinds(cells)).toEqual(kinds(runnable));
});

/** Tests of the snippets in a language. */
function expectAllToRun(language: string, run: () => Promise<Reports>) {
  let results: readonly Result[] = [];
  beforeAll(async () => {
    results = judge(inLanguage(language), await run());
    console.log(printTable(results));
  }, SLOW_TIMEOUT_MS);
  it('print a result, or there is a reason', () => {
    expect(results.length).toBeGreaterThan(0);
    expect(unexplained(results)).toEqual([]);
  });
  it('have no reason for what works', () => {
    expect(wrongReasons(results)).toEqual([]);
  });
}

describe('JavaScript snippets, run against the emulator', () => {
  expectAllToRun('js', () => runJavascript(inLanguage('js'), folder));
});

describe('shell snippets, run against the emulator', () => {
  expectAllToRun('sh', () => runShell(inLanguage('sh'), folder));
});

describeWith(
  findPython('requests', 'huggingface_hub', 'openai', 'pillow'),
  'Python snippets, run against the emulator',
  (python) => {
    expectAllToRun('python', () => runPython(python, inLanguage('python'), folder));
    it('are printed for the providers and tasks that huggingface_hub has', () => {
      expect(hubClientDifferences(python, INFERENCE_PROVIDERS)).toEqual(UNREACHED);
    });
  },
);
