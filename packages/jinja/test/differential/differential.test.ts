import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPython } from '../../../../scripts/python-env.mjs';
import { describeWith } from '../../../../tests/support/describe-with.ts';
import { campaign } from './campaign.ts';
import { printCounts, printFound } from './fuzz.ts';
import { type Oracle, startOracle } from './oracle.ts';

const SEED = 20_261_121;
const CASES = Number(process.env.RANDOM_CASES ?? 1000);

describeWith(findPython('Jinja2'), 'random templates, here and in Python', (python) => {
  let oracle: Oracle;

  beforeAll(async () => {
    oracle = await startOracle(python);
  });

  afterAll(() => oracle?.close());

  it(`renders ${CASES.toLocaleString('en')} generated templates as Python does`, async () => {
    const report = await campaign(oracle, { seed: SEED, cases: CASES, shrinks: true, most: 5 });
    console.info(`Jinja2 ${oracle.jinja2} on Python ${oracle.python}: ${printCounts(report)}`);
    expect(report.failures.map((found) => printFound(found, SEED)).join('\n')).toBe('');
    expect(report.rendered).toBeGreaterThan(0.4 * CASES);
  }, 300_000);
});
