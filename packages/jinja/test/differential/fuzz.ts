// Looks for templates that render here otherwise than in Python:
//   npm run fuzz -w @hubkit/jinja -- --cases 200000 --seed 1 [--first 0] [--only grammar|conversation|mutation] [--most 10] [--strict] [--no-shrink]
// Each is rendered by closures, by generated code and traced. --strict also counts errors of the right class and line whose message differs.
import { parseArgs } from 'node:util';
import { findPython } from '../../../../scripts/python-env.mjs';
import { campaign } from './campaign.ts';
import { SOURCES, type Source } from './case.ts';
import { startOracle } from './oracle.ts';
import { printCounts, printFound } from './print.ts';

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
for (const found of report.failures) console.log(printFound(found, seed));
for (const found of report.otherMessages.slice(0, 5)) console.log(printFound(found, seed));
console.log(printCounts(report));
process.exitCode = report.failures.length > 0 ? 1 : 0;
