import { timingSafeEqual } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { type LocalServer, serveLocally } from '../io/serve-locally.ts';
import { loadSdk } from './load-sdk.ts';

/** Settings of a server at an address. */
interface HttpOptions {
  readonly port: number;
  /** Bearer token that requests need; none without it. */
  readonly token: string | undefined;
}

/** Serves the Model Context Protocol at `/mcp` of this machine (Streamable HTTP, without sessions). */
export async function serveHttp(createServer: () => Server, { port, token }: HttpOptions): Promise<LocalServer> {
  const sdk = await loadSdk(() => import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'));
  return serveLocally(port, async (request) => {
    if (new URL(request.url).pathname !== '/mcp') return refusal(404, 'The Model Context Protocol is at /mcp.');
    if (token !== undefined && !isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      return refusal(401, 'Pass the token of HUBKIT_MCP_TOKEN: Authorization: Bearer …');
    }
    // Without sessions there is nothing to read or to delete.
    if (request.method !== 'POST') return refusal(405, 'Use POST.');
    const server = createServer();
    const transport = new sdk.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport as unknown as Parameters<Server['connect']>[0]);
    // A caller that leaves ends its call.
    request.signal.addEventListener('abort', () => void server.close(), { once: true });
    try {
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  });
}

function refusal(status: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, { status });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
