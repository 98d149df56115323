import { expect, it } from 'vitest';
import { changedFiles, listFolders, testsImporting } from './changed-tests.mjs';

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

it('finds the tests that import a module, directly or through others, for more than its types', () => {
  const tests = testsImporting('scripts/corpora.mjs');
  expect(tests).toContain('packages/catalog/test/facts.test.ts');
  // Through test/corpora/published.ts.
  expect(tests).toContain('packages/jinja/test/response/derive.test.ts');
  expect(tests).not.toContain('packages/inference/test/contract.test.ts');
  expect(tests).not.toContain('packages/jinja/test/conformance/conformance.nightly.test.ts');
  expect(testsImporting('scripts/changed-tests.mjs')).toEqual([
    'scripts/changed-tests.test.ts',
    'scripts/test-steps.test.ts',
  ]);
});
