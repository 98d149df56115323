import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { docsPages } from './build/docs/docs-pages.ts';
import { importAgain } from './build/import-again.ts';
import { pageFiles } from './build/page-files.ts';
import { preloadFont } from './build/preload-font.ts';
import { SOURCE_CONDITIONS } from './build/source-conditions.ts';
import { staticShell } from './build/static-shell.ts';
import { compressSite } from './server/compress-site.ts';
import { devHost } from './server/dev-host.ts';

/** Packages of this repository are read from their sources, in code that runs here, too. */
const ssr = {
  noExternal: [/^@hubkit\//],
  resolve: { conditions: ['hubkit-source', 'module', 'node', 'development|production'] },
};

export default defineConfig(({ command }) => {
  // Tests that build the page set NODE_ENV to `test`, which would bring in the development build of React.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      devHost(),
      docsPages({ root: fileURLToPath(new URL('../..', import.meta.url)) }),
      preloadFont(),
      staticShell(ssr),
      importAgain(),
      pageFiles(),
      compressSite(),
    ],
    resolve: { conditions: SOURCE_CONDITIONS },
    ssr,
    // The worker of templates loads what formats them late.
    worker: { format: 'es' },
    // Fonts stay files, as the page's policy wants; one chunk is right for a page that is served from the same machine.
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      // All styles are one file of 23 kB: in pieces, each page waits for up to nine files before its own code is asked for.
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // Pages name the files behind them, so that these come at once; other late parts are small, and their names do not compress.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'html' || /-page-[^/]*$/.test(file) ? files : [],
      },
      // The client's providers are one file of ours on purpose.
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: { groups: CHUNK_GROUPS } },
      },
    },
    server: { host: '127.0.0.1', port: 5173 },
  };
});
