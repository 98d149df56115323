import type { McpInputRequest } from '@hubkit/inference/mcp';
import { inputRequired, Server } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import type { LocalServer } from '../../io/serve-locally.ts';
import { main } from '../../main.ts';
import { serveHttp } from '../../mcp/serve-http.ts';
import { terminalInput } from './terminal-input.ts';

const { signal } = new AbortController();

/** Answers a request with replies, and returns the answer with what was shown. */
async function answer(request: object, replies: readonly (string | undefined)[], problem?: string) {
  const { io, err } = fakeIo();
  const asked: string[] = [];
  const ask = async (question: string) => replies[asked.push(question) - 1];
  const given = { server: 'shop\u001b[2J', message: 'Tell\u202e me', ...request } as McpInputRequest;
  const input = await terminalInput({ ask, askThrough() {} }, io)(given, { signal, ...(problem && { problem }) });
  return { input, asked, err: err() };
}

const base = { label: 'Field', isRequired: false };
const form = (...fields: object[]) => ({ type: 'form', fields });

describe('a request of a server at the terminal', () => {
  it.each<[object, string, unknown]>([
    [{ type: 'text', name: 'a' }, 'Rome', 'Rome'],
    [{ type: 'text', name: 'a' }, '', undefined],
    [{ type: 'text', name: 'a', default: 'Oslo' }, '', 'Oslo'],
    [{ type: 'number', name: 'a', isInteger: false }, '1.5', 1.5],
    [{ type: 'boolean', name: 'a' }, 'y', true],
    [{ type: 'boolean', name: 'a' }, 'No', false],
    [{ type: 'choice', name: 'a', options: [{ value: 'x', label: 'Ex' }] }, '1', 'x'],
    [{ type: 'choices', name: 'a', options: ['x', 'y'].map((value) => ({ value, label: value })) }, '2, x', ['y', 'x']],
  ])('%j is answered by %j', async (field, reply, value) => {
    const { input } = await answer(form({ ...base, ...field }), ['y', reply]);
    expect(input).toEqual({ action: 'accept', content: value === undefined ? {} : { a: value } });
  });

  it('shows texts of the server without control characters, and asks until it can read a reply', async () => {
    const field = { ...base, type: 'number', name: 'a', isInteger: true, isRequired: true, description: 'of seats' };
    const { input, asked, err } = await answer(form(field), ['yes', '', 'two', '2']);
    expect(input).toEqual({ action: 'accept', content: { a: 2 } });
    expect(asked).toEqual(['Do you want to answer (Field)? [y/N] ', ...Array(3).fill('Field (of seats): ')]);
    expect(err).toContain('type a number');
    for (const hidden of ['\u001b', '\u202e']) expect(err).not.toContain(hidden);
  });

  it.each<[readonly (string | undefined)[], string]>([
    [[''], 'decline'],
    [['never'], 'decline'],
    [[undefined], 'cancel'],
    [['y', undefined], 'cancel'],
  ])('with the replies %j ends by %s', async (replies, action) => {
    expect((await answer(form({ ...base, type: 'text', name: 'a' }), replies)).input).toEqual({ action });
  });

  it('asks again with the problem', async () => {
    const { asked, err } = await answer(form({ ...base, type: 'text', name: 'a' }), ['x'], 'Field is short.');
    expect([asked, err]).toEqual([['Field [none]: '], expect.stringContaining('Field is short.')]);
  });

  it('shows the address of a page, and opens nothing', async () => {
    const page = { type: 'url', url: 'https://pay.example/x', host: 'pay.example' };
    const { input, err } = await answer(page, ['y']);
    expect([input, err]).toEqual([{ action: 'accept' }, expect.stringContaining('https://pay.example/x')]);
  });
});

describe('hubkit chat with a server that asks', () => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await serveHttp(weatherServer, { port: 0, token: undefined });
  });
  afterAll(() => server.close());

  const properties = { city: { type: 'string' as const } };
  const inputSchema = { type: 'object' as const, properties, required: ['city'] };
  function weatherServer() {
    const own = new Server({ name: 'weather', version: '1' }, { capabilities: { tools: {} } });
    own.setRequestHandler('tools/list', () => ({
      tools: [{ name: 'get_weather', description: 'Weather', inputSchema }],
    }));
    own.setRequestHandler('tools/call', (_, { mcpReq }) => {
      const { unit } = mcpReq.inputResponses ?? {};
      if (unit) return { content: [{ type: 'text', text: `mild, ${JSON.stringify(unit)}` }] };
      const requestedSchema = {
        type: 'object' as const,
        properties: { unit: { type: 'string' as const, title: 'Unit' } },
      };
      return inputRequired({
        inputRequests: { unit: inputRequired.elicit({ message: 'Which unit?', requestedSchema }) },
      });
    });
    return own;
  }

  it('asks for approval, as the tool has no hints, and then for the input', async () => {
    const env = { HF_TOKEN: 'hf_0123456789', TERM: 'dumb' };
    const fake = fakeIo({ env, fetch: emulatedNet().fetch, isTerminal: true });
    const args = ['What is the weather in Paris?', '--no-log', '--tool', `mcp:${server.url}/mcp`];
    const code = main(['chat', ...args], fake.io);
    for (const [question, reply] of [
      ['Run it?', 'y'],
      ['Do you want to answer (Unit)?', 'y'],
      ['Unit [none]:', 'kelvin'],
    ] as const) {
      await vi.waitFor(() => expect(fake.err()).toContain(question), { timeout: 20_000 });
      fake.keyboard.write(`${reply}\r`);
    }
    expect(await code).toBe(0);
    expect(fake.err()).toContain('the MCP server weather asks: Which unit?');
    expect(fake.out()).toContain('kelvin');
  });

  it('fails without a terminal, where a tool needs approval', async () => {
    const env = { HF_TOKEN: 'hf_0123456789' };
    const fake = fakeIo({ stdin: '', env, fetch: emulatedNet().fetch });
    const code = await main(
      ['chat', 'What is the weather in Paris?', '--no-log', '--tool', `mcp:${server.url}/mcp`],
      fake.io,
    );
    expect([code, fake.err()]).toEqual([1, expect.stringContaining('--yes')]);
  });
});
