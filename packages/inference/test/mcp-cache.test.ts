import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { createMcpCache, type McpOptions, mcpTools } from '../src/call/mcp/index.ts';
import { sdkServer, text } from './support/mcp-server.ts';

const signal = new AbortController().signal;
const url = 'http://tools.example/mcp';

/** A server at an address, whose lists may be kept for a time; `seen` has the methods that it was asked for. */
function serve({ ttlMs = 0, legacy = false, keepsLists = true } = {}) {
  const seen: string[] = [];
  const names = ['one'];
  const own = {
    list: () => ({ tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) }),
    call: () => text('1'),
  };
  const handler: McpHttpHandler = createMcpHandler(() => sdkServer(own, ttlMs, keepsLists));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const body = (await request.clone().json()) as { readonly method: string };
    seen.push(body.method);
    // As a server answers that has never heard of it.
    const error = { code: -32601, message: 'Method not found' };
    if (legacy && body.method === 'server/discover')
      return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
    return handler.fetch(request);
  };
  const connect = (options: McpOptions = {}, headers = {}) => mcpTools({ url, fetch, headers }, options);
  return { seen, names, connect };
}

it('a server at an address is asked without a session, each time', async () => {
  const { seen, connect } = serve();
  const server = await connect();
  expect(await server.tools[0]?.run({} as never, { signal } as never)).toBe('1');
  expect(server.protocol).toBe('2026-07-28');
  expect(seen).toEqual(['server/discover', 'tools/list', 'tools/call']);
});

it('a server of an earlier revision is found by one request', async () => {
  const { seen, connect } = serve({ legacy: true });
  const server = await connect();
  expect(server.protocol).toBe('2025-11-25');
  expect(seen).toEqual(['server/discover', 'initialize', 'notifications/initialized', 'tools/list']);
});

it('a cache saves the discovery and the list as long as the server allows', async () => {
  const { seen, names, connect } = serve({ ttlMs: 60_000 });
  const cache = createMcpCache();
  await connect({ cache });
  names.push('two');
  const { tools } = await connect({ cache });
  expect(seen).toEqual(['server/discover', 'tools/list']);
  expect(tools.map(({ name }) => name)).toEqual(['one']);
});

it('a cache keeps nothing that the server does not allow', async () => {
  const { seen, connect } = serve({ ttlMs: 0 });
  const cache = createMcpCache();
  for (let round = 0; round < 2; round++) await connect({ cache });
  expect(seen).toEqual(['server/discover', 'tools/list', 'server/discover', 'tools/list']);
});

it('a cache knows servers of an earlier revision', async () => {
  const { seen, connect } = serve({ legacy: true });
  const cache = createMcpCache();
  await connect({ cache });
  seen.length = 0;
  await connect({ cache });
  expect(seen).toEqual(['initialize', 'notifications/initialized', 'tools/list']);
});

it('a cache keeps users apart', async () => {
  const { seen, connect } = serve({ ttlMs: 60_000 });
  const cache = createMcpCache();
  await connect({ cache }, { authorization: 'Bearer a' });
  await connect({ cache }, { authorization: 'Bearer b' });
  expect(seen.filter((method) => method === 'tools/list')).toHaveLength(2);
});

it('a server that has changed since is found again', async () => {
  const cache = createMcpCache();
  // What the cache has of the first one: its revision for a minute, and no list.
  await serve({ ttlMs: 60_000, keepsLists: false }).connect({ cache });
  const { seen, connect } = serve({ legacy: true });
  const changed = connect({ cache });
  // The stand-in refuses what the newer revision sends.
  expect((await changed).tools).toHaveLength(1);
  expect(seen.at(-1)).toBe('tools/list');
});

it('a response is read up to a bound', async () => {
  const fetch: typeof globalThis.fetch = async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.enqueue(new Uint8Array(8 * 1024 * 1024).fill(32)),
      }),
      { headers: { 'content-type': 'application/json' } },
    );
  await expect(mcpTools({ url, fetch })).rejects.toThrow(/more than \d+ bytes/);
});
