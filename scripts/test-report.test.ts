import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  closingLine,
  countTests,
  failureLines,
  leftOutLine,
  readCounts,
  readFailures,
  slowestLines,
  sumCounts,
} from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const passed = { fullName: 'adds', status: 'passed', meta: {} };
const leftOut = {
  fullName: 'recorded exchanges',
  status: 'skipped',
  meta: { leftOut: 'there is no ../shared/exchanges' },
};

function count(tests: readonly object[], code = 0) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ testResults: [{ name: 'sum.test.ts', assertionResults: tests }] }));
  return countTests(code, file);
}

function countFile(result: object) {
  const file = join(folder, 'report.json');
  writeFileSync(
    file,
    JSON.stringify({ testResults: [{ name: join(process.cwd(), 'tests/e2e/sum.test.ts'), ...result }] }),
  );
  return countTests(1, file);
}

describe('the counts of a run', () => {
  it('count a suite that was left out as skipped', () => {
    expect(count([passed, leftOut])).toEqual({
      passed: 1,
      failed: 0,
      leftOut: [{ name: 'recorded exchanges', reason: 'there is no ../shared/exchanges' }],
      failures: [],
    });
  });

  it.each(['skipped', 'pending', 'todo', 'failed'])('count a test that is %s without a reason as failed', (status) => {
    expect(count([passed, { ...passed, status }])).toMatchObject({ passed: 1, failed: 1, leftOut: [] });
  });

  it('are never all green where nothing ran, vitest failed, or the report is missing', () => {
    expect(count([leftOut])).toMatchObject({ passed: 0, failed: 1 });
    expect(count([passed], 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countTests(0, join(folder, 'nowhere.json'))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the failures of a run', () => {
  const failed = {
    fullName: 'a sum adds',
    status: 'failed',
    failureMessages: ['AssertionError: expected 3 to be 4\n    at tests/e2e/sum.test.ts:3:1'],
  };

  it('name the file, the test and the first line of the message', () => {
    const { failures } = countFile({ status: 'failed', message: '', assertionResults: [passed, failed] });
    expect(failureLines(failures)).toBe('  tests/e2e/sum.test.ts: a sum adds\n    AssertionError: expected 3 to be 4');
  });

  it('name a file that could not be loaded', () => {
    const { failures } = countFile({ status: 'failed', message: 'Cannot find x\n    at y', assertionResults: [] });
    expect(failureLines(failures)).toBe('  tests/e2e/sum.test.ts: the file\n    Cannot find x');
  });

  it('are read again from the output of the run', () => {
    const { failures } = countFile({ status: 'failed', message: '', assertionResults: [failed] });
    const lines = failureLines(failures);
    expect(readFailures(`FAILED unit tests\n\nFailed:\n${lines}\n\n0 passed, 1 failed, 0 skipped\n`)).toBe(lines);
    expect(readFailures('1 passed, 0 failed, 0 skipped\n')).toBe('');
  });
});

it('names what was left out in one line, by reason', () => {
  const line = leftOutLine([
    { name: 'exchanges', reason: 'no folder' },
    { name: 'snippets', reason: 'no Python' },
    { name: 'facts', reason: 'no folder' },
  ]);
  expect(line).toBe('Left out: exchanges, facts (no folder); snippets (no Python)');
});

it('names the ten slowest files, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.test.ts`, ms: index * 1000 }));
  const lines = slowestLines(times).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  11.test.ts');
  expect(lines[9]).toBe('    2.0 s  2.test.ts');
});

describe('the counts of several runs', () => {
  const counts = { passed: 3, failed: 0, skipped: 2 };

  it('are read from the last closing line', () => {
    expect(readCounts(`1 passed, 1 failed, 0 skipped\nmore\n\n${closingLine(counts)}\n`, 0)).toEqual(counts);
    expect(readCounts('npm error', 1)).toBeUndefined();
  });

  it('hold a failure where a run failed or ended without counts', () => {
    expect(readCounts(closingLine(counts), 1)).toEqual({ ...counts, failed: 1 });
    expect(sumCounts([counts, counts])).toEqual({ passed: 6, failed: 0, skipped: 4 });
    expect(sumCounts([counts, undefined])).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });
});
