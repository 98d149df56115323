import { InMemoryTransport } from '@modelcontextprotocol/client';
import { type CallToolResult, Server, type ServerContext, type Tool } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';

/** Revisions of the protocol that a server may have: the earlier ones, or the stateless one as well. */
export const ERAS = ['2025-11-25', '2026-07-28'] as const;
export type Era = (typeof ERAS)[number];

type Listed = Readonly<Record<string, unknown>> & { readonly name: string };
type Call = { readonly name: string; readonly arguments?: Readonly<Record<string, unknown>> | undefined };

/** A server inside of a test. */
export interface OwnServer {
  list(cursor: string | undefined): { readonly tools: readonly Listed[]; readonly nextCursor?: string };
  call(call: Call, context: ServerContext): unknown;
}

/** Makes a server of an SDK, as it is given: the types of the SDK would not let strange tools pass. */
export function sdkServer({ list, call }: OwnServer, ttlMs = 0, keepsLists = true): Server {
  const cacheHints = { 'server/discover': { ttlMs }, 'tools/list': { ttlMs: keepsLists ? ttlMs : 0 } };
  const server = new Server({ name: 'own', version: '1' }, { capabilities: { tools: {} }, cacheHints });
  server.setRequestHandler('tools/list', ({ params }) => list(params?.cursor) as { tools: Tool[] });
  server.setRequestHandler(
    'tools/call',
    async ({ params }, context) => (await call(params, context)) as CallToolResult,
  );
  return server;
}

/** Starts a server of an era, and returns the transport to it. */
export async function startServer(own: OwnServer, era: Era): Promise<InMemoryTransport> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  // Both packages have the class; its types differ in a private member.
  if (era === '2026-07-28') serveStdio(() => sdkServer(own), { transport: far });
  else await sdkServer(own).connect(far);
  return near;
}

/** A result of one text. */
export const text = (value: string) => ({ content: [{ type: 'text', text: value }] });
