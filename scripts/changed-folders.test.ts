import { expect, it } from 'vitest';
import { changedFiles, listFolders } from './changed-folders.mjs';

it('names packages, apps and folders of tests once, and nothing without unit tests', () => {
  const files = [
    'packages/jinja/src/a.ts',
    'packages/jinja/README.md',
    'scripts/gen/b.ts',
    'docs/guide/c.md',
    'README.md',
  ];
  expect(listFolders(files)).toEqual(['packages/jinja', 'scripts']);
  expect(listFolders(['tests/integration/a.test.ts', 'apps/workbench/src/b.ts', 'tests/e2e/c.test.ts'])).toEqual([
    'apps/workbench',
    'tests/integration',
  ]);
});

it('compares with origin/main, or with the last commit where there is none', () => {
  const asked: string[] = [];
  const gitWith =
    (base: string[]) =>
    (command: string, ...args: string[]) => {
      asked.push([command, ...args].join(' '));
      return command === 'merge-base' ? base : [command];
    };
  expect(changedFiles(gitWith(['abc']))).toEqual(['diff', 'ls-files']);
  changedFiles(gitWith([]));
  expect(asked.filter((call) => call.startsWith('diff'))).toEqual(['diff --name-only abc', 'diff --name-only HEAD']);
});
