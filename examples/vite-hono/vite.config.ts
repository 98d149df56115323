import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Serves the routes of Hono in development, too: the page and its server are one address. */
const server: Plugin = {
  name: 'server',
  async configureServer({ middlewares }) {
    const { app } = await import('./server/app.ts');
    const listen = getRequestListener(app.fetch);
    middlewares.use((request, response, next) =>
      request.url?.startsWith('/api/') ? listen(request, response) : next(),
    );
  },
};

export default defineConfig({ plugins: [react(), server] });
