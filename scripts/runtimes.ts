// `npm run runtimes`: tries every package in every runtime, and writes the result to docs/runtimes.json, from which README.md has its table.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRuntimes } from '../tests/e2e/runtimes/measure.ts';
import { bin } from './install-and-build.mjs';
import { root } from './registry.ts';
import type { RecordedRuntimes } from './runtimes-table.ts';

const { trials, missing } = await measureRuntimes();
for (const { name, version, packages, failed } of trials) {
  const problems = Object.entries(failed).map(([each, outcome]) => `  ${each}: ${JSON.stringify(outcome)}\n`);
  console.log(`${name} ${version}: ${packages.join(', ')}\n${problems.join('')}`.trimEnd());
}
if (missing.length > 0 || trials.some(({ failed }) => Object.keys(failed).length > 0)) {
  if (missing.length > 0) console.error(`${missing.join(', ')} cannot be installed here.`);
  console.error('docs/runtimes.json stays as it is.');
  process.exit(1);
}
const recorded: RecordedRuntimes = {
  date: new Date().toISOString().slice(0, 10),
  trials: trials.map(({ name, version, packages }) => ({ name, version, packages })),
};
const file = join(root, 'docs/runtimes.json');
writeFileSync(file, JSON.stringify(recorded));
execFileSync(bin('biome'), ['format', '--write', file]);
console.log('wrote docs/runtimes.json; npm run gen writes the table');
