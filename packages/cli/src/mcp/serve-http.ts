import { timingSafeEqual } from 'node:crypto';
import type { Server } from '@modelcontextprotocol/server';
import { type LocalServer, serveLocally } from '../io/serve-locally.ts';
import { loadSdk } from './load-sdk.ts';

/** Settings of a server at an address. */
interface HttpOptions {
  readonly port: number;
  /** Bearer token that requests need; none without it. */
  readonly token: string | undefined;
}

/** Serves the Model Context Protocol at `/mcp` of this machine (Streamable HTTP, without sessions), in every revision. */
export async function serveHttp(createServer: () => Server, { port, token }: HttpOptions): Promise<LocalServer> {
  const { createMcpHandler } = await loadSdk('server', () => import('@modelcontextprotocol/server'));
  const handler = createMcpHandler(createServer);
  const server = await serveLocally(port, async (request) => {
    if (new URL(request.url).pathname !== '/mcp') return refusal(404, 'The Model Context Protocol is at /mcp.');
    if (token !== undefined && !isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
      return refusal(401, 'Pass the token of HUBKIT_MCP_TOKEN: Authorization: Bearer …');
    }
    // Without sessions there is nothing to read or to delete.
    if (request.method !== 'POST') return refusal(405, 'Use POST.');
    return handler.fetch(request);
  });
  return { ...server, close: async () => void (await Promise.all([handler.close(), server.close()])) };
}

function refusal(status: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }, { status });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
