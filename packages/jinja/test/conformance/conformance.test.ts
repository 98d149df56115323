import { expect, it } from 'vitest';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { conformance } from '../corpora/published.ts';
import { CORPORA, readCases } from './cases.ts';
import { runCases } from './judge.ts';
import { PYTHON_ONLY } from './python-only.ts';

const modes = CORPORA.flatMap((corpus) => [
  { corpus, mode: 'closures', isGenerated: false },
  { corpus, mode: 'generated code', isGenerated: true },
]);

describeWith(conformance, 'what Python renders of published templates', () => {
  it.each(modes)('$corpus by $mode: the same text, error class and line', ({ corpus, mode, isGenerated }) => {
    const all = readCases(corpus);
    const cases = all
      .filter((item) => !(`${corpus}/${item.id}` in PYTHON_ONLY))
      .map((item) => ({ ...item, isGenerated }));
    const report = runCases(cases);
    console.info(
      `${corpus} by ${mode}: ${report.cases - report.failures.length} of ${report.cases} cases, ` +
        `${report.wholeTemplates} of ${report.templates} templates with every case right, ` +
        `${report.otherMessages.length} errors worded otherwise, ${all.length - cases.length} left out as Python's own`,
    );
    const shown = report.failures.slice(0, 20).map(({ item, reason }) => `${item.id}: ${reason}`);
    expect(report.failures.length, `first of ${report.failures.length} failures:\n${shown.join('\n')}`).toBe(0);
    expect(report.cases).toBeGreaterThan(0);
  });

  it('leaves out only cases that exist, each with its reason', () => {
    const ids = new Set(CORPORA.flatMap((corpus) => readCases(corpus).map((item) => `${corpus}/${item.id}`)));
    for (const [id, reason] of Object.entries(PYTHON_ONLY)) {
      console.info(`left out: ${id}: ${reason}`);
      expect(ids).toContain(id);
      expect(reason.length).toBeGreaterThan(20);
    }
  });
});
