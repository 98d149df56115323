// `npm run check`, `npm test`, `npm run test:all`, `npm run test:nightly`: bring what the checks need, run them, and close with one line that counts
// what ran.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensureChromium } from './browser.mjs';
import { downloadsLine } from './downloads.mjs';
import { build, install, PlainError, root, run } from './install-and-build.mjs';
import { ensurePython, findPython } from './python-env.mjs';
import { ensureRedis } from './redis.mjs';
import { ensureShells, shellsFor } from './shells.mjs';
import {
  closingLine,
  countTests,
  failureLines,
  leftOutLine,
  readTimes,
  slowestLines,
  sumCounts,
} from './test-report.mjs';
import { GROUPS, sideBySide, steps } from './test-steps.mjs';

const command = process.env.npm_lifecycle_event in GROUPS ? process.env.npm_lifecycle_event : 'test';
const groups = [...new Set(steps.flatMap((step) => step.groups))];

async function main(args) {
  const options = readOptions(args);
  if (options.help) return console.log(help());
  const chosenGroups = options.only === undefined ? GROUPS[command] : [options.only];
  const chosen = steps.filter((step) => step.groups.some((group) => chosenGroups.includes(group)));

  const isSlow = chosenGroups.some((group) => ['all', 'slow', 'nightly'].includes(group));
  if (!chosenGroups.includes('quick')) console.log(await downloadsLine(isSlow));
  await install();
  if (!chosenGroups.includes('quick')) await ensurePrograms(chosenGroups, isSlow);
  await build();

  mkdirSync(join(root, '.cache'), { recursive: true });
  const outcomes = [];
  for (const together of sideBySide(chosen)) outcomes.push(...(await Promise.all(together.map(perform))));
  summarize(outcomes);
}

/** Installs the programs that tests need; what cannot be had is named, and its tests are left out. `npm run check` installs none. */
async function ensurePrograms(chosenGroups, isSlow) {
  const pythonProblem = await ensurePython();
  if (pythonProblem) console.error(`Tests that need Python may be left out: ${pythonProblem}`);
  const browserProblem = chosenGroups.every((group) => group === 'check') ? undefined : await ensureBrowser();
  if (browserProblem) console.error(`Tests in a browser will be left out: ${browserProblem}`);
  const chromiumProblem = isSlow ? await ensureChromium() : undefined;
  if (chromiumProblem)
    console.error(`Tests with a camera, and benches in a browser, will be left out: ${chromiumProblem}`);
  const redisProblem = await ensureRedis();
  if (redisProblem) console.error(`Tests of bulk runs with workers will be left out: ${redisProblem}`);
  const shellProblem = await ensureShells(shellsFor(isSlow));
  if (shellProblem) console.error(`Tests in that shell will be left out: ${shellProblem}`);
}

function readOptions(args) {
  const options = { only: undefined, help: false };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (arg === '--only') options.only = readGroup(args[++i]);
    else if (arg.startsWith('--only=')) options.only = readGroup(arg.slice('--only='.length));
    else if (arg === '--help' || arg === '-h') options.help = true;
    else throw new PlainError(`npm test does not know ${arg}: "npm test -- --help" lists its options.`);
  }
  return options;
}

function readGroup(text) {
  if (groups.includes(text)) return text;
  throw new PlainError(`--only takes ${groups.join(', ')}, not ${text === undefined ? 'nothing' : `"${text}"`}.`);
}

async function perform({ name, command, report, env, python, isBrief = false }) {
  const [file, args] = (typeof command === 'function' ? command() : command) ?? [];
  if (file === undefined) return { name, seconds: 0, passed: 0, failed: 0, leftOut: [], failures: [], times: [] };
  if (!isBrief) console.log(`\n── ${name}`);
  const { missing } = python ? findPython(...python) : {};
  if (missing)
    return { name, seconds: 0, passed: 0, failed: 0, leftOut: [{ name, reason: missing }], failures: [], times: [] };
  const counts = report && join(root, '.cache', `${report}.json`);
  const times = report && join(root, '.cache', `${report}-times.json`);
  for (const path of [counts, times]) if (path) rmSync(path, { force: true });
  const reporters = report
    ? [...['default', 'json', './scripts/time-reporter.mjs'].map((reporter) => `--reporter=${reporter}`)]
    : [];
  const startedAt = performance.now();
  const { code, output } = await run(
    file,
    [...args, ...reporters, ...(report ? [`--outputFile.json=${counts}`] : [])],
    {
      quiet: isBrief,
      env: { ...(times && { HUBKIT_TIMES: times }), ...env },
    },
  );
  if (isBrief) console.log(`\n── ${name}\n${output.trim()}`);
  const seconds = (performance.now() - startedAt) / 1000;
  return { name, seconds, ...count(code, counts), times: times ? readTimes(times) : [] };
}

function count(code, file) {
  if (file) return countTests(code, file);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, leftOut: [], failures: [] };
}

function summarize(outcomes) {
  console.log('');
  for (const { name, seconds, passed, failed, leftOut } of outcomes)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${leftOut.length} skipped, ${seconds.toFixed(1)} s`,
    );
  const times = outcomes.flatMap((outcome) => outcome.times);
  if (times.length > 0) console.log(`\nSlowest files:\n${slowestLines(times)}`);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failureLines(failures)}`);
  const leftOut = outcomes.flatMap((outcome) => outcome.leftOut);
  const total = sumCounts(outcomes.map((outcome) => ({ ...outcome, skipped: outcome.leftOut.length })));
  if (leftOut.length > 0) console.log(`\n${leftOutLine(leftOut)}`);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function help() {
  const width = Math.max(...steps.map((step) => step.groups.join(', ').length));
  const lines = steps.map((step) => `  ${step.groups.join(', ').padEnd(width)}  ${step.name}`);
  const commands = Object.entries(GROUPS).map(
    ([name, own]) => `  npm ${name === 'test' ? '' : 'run '}${name}: ${own.join(', ')}`,
  );
  return `npm test [-- --only ${groups.join('|')}]\n\nInstalls what is missing, builds what is stale, then runs the checks of its groups:\n${commands.join('\n')}\n\nThe checks, each with its groups:\n${lines.join('\n')}\n\nA suite is left out only where it needs further corpora (../shared, or HUBKIT_SHARED) or Python, Chromium, Redis or a shell and it is missing; it\ncounts as skipped and is named at the end. Any other skipped test counts as failed.`;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  console.log(`\n${closingLine({ passed: 0, failed: 1, skipped: 0 })}`);
  process.exitCode = 1;
});
