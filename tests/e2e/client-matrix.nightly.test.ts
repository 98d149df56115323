import { startEmulator } from '@hubkit/emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPython } from '../../scripts/python-env.mjs';
import { describeWith } from '../support/describe-with.ts';
import { type Cell, type Client, listCells, tasksWithoutSample } from './clients/cells.ts';
import { JAVASCRIPT, runJavascript } from './clients/javascript.ts';
import { PYTHON, runPython } from './clients/python.ts';
import { judge, printTable, type Report, type Result, unexplained, wrongReasons } from './clients/results.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

const emulator = await startEmulator({ pace: 'instant' });
afterAll(() => emulator.close());

async function runAll(
  clients: readonly Client[],
  run: (cells: readonly Cell[]) => Promise<ReadonlyMap<string, Report>>,
): Promise<readonly Result[]> {
  const cells = (await Promise.all(clients.map((client) => listCells(client, emulator)))).flat();
  const reports = await run(cells);
  const results = cells.map((cell) => judge(cell, reports.get(cell.name) ?? {}));
  console.log(printTable(results));
  return results;
}

/** Tests of the results of a group of clients. */
function expectAllToWork(run: () => Promise<readonly Result[]>) {
  let results: readonly Result[] = [];
  beforeAll(async () => {
    results = await run();
  }, SLOW_TIMEOUT_MS);
  it('work at every provider that they know, or there is a reason', () => {
    expect(results.length).toBeGreaterThan(0);
    expect(unexplained(results)).toEqual([]);
  });
  it('have no reason for what works', () => {
    expect(wrongReasons(results)).toEqual([]);
  });
}

describe('JavaScript clients and the emulator', () => {
  const clients = JAVASCRIPT.map(({ client }) => client);
  expectAllToWork(() => runAll(clients, runJavascript));
});

describeWith(findPython('huggingface_hub', 'openai', 'pillow'), 'Python clients and the emulator', (python) => {
  expectAllToWork(() => runAll(PYTHON, (cells) => runPython(python, cells)));
});

it('every task of the emulator has an input to call it with', () => {
  expect(tasksWithoutSample()).toEqual([]);
});
