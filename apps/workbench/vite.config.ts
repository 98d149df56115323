import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { docsPages } from './build/docs/docs-pages.ts';
import { compressSite } from './server/compress-site.ts';
import { devHost } from './server/dev-host.ts';

/** Packages of this repository are read from their sources. */
const conditions = ['hubkit-source', 'module', 'browser', 'development|production'];

/** True for the modules that the first paint of any page needs. */
function isOfShell(id: string): boolean {
  return (
    /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\//.test(id) ||
    /node_modules\/@tanstack\/(?:react-router|router-core|history|react-store|store)\//.test(id) ||
    /apps\/workbench\/src\/(?:app\/(?!not-found)[\w-]+\.tsx?|theme|store|route|ui\/(?:icon|button|toast|announcer|lazy-part|when-idle)\.)/.test(
      id,
    )
  );
}

export default defineConfig(({ command }) => {
  // Tests that build the page set NODE_ENV to `test`, which would bring in the development build of React.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [
      react(),
      devHost(),
      docsPages({ root: fileURLToPath(new URL('../..', import.meta.url)) }),
      compressSite(),
    ],
    resolve: { conditions },
    ssr: {
      noExternal: [/^@hubkit\//],
      resolve: { conditions: ['hubkit-source', 'module', 'node', 'development|production'] },
    },
    // Fonts stay files, as the page's policy wants; one chunk is right for a page that is served from the same machine.
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      // A page that names all the files behind each late import is larger by up to 5 kB of names that do not compress. The files
      // come from the same machine, where finding them one after the other costs nothing that is seen.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // What every page loads is one chunk: in pieces it compresses worse, by 7 kB.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: isOfShell }] } } },
    },
    server: { host: '127.0.0.1', port: 5173 },
  };
});
