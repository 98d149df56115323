import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/e2e/slowest-first.ts';
import { TEST_TIMEOUT_MS, TIMEOUT_MS } from './tests/e2e/timeout.ts';

/** Unit tests run straight from source: the `hubkit-source` condition of every package points at `src`. */
const conditions = ['hubkit-source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions, externalConditions: conditions } },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'packages/*/test/**/*.test.ts',
            'apps/*/{src,build,server}/**/*.test.{ts,tsx}',
            'apps/docs/{,api/}*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{integration,support}/*.test.ts',
          ],
          environment: 'node',
          // A process for each of 600 files costs as much as the tests themselves. So files share a few, and what a test changes outside of
          // itself is put back after it. Two more than there are cores, as they wait for programs and timers: 147 s in place of 190.
          isolate: false,
          maxWorkers: availableParallelism() + 2,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          // A mirror of the hub that a developer uses is none of the tests' business.
          env: { HF_ENDPOINT: '' },
          // Ends a test that hangs. Those that go through thousands of templates, or run another program, name a limit of their own.
          testTimeout: 60_000,
          // Python with transformers takes 2 s to start, and many seconds on a busy machine.
          hookTimeout: 120_000,
          // What is polled for comes within milliseconds, but not on a machine that stands still for a second.
          expect: { poll: { timeout: 50_000 } },
        },
      },
      {
        // Of what `npm run build` wrote, as it is published.
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          // As Node loads them for a user: neither transformed nor loaded a second time.
          server: { deps: { external: [/\/(?:packages|apps)\/[^/]+\/dist\//] } },
          globalSetup: 'tests/e2e/shared-browser.ts',
          // Every file imports the same large things: the packages, Playwright, the bundlers. Workers keep them from file to file.
          isolate: false,
          // A test takes seconds. These end one that hangs.
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: { poll: { timeout: TIMEOUT_MS } },
          // A test waits for other processes and for pages part of its time: three files keep two cores busy.
          maxWorkers: 3,
          // Where both are run, after the unit tests.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
