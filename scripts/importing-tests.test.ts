import { expect, it } from 'vitest';
import { testsImporting } from './importing-tests.mjs';

it('finds the tests that import a module, directly or through others, for more than its types', () => {
  const tests = testsImporting('scripts/corpora.mjs');
  expect(tests).toContain('packages/catalog/test/facts.test.ts');
  // Through test/corpora/published.ts.
  expect(tests).toContain('packages/jinja/test/response/derive.test.ts');
  expect(tests).not.toContain('packages/inference/test/contract.test.ts');
  expect(tests).not.toContain('packages/jinja/test/conformance/conformance.nightly.test.ts');
  expect(testsImporting('scripts/importing-tests.mjs')).toEqual([
    'scripts/importing-tests.test.ts',
    'scripts/test-steps.test.ts',
  ]);
});
