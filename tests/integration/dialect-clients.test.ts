import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EMULATOR_HUB_TOKEN, type Emulator, emulatedModel, startEmulator } from '@hubkit/emulator';
import { createGateway, type UsageRecord } from '@hubkit/gateway';
import { type GatewayServer, serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../scripts/markdown-table.ts';
import { aiChat, aiMessages, aiResponses } from './dialects/ai-sdk-clients.ts';
import { anthropicSdk } from './dialects/anthropic-client.ts';
import { CELLS, type Cell, type DialectClient, type Target } from './dialects/dialect-client.ts';
import { langchainChat, langchainMessages, langchainResponses } from './dialects/langchain-clients.ts';
import { openaiChat, openaiResponses } from './dialects/openai-clients.ts';

/** Clients that people have, in each dialect of the gateway, in front of the emulator. */
const CLIENTS: readonly DialectClient[] = [
  openaiChat,
  openaiResponses,
  anthropicSdk,
  aiChat,
  aiResponses,
  aiMessages,
  langchainChat,
  langchainResponses,
  langchainMessages,
];

const KEY = 'hbk_test';
const CHAT = `${emulatedModel('groq', 'conversational').model}:groq`;

let emulator: Emulator;
let silent: Server;
let server: GatewayServer;
let target: Target;
const records: UsageRecord[] = [];
/** Cells that have passed, by client and dialect. */
const passed = new Map<string, Set<Cell>>();

beforeAll(async () => {
  emulator = await startEmulator();
  silent = createServer((_, response) => {
    const chunk = { choices: [{ index: 0, delta: { role: 'assistant', content: 'Well' }, finish_reason: null }] };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const gateway = createGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints, retry: false }),
    models: {
      chat: CHAT,
      thinker: { model: 'deepseek-v4-pro', endpointUrl: `${emulator.servers.deepseek}/v1` },
      silent: { model: 'a/b', endpointUrl: `http://127.0.0.1:${port}/v1` },
    },
    authorize: (request) => (request.headers.get('authorization') === `Bearer ${KEY}` ? { id: 'tester' } : undefined),
    onUsage: (record) => void records.push(record),
  });
  server = await serveGateway(gateway, { port: 0 });
  target = { origin: server.url, key: KEY, chat: 'chat', thinker: 'thinker', silent: 'silent', missing: 'missing' };
});

afterAll(async () => {
  await server?.close();
  await emulator?.close();
  silent?.closeAllConnections();
  silent?.close();
});

const CHECKS: Readonly<Record<Cell, (client: DialectClient) => Promise<void>>> = {
  async plain(client) {
    expect(await client.plain(target)).toContain('42');
  },
  async stream(client) {
    expect(await client.stream(target)).toContain('42');
  },
  async tools(client) {
    expect(await client.tools(target)).toContain('22 degrees');
  },
  async thinking(client) {
    const thought = await client.thinking?.(target);
    expect(thought?.answer).toContain('22 degrees');
    expect(thought?.thoughts.length).toBeGreaterThan(10);
  },
  async error(client) {
    const error = await client.error(target).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(statusOf(error)).toBe(404);
    expect((error as Error).message).toMatch(/missing\\?" is not offered/);
  },
  async abort(client) {
    const before = records.length;
    await client.abort(target);
    await expect.poll(() => records.slice(before).map(({ outcome }) => outcome)).toEqual(['cancelled']);
  },
};

/** The status of an error, under the names that clients have for it. */
function statusOf(error: unknown): unknown {
  const { status, statusCode } = error as { readonly status?: unknown; readonly statusCode?: unknown };
  return status ?? statusCode;
}

describe.each(CLIENTS)('$name, $dialect', (client) => {
  const cells = CELLS.filter((cell) => client[cell] !== undefined);

  it.each(cells)('%s', async (cell) => {
    await CHECKS[cell](client);
    const row = `${client.name} ${client.dialect}`;
    passed.set(row, (passed.get(row) ?? new Set()).add(cell));
  });
});

it('fills the table of the guide without gaps, but for thoughts that a client does not show', () => {
  const rows = CLIENTS.map((client) => {
    const { name, dialect } = client;
    const cells = passed.get(`${name} ${dialect}`);
    return [name, dialect, ...CELLS.map((cell) => (cells?.has(cell) ? '●' : client[cell] ? '○' : '–'))];
  });
  const page = readFileSync(new URL('../../docs/guide/gateway-clients.md', import.meta.url), 'utf8');
  const [, shown] = /<!-- dialects -->\s+(.*?)\s+<!-- end of dialects -->/s.exec(page) ?? [];
  expect(shown).toBe(table(['client', 'form', ...CELLS], rows).trim());
  expect(shown).not.toContain('○');
});
