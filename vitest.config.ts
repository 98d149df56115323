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
      'apps/*/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'test/*.test.ts',
    ],
    environment: 'node',
    // A mirror of the hub that a developer uses is none of the tests' business.
    env: { HF_ENDPOINT: '' },
    // Corpora take seconds, and many seconds on a machine that does something else too.
    testTimeout: 180_000,
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
