// `.ci/run`: `npm run test:all` here, with the further corpora where they are, and in a clone that has
// nothing beside it those tests that differ there.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install-and-build.mjs';
import { findPython } from './python-env.mjs';
import { closingLine, readCounts, readFailures, sumCounts } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-ci-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

console.log('━━ npm run test:all, in this folder');
const here = await npm(['run', 'test:all'], root, process.env);

console.log('\n━━ npm test -- --only clone, in a clone with nothing beside it');
const clone = join(folder, 'hubkit');
const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
const { HUBKIT_SHARED: _, ...environment } = process.env;
// Python has been installed for the first run, and would be the same here.
const python = findPython().found;
const env = { ...environment, ...(python && { HUBKIT_PYTHON: python }) };
const alone = status === 0 ? await npm(['test', '--', '--only', 'clone'], clone, env) : undefined;

const total = sumCounts([here?.counts, alone?.counts]);
const failures = [here, alone].map((run) => run?.failures).filter(Boolean);
if (failures.length > 0) console.log(`\n━━ failed\n${failures.join('\n')}`);
console.log(`\n━━ all runs\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs npm, lets its output through and reads the counts and the failed tests from it. */
function npm(args, cwd, environment) {
  const child = spawn('npm', args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve({ counts: readCounts(output, code), failures: readFailures(output) }));
  });
}
