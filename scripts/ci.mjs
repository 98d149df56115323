// `.ci/run`: what `npm test` checks, in a clone of this repository, with the further corpora if they are here; then once more, without them,
// those tests that look for them.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findShared } from './corpora.mjs';
import { root, run } from './install-and-build.mjs';
import { ensurePython, findPython } from './python-env.mjs';
import { closingLine, readCounts, readFailures, sumCounts } from './test-report.mjs';

const folder = mkdtempSync(join(tmpdir(), 'hubkit-ci-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const clone = join(folder, 'hubkit');
// The commit subjects that are checked are those since origin/main of this folder, not since this folder.
const isCloned =
  git('clone', '--quiet', '--origin', 'here', root, clone) &&
  git('-C', clone, 'fetch', '--quiet', 'here', '+refs/remotes/origin/*:refs/remotes/origin/*');
const changes = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout;
if (changes) console.log(`Not committed, and so not checked:\n${changes}`);

const { HUBKIT_SHARED: _, ...withoutCorpora } = process.env;
// Python stays in this folder for the next run, as its packages take 600 MB. What fails in the clone, `npm test` tries again and tells.
const prepare = "import { build, install } from './scripts/install-and-build.mjs'; await install(); await build();";
const prepareClone = () => run(process.execPath, ['--input-type=module', '-e', prepare], { quiet: true, cwd: clone });
await Promise.all([ensurePython(), isCloned && prepareClone()]);
const python = findPython().found;
if (python) withoutCorpora.HUBKIT_PYTHON = python;
const corpora = findShared().found;

const runs = [];
console.log('━━ npm test, in a clone');
runs.push(await npm(['test'], { ...withoutCorpora, ...(corpora && { HUBKIT_SHARED: corpora }) }));
if (corpora) {
  console.log('\n━━ npm test -- --only corpora, in the clone with nothing beside it');
  runs.push(await npm(['test', '--', '--only', 'corpora'], withoutCorpora));
}

const total = sumCounts(runs.map((run) => run?.counts));
const failures = runs.map((run) => run?.failures).filter(Boolean);
if (failures.length > 0) console.log(`\n━━ failed\n${failures.join('\n')}`);
console.log(`\n━━ all runs\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

function git(...args) {
  return spawnSync('git', args, { stdio: 'inherit' }).status === 0;
}

/** Runs npm in the clone, lets its output through and reads the counts and the failed tests from it. */
async function npm(args, environment) {
  if (!isCloned) return undefined;
  const child = spawn('npm', args, { cwd: clone, env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
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
