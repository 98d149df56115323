// Looks for templates that render here otherwise than in Python:
//   npm run fuzz -w @hubkit/jinja -- --cases 200000 --seed 1 [--first 0] [--only grammar|conversation|mutation] [--most 10] [--strict] [--no-shrink]
// Each is rendered by closures, by generated code and traced. --strict also counts errors of the right class and line whose message differs.
import { parseArgs } from 'node:util';
import { findPython } from '../../../../scripts/python-env.mjs';
import type { Outcome } from '../engine.ts';
import { type CampaignReport, campaign, type Found, SOURCES, type Source } from './campaign.ts';
import { startOracle } from './oracle.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    most: { type: 'string', default: '10' },
    only: { type: 'string' },
    strict: { type: 'boolean', default: false },
    'no-shrink': { type: 'boolean', default: false },
  },
});

const isSource = (name: string): name is Source => name in SOURCES;
if (values.only !== undefined && !isSource(values.only))
  throw new Error(`--only takes ${Object.keys(SOURCES).join(', ')}`);

const seed = Number(values.seed);
const { found: python, missing } = findPython('Jinja2');
if (python === undefined) throw new Error(missing);
const oracle = await startOracle(python);
console.log(`Jinja2 ${oracle.jinja2} on Python ${oracle.python}, seed ${seed}`);
const report = await campaign(oracle, {
  seed,
  cases: Number(values.cases),
  first: Number(values.first),
  most: Number(values.most),
  only: values.only,
  isStrict: values.strict,
  hasModes: true,
  shrinks: !values['no-shrink'],
  onProgress: (done, so) => {
    if (done % 20_000 === 0) console.log(`${done}: ${printCounts(so)}`);
  },
});
oracle.close();
/** A failure as one reads it: what differs, the shrunk case, and how to have it again. */
export function printFound(found: Found, seed: number): string {
  const { item, difference, index } = found;
  return [
    `--- ${difference} (case ${index} of seed ${seed}: npm run fuzz -w @hubkit/jinja -- --seed ${seed} --first ${index} --cases 1)`,
    `template ${JSON.stringify(item.template)}`,
    ...(item.templates ? [`templates ${JSON.stringify(item.templates)}`] : []),
    ...(Object.keys(item.options ?? {}).length > 0 ? [`options  ${JSON.stringify(item.options)}`] : []),
    `context  ${item.context}`,
    `Python   ${printOutcome(found.python)}`,
    `ours     ${printOutcome(found.ours)}`,
  ].join('\n');
}

const printOutcome = (outcome: Outcome): string =>
  outcome.ok ? JSON.stringify(outcome.output) : `${outcome.type} at line ${outcome.line}: ${outcome.message}`;

/** The counts of a run in one line. */
export function printCounts(report: CampaignReport): string {
  const aside = [...report.aside].map(([reason, count]) => `${count} ${reason}`).join('; ');
  return (
    `${report.same} the same (${report.rendered} of them rendered), ${report.otherMessages.length} errors worded otherwise, ` +
    `${report.failures.length} differ${aside ? `; left out: ${aside}` : ''}`
  );
}

for (const found of report.failures) console.log(printFound(found, seed));
for (const found of report.otherMessages.slice(0, 5)) console.log(printFound(found, seed));
console.log(printCounts(report));
process.exitCode = report.failures.length > 0 ? 1 : 0;
