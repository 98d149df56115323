import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TEST_TIMEOUT_MS, TIMEOUT_MS } from './tests/e2e/timeout.ts';

/** Files that take longest, the longest first: started last, one of them would run alone at the end. */
const SLOWEST_FIRST = [
  'workbench-pages',
  'packed',
  'workbench-chat',
  'workbench-explore',
  'docs',
  'inference-snippets.slow',
  'client-matrix.slow',
  'bench',
];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = SLOWEST_FIRST.indexOf(basename(moduleId, '.test.ts'));
      return found === -1 ? SLOWEST_FIRST.length : found;
    };
    return [...files].sort((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/e2e/shared-browser.ts',
    // Every file imports the same large things: the packages, Playwright, the bundlers. Workers keep them from file to file.
    isolate: false,
    // A test takes seconds. These end one that hangs.
    testTimeout: TEST_TIMEOUT_MS,
    hookTimeout: TEST_TIMEOUT_MS,
    expect: { poll: { timeout: TIMEOUT_MS } },
    // A test waits for other processes and for pages part of its time: three files keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
  },
});
