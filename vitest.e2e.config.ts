import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TIMEOUT_MS } from './e2e/timeout.ts';

/** The files that take longest, the longest first: begun last, one of them would run alone at the end. */
const SLOWEST_FIRST = [
  'packed',
  'workbench-pages',
  'workbench-conversation',
  'workbench-chat',
  'inference-snippets',
  'docs',
  'client-matrix',
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
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    // A test takes seconds. These end one that hangs, also on a machine that others slow down.
    testTimeout: 3 * TIMEOUT_MS,
    hookTimeout: 3 * TIMEOUT_MS,
    expect: { poll: { timeout: TIMEOUT_MS } },
    // Most of a test's time is spent waiting for other processes and for pages: two files share two cores well.
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
  },
});
