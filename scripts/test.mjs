// `npm test`: brings what the checks need, runs every one of them, and closes with one line that counts what ran.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { bin, build, install, PlainError, root, run } from './install-and-build.mjs';
import { ensurePython } from './python-env.mjs';
import { closingLine, countTests, leftOutLine, sumCounts } from './test-report.mjs';

const npm = ['npm', ['run', '--silent']];
const script = (name, ...args) => [npm[0], [...npm[1], name, ...(args.length > 0 ? ['--', ...args] : [])]];
const vitest = (config, report) => [
  bin('vitest'),
  ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}.json`],
];

/** Each step counts as one check; a vitest step counts as many as it has tests. `group` is what `--only` takes. */
const steps = [
  { name: 'registries are fresh', group: 'check', command: script('gen:check') },
  { name: 'lint and format', group: 'check', command: script('lint') },
  { name: 'types', group: 'check', command: script('types') },
  { name: 'unit tests', group: 'check', command: vitest('vitest.config.ts', 'unit'), report: 'unit' },
  { name: 'unused files, exports and dependencies', group: 'check', command: script('knip') },
  { name: 'bundle sizes', group: 'e2e', command: script('size') },
  { name: 'end-to-end tests', group: 'e2e', command: vitest('vitest.e2e.config.ts', 'e2e'), report: 'e2e' },
];

async function main(args) {
  const options = readOptions(args);
  if (options.help) return console.log(help());
  const chosen = steps.filter((step) => options.only === undefined || step.group === options.only);

  await install();
  const pythonProblem = await ensurePython();
  if (pythonProblem) console.error(`Tests that need Python may be left out: ${pythonProblem}`);
  const browserProblem = chosen.some((step) => step.group === 'e2e') ? await ensureBrowser() : undefined;
  if (browserProblem) console.error(`Tests in a browser will be left out: ${browserProblem}`);
  await build();

  mkdirSync(join(root, '.cache'), { recursive: true });
  const outcomes = [];
  for (const step of chosen) outcomes.push(await perform(step));
  summarise(outcomes);
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
  if (steps.some((step) => step.group === text)) return text;
  throw new PlainError(`--only takes check or e2e, not ${text === undefined ? 'nothing' : `"${text}"`}.`);
}

async function perform({ name, command: [command, args], report }) {
  console.log(`\n── ${name}`);
  const file = report && join(root, '.cache', `${report}.json`);
  if (file) rmSync(file, { force: true });
  const startedAt = performance.now();
  const { code } = await run(command, args, { env: { CHROMIUM_PATH: findBrowser().found ?? '' } });
  const seconds = (performance.now() - startedAt) / 1000;
  return { name, seconds, ...count(code, file) };
}

function count(code, file) {
  if (file) return countTests(code, file);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, leftOut: [] };
}

function summarise(outcomes) {
  console.log('');
  for (const { name, seconds, passed, failed, leftOut } of outcomes)
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${leftOut.length} skipped, ${seconds.toFixed(1)} s`,
    );
  const leftOut = outcomes.flatMap((outcome) => outcome.leftOut);
  const total = sumCounts(outcomes.map((outcome) => ({ ...outcome, skipped: outcome.leftOut.length })));
  if (leftOut.length > 0) console.log(`\n${leftOutLine(leftOut)}`);
  console.log(`\n${closingLine(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

function help() {
  const lines = steps.map((step) => `  ${step.group.padEnd(6)} ${step.name}`);
  return `npm test [-- --only check|e2e]\n\nInstalls what is missing, builds what is stale, then runs:\n${lines.join('\n')}\n\nA suite is left out only where it needs further corpora (../shared, or HUBKIT_SHARED) or Python or Chromium and it is missing; it\ncounts as skipped and is named at the end. Any other skipped test counts as failed.`;
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  console.log(`\n${closingLine({ passed: 0, failed: 1, skipped: 0 })}`);
  process.exitCode = 1;
});
