import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { environmentFetch } from './process-io.ts';

const servers: Server[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves on this machine; gives the address. */
async function serve(text: string): Promise<string> {
  const server = createServer((request, response) => response.end(`${text} ${request.url}`));
  // Proxies are asked for a tunnel by some clients, for the page itself by others.
  server.on('connect', (request, socket) => socket.end(`HTTP/1.1 418 ${text} ${request.url}\r\n\r\n`));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no address');
  return `http://127.0.0.1:${address.port}`;
}

describe('environmentFetch', () => {
  it('is that of the platform without a proxy', () => {
    expect(environmentFetch({})).toBe(globalThis.fetch);
  });

  it('sends requests through the proxy, and those to this machine directly', async () => {
    const proxy = await serve('proxy got');
    const here = await serve('server got');
    vi.stubEnv('HTTP_PROXY', proxy);
    vi.stubEnv('http_proxy', proxy);
    const fetch = environmentFetch(process.env);
    const through = await fetch('http://model.test/v1').then(
      (response) => response.text(),
      (error: Error) => String(error.cause ?? error),
    );
    expect(through).toContain('model.test');
    expect(await (await fetch(`${here}/v1`)).text()).toBe('server got /v1');
  });
});
