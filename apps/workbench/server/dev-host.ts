import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

type HostModule = typeof import('./create-host.ts');

/** Addresses that the host answers, and Vite does not. */
const OF_HOST = /^\/(?:(?:emulator|sandbox|servers|python|program-calls|bulk-runs)(?:[/?]|$)|config\.json$)/;

/** Gives Vite's development server the configuration and the emulator of the real host, from source. */
export function devHost(): Plugin {
  return {
    name: 'hubkit-dev-host',
    apply: 'serve',
    async configureServer(server) {
      const path = join(server.config.root, 'server/create-host.ts');
      const { createHost } = (await server.ssrLoadModule(path)) as HostModule; // The module at that path.
      const app = createHost({
        site: new Map(),
        host: '127.0.0.1',
        isRealAllowed: true,
        runsFolder: resolve('.hubkit/runs'),
        callsFolder: resolve('.hubkit/calls'),
      });
      const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
      server.middlewares.use((request, response, next) => {
        if (OF_HOST.test(request.url ?? '')) void listener(request, response);
        else next();
      });
    },
  };
}
