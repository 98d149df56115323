// The checks of `npm run check`, `npm test`, `npm run test:all` and `npm run test:nightly`, in the order in which they run.
import { changedFiles, listFolders, testsImporting } from './changed-tests.mjs';
import { bin } from './install-and-build.mjs';

const script = (name, ...args) => ['npm', ['run', '--silent', name, ...args]];

/** A run of vitest whose counts and times are read from files in .cache. */
const vitest = (report, ...args) => ({ report, command: [bin('vitest'), args] });

const unit = ['run', '--project', 'unit'];
const e2e = ['run', '--project', 'e2e'];
const notSlow = ['--exclude', '**/*.{slow,nightly}.test.ts'];
const notNightly = ['--exclude', '**/*.nightly.test.ts'];

/** Seed of a nightly run's random cases: another one every day. */
const seed = String(Math.floor(Date.now() / 86_400_000));

/**
 * Each step counts as one check; a vitest step counts as many as it has tests. `groups` are what `--only` takes: `quick` is `npm run check`,
 * `check` and `e2e` are `npm test`, `all` is `test:all`, which runs slow tests among the others, `slow` are those alone, `nightly` is
 * `test:nightly`, and `corpora` is what can differ without the further corpora. A command that is a function says what to run when its turn comes, or that there is nothing to run.
 * Steps with `isBrief` that follow each other run side by side: most of them keep one core busy.
 */
export const steps = [
  { name: 'registries are fresh', isBrief: true, groups: ['quick', 'check', 'all'], command: script('gen:check') },
  { name: 'lint and format', isBrief: true, groups: ['quick', 'check', 'all'], command: script('lint') },
  { name: 'types', isBrief: true, groups: ['quick', 'check', 'all'], command: script('types') },
  {
    name: 'unused files, exports and dependencies',
    isBrief: true,
    groups: ['quick', 'check', 'all'],
    command: script('knip'),
  },
  { name: 'spelling', isBrief: true, groups: ['quick', 'check', 'all'], command: script('spelling') },
  {
    name: 'commit subjects',
    isBrief: true,
    groups: ['quick', 'check', 'all'],
    command: ['node', ['scripts/commit-subjects.mjs']],
  },
  { name: 'bundle sizes', isBrief: true, groups: ['quick', 'e2e', 'all'], command: script('size') },
  {
    name: 'unit tests of what has changed',
    groups: ['quick'],
    report: 'changed',
    command: () => {
      const folders = listFolders(changedFiles());
      return folders.length === 0 ? undefined : vitest('', ...unit, ...notSlow, ...folders).command;
    },
  },
  {
    name: 'architecture, exports and documentation',
    groups: ['quick'],
    ...vitest('quick', ...e2e, ...['architecture', 'api-report', 'docs', 'guide'].map((name) => `/${name}.test.ts`)),
  },
  // The night tries more random cases, and other ones.
  { name: 'unit tests', groups: ['check'], ...vitest('unit', ...unit, ...notSlow), env: { RANDOM_CASES: '150' } },
  { name: 'end-to-end tests', groups: ['e2e'], ...vitest('e2e', ...e2e, ...notSlow) },
  { name: 'all unit tests', groups: ['all'], ...vitest('unit', ...unit, ...notNightly) },
  { name: 'all end-to-end tests', groups: ['all'], ...vitest('e2e', ...e2e, ...notNightly) },
  { name: 'slow unit tests', groups: ['slow'], ...vitest('unit-slow', ...unit, '.slow.test.ts') },
  { name: 'slow end-to-end tests', groups: ['slow'], ...vitest('e2e-slow', ...e2e, '.slow.test.ts') },
  {
    name: 'tests that look for further corpora',
    groups: ['corpora'],
    report: 'corpora',
    command: () => vitest('', ...unit, ...testsImporting('scripts/corpora.mjs')).command,
    // The full number has been tried with the corpora.
    env: { RANDOM_CASES: '100' },
  },
  { name: 'nightly unit tests', groups: ['nightly'], ...vitest('unit-nightly', ...unit, '.nightly.test.ts') },
  { name: 'nightly end-to-end tests', groups: ['nightly'], ...vitest('nightly', ...e2e, '.nightly.test.ts') },
  {
    name: 'faults at full length',
    groups: ['nightly'],
    command: script('faults:long', '-w', '@hubkit/inference'),
  },
  { name: 'five minutes of load', groups: ['nightly'], command: script('load', '-w', '@hubkit/inference') },
  { name: 'canaries', groups: ['nightly'], command: script('fuzz:canary', '-w', '@hubkit/inference') },
  { name: 'differences from the newest packages upstream', groups: ['nightly'], command: script('upstream') },
  { name: 'documentation site, with all its links', groups: ['nightly'], command: script('docs') },
  {
    name: 'random templates',
    groups: ['nightly'],
    ...vitest('random', ...unit, 'random', '--testTimeout', '3600000'),
    env: { RANDOM_CASES: '5000', RANDOM_SEED: seed },
  },
  {
    name: 'hostile templates',
    groups: ['nightly'],
    ...vitest('hostile', ...unit, 'properties/hostile', '--testTimeout', '3600000'),
    env: { HOSTILE_TIME_MS: '1000' },
  },
  {
    name: 'random templates, here and in Python',
    groups: ['nightly'],
    python: ['Jinja2'],
    command: script('fuzz', '-w', '@hubkit/jinja', '--', '--cases', '20000', '--seed', seed),
  },
  {
    name: 'random chats, here and in transformers',
    groups: ['nightly'],
    python: ['transformers'],
    command: script('fuzz:chat', '-w', '@hubkit/jinja', '--', '--configs', '500', '--seed', seed),
  },
];

/** Groups of the commands. */
export const GROUPS = {
  check: ['quick'],
  test: ['check', 'e2e'],
  'test:all': ['all'],
  'test:nightly': ['nightly'],
};

/** Splits steps into those that run side by side, in order. */
export function sideBySide(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isBrief && last?.at(-1).isBrief) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
