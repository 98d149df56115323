import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../scripts/browser.mjs';
import { findPython } from '../scripts/python-env.mjs';
import { describeWith } from '../test-support/describe-with.ts';
import { root } from './workspace.ts';

/** The shortest run of each bench, and what it prints when it went all the way; never how fast it was. */
const runs: Readonly<Record<string, { readonly args: readonly string[]; readonly prints: readonly RegExp[] }>> = {
  client: {
    args: ['--quick'],
    prints: [/^@hubkit\/inference +\d+\.\d\dx /m, /^ai +\d+\.\d\dx /m, /^ratios to bare fetch; .* 1 rounds$/m],
  },
  files: { args: [], prints: [/^on disk +\d+ MB +50000000 bytes$/m] },
  templates: {
    args: ['--quick', '--ms', '0.1'],
    prints: [/^@hubkit\/jinja +(\d+) of \1 /m, /^Jinja2 +\d+ of \d+ /m, /^growth from 20 to 200 messages/m],
  },
  imports: { args: ['--rounds', '1'], prints: [/^@hubkit\/inference +[\d.-]+ /m, /medians of 1 processes each/] },
  snippets: {
    args: ['--rounds', '1', '--ms', '1', '--warm-up', '1'],
    prints: [/^call: chat +[\d,]+ +[\d,]+ +\d+\.\d\dx$/m, /^load, geometric mean/m, /^the call +\d/m],
  },
  typing: { args: ['--keys', '2'], prints: [/^key to painted output, 200 messages, 2 keys: median [\d.]+ ms/m] },
  hostile: { args: ['--ms', '20'], prints: [/^\d+ of \d+ ended within 50 ms of their limit of 20 ms$/m] },
};

beforeAll(() => {
  run(['scripts/build.mjs']);
});

describe('npm run bench', () => {
  it('has a short run here for every bench', () => {
    const folders = readdirSync(join(root, 'bench'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => name !== 'node_modules')).toEqual(Object.keys(runs).sort());
  });

  it.each(Object.keys(runs).filter((name) => !['templates', 'typing'].includes(name)))(
    '-- %s runs to its end',
    runWhole,
  );

  it.each([[[]], [['nothing']]])('-- %j says what there is', (args) => {
    const { status, stderr } = run(['bench/run.mjs', ...args]);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'npm run bench -- <name>, where name is one of: client, files, hostile, imports, snippets, templates, typing\n',
    );
  });
});

describeWith(findBrowser(), 'npm run bench -- typing', () => {
  it('runs to its end', () => runWhole('typing'));
});

// Python says what each template has to give.
describeWith(findPython('Jinja2'), 'npm run bench -- templates', () => {
  it('runs to its end', () => runWhole('templates'));
});

function runWhole(name: string): void {
  const { args = [], prints = [] } = runs[name] ?? {};
  const { stdout, stderr } = run(['bench/run.mjs', name, ...args]);
  expect(stderr).toBe('');
  expect(prints.length).toBeGreaterThan(0);
  for (const pattern of prints) expect(stdout).toMatch(pattern);
  expect(stdout).not.toContain('NOT OURS');
}

function run(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}
