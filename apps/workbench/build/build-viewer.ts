import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { SOURCE_CONDITIONS } from './source-conditions.ts';

/** Builds the viewer of share links into a folder, which it empties. The page works at any address. */
export async function buildViewer(folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  // Otherwise tests, which set it to `test`, would get the development build of React.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('../src/viewer/', import.meta.url)),
      base: './',
      logLevel: 'warn',
      plugins: [react()],
      resolve: { conditions: SOURCE_CONDITIONS },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        // The policy of the page takes no style or font from a data: address.
        assetsInlineLimit: 0,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
      },
    });
  } finally {
    // What this process loads of React later has to be the build that it has already.
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
