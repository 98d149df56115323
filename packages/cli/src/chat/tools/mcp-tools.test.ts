import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Server } from '@modelcontextprotocol/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import type { LocalServer } from '../../io/serve-locally.ts';
import { main } from '../../main.ts';
import { serveHttp } from '../../mcp/serve-http.ts';
import { readServer } from './mcp-tools.ts';

const weather = {
  name: 'get_weather',
  // The mark that turns the direction of writing is not shown.
  description: 'Weather in a city\u202e',
  inputSchema: { type: 'object' as const, properties: { city: { type: 'string' } }, required: ['city'] },
  annotations: { readOnlyHint: true },
};

/** A server of an earlier revision that ends at a request that it does not know. */
const STRICT = `import { createInterface } from 'node:readline';
const results = {
  initialize: { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'strict', version: '1' } },
  'tools/list': { tools: [${JSON.stringify(weather)}] },
  'tools/call': { content: [{ type: 'text', text: 'fog' }] },
};
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  if (method.startsWith('notifications/')) continue;
  if (!(method in results)) process.exit(1);
  console.log(JSON.stringify({ jsonrpc: '2.0', id, result: results[method] }));
}`;

/** A variable as files of editors write it. */
const variable = (name: string) => `\${${name}}`;

let folder: string;
let server: LocalServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-mcp-tools-'));
  server = await serveHttp(weatherServer, { port: 0, token: 'secret' });
  const require = createRequire(import.meta.url);
  const sdk = (path: string) => pathToFileURL(require.resolve(`@modelcontextprotocol/server${path}`)).href;
  await writeFile(
    join(folder, 'weather server.mjs'),
    `import { Server } from '${sdk('')}';
import { serveStdio } from '${sdk('/stdio')}';
import { appendFileSync } from 'node:fs';
if (process.argv[2]) appendFileSync(process.argv[2], 'started ');
serveStdio(() => {
  const server = new Server({ name: 'weather', version: '1' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: [${JSON.stringify(weather)}, { ...${JSON.stringify(weather)}, name: 'other' }] }));
  server.setRequestHandler('tools/call', ({ params }) => ({ content: [{ type: 'text',
    text: '21 degrees in ' + params.arguments.city + ', token ' + process.env.HF_TOKEN + ', key ' + process.env.WEATHER_KEY }] }));
  return server;
}, { legacy: 'reject' });`,
  );
  await writeFile(join(folder, 'strict server.mjs'), STRICT);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function weatherServer(): Server {
  const own = new Server({ name: 'weather', version: '1' }, { capabilities: { tools: {} } });
  own.setRequestHandler('tools/list', () => ({ tools: [weather, { ...weather, name: 'other' }] }));
  own.setRequestHandler('tools/call', ({ params }) => ({
    content: [{ type: 'text', text: `snow in ${params.arguments?.city}` }],
  }));
  return own;
}

async function chat(args: readonly string[], isTerminal = false) {
  const net = emulatedNet();
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_DATA: join(folder, 'data'), KEY: 'secret' };
  const fake = fakeIo({ stdin: '', env, cwd: folder, fetch: net.fetch, isTerminal });
  const code = await main(['chat', 'What is the weather in Paris?', '--no-log', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

describe('hubkit chat --tool mcp:', () => {
  it('starts a command and takes the named tools, without the token of the hub', async () => {
    const { code, out, bodies } = await chat(['--tool', `mcp:'${process.execPath}' 'weather server.mjs' #get_weather`]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('21 degrees in Paris, token undefined') });
    expect(bodies[0]?.tools).toEqual([
      {
        type: 'function',
        function: expect.objectContaining({ name: 'get_weather', description: 'Weather in a city' }),
      },
    ]);
  });

  it('starts a program of the newest revision once', async () => {
    const { code } = await chat(['--tool', `mcp:'${process.execPath}' 'weather server.mjs' starts.txt #get_weather`]);
    expect([code, await readFile(join(folder, 'starts.txt'), 'utf8')]).toEqual([0, 'started ']);
  });

  it('takes the tools of a program that ends at what it does not know', async () => {
    const { code, out } = await chat(['--tool', `mcp:'${process.execPath}' 'strict server.mjs'`]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('fog') });
  });

  it('takes the servers of a file of an editor, with keys from the environment', async () => {
    const file = {
      mcpServers: {
        near: { command: process.execPath, args: ['weather server.mjs'], env: { WEATHER_KEY: variable('KEY') } },
        far: { url: `${server.url}/mcp`, headers: { authorization: `Bearer ${variable('env:KEY')}` } },
      },
    };
    await writeFile(join(folder, 'servers.json'), JSON.stringify(file));
    const { code, out, err, bodies } = await chat(['--tool', 'servers.json'], true);
    expect(code, err).toBe(0);
    const names = ['near_get_weather', 'near_other', 'far_get_weather', 'far_other'];
    expect(bodies[0]?.tools).toMatchObject(names.map((name) => ({ function: { name } })));
    expect(out).toMatch(/key secret|snow in Paris/);
    expect(err).toContain('hubkit: tools of near: near_get_weather, near_other');
  });

  it.each<[string, number, string | RegExp]>([
    ['mcp:', 2, 'needs a command or an address'],
    ['mcp:https://', 2, 'is not the address of an MCP server'],
    ['mcp:no-such-program-here', 1, /cannot connect to the MCP server no-such-program-here: .*ENOENT/],
    [
      `mcp:${process.execPath} -e "console.error('a key is missing')"`,
      1,
      /Connection closed\. It wrote: a key is missing/,
    ],
    ['mcp:http://127.0.0.1:9/mcp', 1, 'cannot connect to the MCP server http://127.0.0.1:9/mcp'],
    ['unset.json', 2, 'the variable NO_SUCH is not set'],
    ['half.json', 2, 'the server near has neither a "command" with a list of "args" nor a "url"'],
    ['none.json', 2, 'none.json has no servers'],
  ])('explains what is wrong with %s', async (tool, code, message) => {
    await writeFile(
      join(folder, 'unset.json'),
      `{"mcpServers":{"near":{"url":"https://x.test","headers":{"a":"${variable('NO_SUCH')}"}}}}`,
    );
    await writeFile(join(folder, 'half.json'), '{"mcpServers":{"near":{}}}');
    await writeFile(join(folder, 'none.json'), '{"servers":{}}');
    const result = await chat(['--tool', tool]);
    expect(result).toMatchObject({ code, err: expect.stringMatching(message) });
  });

  it('names the tools of a server that lacks one', async () => {
    const { code, err } = await chat(['--tool', `mcp:${process.execPath} 'weather server.mjs' #forecast`]);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('no tool forecast. Its tools: get_weather, other'),
    });
  });
});

describe('readServer', () => {
  it.each([
    ['https://a.test/mcp', { name: 'https://a.test/mcp', url: 'https://a.test/mcp' }],
    ['https://a.test/mcp#one,two', { name: 'https://a.test/mcp', url: 'https://a.test/mcp', allow: ['one', 'two'] }],
    ["npx -y 'my server' --a=b", { name: "npx -y 'my server' --a=b", command: ['npx', '-y', 'my server', '--a=b'] }],
  ])('reads %s', (text, expected) => {
    expect(readServer(text)).toEqual(expected);
  });
});
