import { expect } from 'vitest';
import { type CORPORA, readCases } from './cases.ts';
import { runCases } from './judge.ts';

/** Expects that every case of a corpus has the text, error class and line of Python. */
export function expectPython(corpus: (typeof CORPORA)[number], mode: 'closures' | 'generated code'): void {
  const cases = readCases(corpus).map((item) => ({ ...item, isGenerated: mode === 'generated code' }));
  const report = runCases(cases);
  console.info(
    `${corpus} by ${mode}: ${report.cases - report.failures.length} of ${report.cases} cases, ` +
      `${report.wholeTemplates} of ${report.templates} templates with every case right, ` +
      `${report.otherMessages.length} errors worded otherwise`,
  );
  const shown = report.failures.slice(0, 20).map(({ item, reason }) => `${item.id}: ${reason}`);
  expect(report.failures.length, `first of ${report.failures.length} failures:\n${shown.join('\n')}`).toBe(0);
  expect(report.cases).toBeGreaterThan(0);
}
