import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulator } from '@hubkit/emulator';
import { afterAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { type Cell, listCells } from './inference-snippets/cells.ts';
import { judge, unexplained } from './inference-snippets/judge.ts';
import { type Reports, runJavascript, runPython, runShell, writeSampleFiles } from './inference-snippets/run.ts';
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

/** A chat with each client of a language. All other snippets are run by inference-snippets.nightly.test.ts. */
function chatsIn(language: string): readonly Cell[] {
  const chats = listCells(emulator).cells.filter(
    (cell) => cell.language === language && cell.kind === 'routed' && cell.shape === 'chat',
  );
  return [...new Map(chats.map((cell) => [cell.client, cell])).values()];
}

async function expectAllToPrint(cells: readonly Cell[], run: (cells: readonly Cell[]) => Promise<Reports>) {
  const results = judge(cells, await run(cells));
  expect(results.length).toBeGreaterThan(0);
  expect(unexplained(results)).toEqual([]);
}

describe('a chat with each client', () => {
  it('prints an answer in JavaScript', () => expectAllToPrint(chatsIn('js'), (cells) => runJavascript(cells, folder)));
  it('prints an answer in the shell', () => expectAllToPrint(chatsIn('sh'), (cells) => runShell(cells, folder)));
});

describeWith(findPython('requests', 'huggingface_hub', 'openai'), 'a chat with each client in Python', (python) => {
  it('prints an answer', () => expectAllToPrint(chatsIn('python'), (cells) => runPython(python, cells, folder)));
});
