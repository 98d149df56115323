import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests run straight from source: the `hubkit-source` condition of every package points at `src`. */
const conditions = ['hubkit-source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'packages/*/test/**/*.test.ts',
      'apps/*/{src,build,server}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{integration,support}/*.test.ts',
      'apps/docs/*.test.ts',
    ],
    environment: 'node',
    // A process for each of 200 files costs as much as the tests themselves. So files share one per core, and what a test changes
    // outside of itself is put back after it.
    isolate: false,
    maxWorkers: availableParallelism(),
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
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
