// `.ci/run`: `npm test` here, with the further corpora where they are, and in a clone that has nothing beside it.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './install-and-build.mjs';
import { closingLine, readCounts, sumCounts } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-ci-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

console.log('━━ npm test, in this folder');
const here = await npmTest(root, process.env);

console.log('\n━━ npm test, in a clone with nothing beside it');
const clone = join(folder, 'hubkit');
const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
const { HUBKIT_SHARED: _, ...env } = process.env;
const alone = status === 0 ? await npmTest(clone, env) : undefined;

const total = sumCounts([here, alone]);
console.log(`\n━━ both runs\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs the tests, lets their output through and reads the counts from it. */
function npmTest(cwd, environment) {
  const child = spawn('npm', ['test'], { cwd, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(undefined));
    child.on('close', (code) => resolve(readCounts(output, code)));
  });
}
