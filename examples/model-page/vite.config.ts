import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Serves the records of models in development, as your server does it later. */
const server: Plugin = {
  name: 'server',
  async configureServer({ middlewares }) {
    const { respond } = await import('./server.ts');
    const listen = getRequestListener(respond);
    middlewares.use((request, response, next) =>
      request.url?.startsWith('/api/models/') ? listen(request, response) : next(),
    );
  },
};

export default defineConfig({ plugins: [react(), server] });
