import react from '@vitejs/plugin-react';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type Plugin, type UserConfig } from 'vite';

const ROOT = '<div id="root"></div>';

/** Writes the frame of the pages into index.html, so that the first paint waits for no script. */
export function staticShell(ssr: NonNullable<UserConfig['ssr']>): Plugin {
  return {
    name: 'workbench:static-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT} for the frame of the pages.`);
        return html.replace(ROOT, `<div id="root">${await renderShell(ssr)}</div>`);
      },
    },
  };
}

/** Renders the frame from its source, with the names of classes that the build gives to its styles. */
async function renderShell(ssr: NonNullable<UserConfig['ssr']>): Promise<string> {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    plugins: [react()],
    resolve: { ...ssr.resolve },
    ssr,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = await server.ssrLoadModule('/src/app/static-shell.tsx');
    // The module at that path.
    return renderToStaticMarkup(createElement((module as { readonly StaticShell: FunctionComponent }).StaticShell));
  } finally {
    await server.close();
  }
}
