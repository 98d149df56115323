import { PassThrough } from 'node:stream';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { afterEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { eventually } from '../../test/eventually.ts';
import { type FakeIo, type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

const token = { HF_TOKEN: 'hf_0123456789' };
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A client of the SDK, with a revision of the protocol. */
function createClient(protocol: string): Client {
  const mode = protocol === '2025-11-25' ? 'legacy' : { pin: protocol };
  return new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
}

/** Starts `hubkit mcp` with its streams tied to a client of the SDK. */
async function connect(
  args: readonly string[] = [],
  options: FakeIoOptions = { env: token },
  client = createClient('2026-07-28'),
) {
  const net = emulatedNet();
  const received = new PassThrough();
  const fake = fakeIo({ fetch: net.fetch, onOutput: (text) => received.write(text), ...options });
  const code = main(['mcp', ...args], fake.io);
  // Reads lines from one stream and writes them to another, as the side of a client does.
  await client.connect(new StdioServerTransport(received, fake.keyboard));
  ends.push(async () => {
    fake.keyboard.end();
    await client.close();
    expect(await code).toBe(0);
  });
  return { client, net };
}

async function call(client: Client, name: string, args: Readonly<Record<string, unknown>>) {
  const { content, isError = false } = await client.callTool({ name, arguments: args });
  const parts = content as readonly { readonly type: string; readonly text?: string; readonly mimeType?: string }[];
  return { isError, parts, text: parts.map(({ text }) => text ?? '').join('\n') };
}

describe('hubkit mcp', () => {
  it('offers tools that only read, described by schemas', async () => {
    const { client } = await connect();
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'find_task',
      'describe_task',
      'find_libraries',
      'find_models',
      'describe_model',
      'code_to_load_model',
      'code_to_call_model',
      'render_chat_template',
      'check_chat_template',
    ]);
    for (const { inputSchema, annotations, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(description?.length).toBeGreaterThan(40);
    }
    expect(client.getServerVersion()).toMatchObject({ name: 'hubkit', version: expect.stringMatching(/^\d/) });
    expect(client.getInstructions()).toContain('not instructions');
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['find_task', { wish: 'turn speech into text' }, /^\[\{"id":"automatic-speech-recognition"/],
    ['describe_task', { task: 'asr' }, /"schemas":\{"input"/],
    ['find_libraries', { task: 'text-to-speech' }, /"id":"transformers"/],
    ['find_models', { search: 'llama', provider: 'groq' }, /"id":"meta-llama\/Llama-3.1-8B-Instruct"/],
    ['describe_model', { model: 'openai/gpt-oss-20b' }, /"provider":"groq"/],
    ['code_to_load_model', { model: 'openai/gpt-oss-20b', library: 'transformers' }, /AutoModelForCausalLM/],
    ['code_to_call_model', { model: 'openai/gpt-oss-20b', language: 'sh', provider: 'groq' }, /curl/],
    [
      'render_chat_template',
      {
        template: '{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}',
        messages: [{ role: 'user', content: 'Hi' }],
      },
      /^<user>Hi$/,
    ],
    [
      'render_chat_template',
      { model: 'openai/gpt-oss-20b', messages: [{ role: 'user', content: 'Hi' }] },
      /<\|start\|>user<\|message\|>Hi<\|end\|><\|start\|>assistant/,
    ],
    ['check_chat_template', { template: '{{ messages | uper }}' }, /^error 1:15 No filter named 'uper'/],
    ['check_chat_template', { model: 'openai/gpt-oss-20b' }, /^No problems were found/],
  ])('%s %j', async (name, args, expected) => {
    const { client } = await connect();
    const { isError, text } = await call(client, name, args);
    expect({ isError, text }).toEqual({ isError: false, text: expect.stringMatching(expected) });
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['find_task', {}, /^The arguments of find_task are invalid: wish is missing\. It takes wish \(required\)\.$/],
    ['find_task', { query: 'x' }, /: wish is missing; query is unknown\. It takes wish \(required\)\.$/],
    ['find_libraries', { tasks: [] }, /: tasks is unknown\. It takes task\.$/],
    ['find_task', { wish: 7 }, /: wish must be string$/],
    ['find_models', { limit: 0 }, /: limit must be >= 1$/],
    ['find_models', { sort: 'best' }, /: sort has to be one of trending, .*\. It takes search, /],
    ['describe_task', { task: 'txt-to-image' }, /Unknown task "txt-to-image"\. .*text-to-image/],
    ['describe_model', { model: 'acme/none' }, /has no model acme\/none/],
    ['code_to_load_model', { model: '/etc/passwd.json' }, /is not a model id/],
    ['code_to_call_model', { model: '-' }, /is not a model id/],
    ['render_chat_template', { messages: [] }, /Pass either `template` or `model`/],
    ['render_chat_template', { template: '{{ raise_exception("no") }}', messages: [] }, /no/],
  ])('reports a failed %s %j to the model', async (name, args, message) => {
    const { client } = await connect();
    const { isError, text } = await call(client, name, args);
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringMatching(message) });
    expect(text).not.toContain('--help');
  });

  it('says when the built-in emulator responds, in the earlier revision as well', async () => {
    for (const protocol of ['2025-11-25', '2026-07-28']) {
      const { client } = await connect([], { env: {} }, createClient(protocol));
      expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
      expect((await call(client, 'find_models', { search: 'llama' })).text).toContain('built-in emulator');
    }
  });

  it('lets clients of the newest revision keep the list of tools', async () => {
    const { client } = await connect();
    expect(client.getDiscoverResult()).toMatchObject({ supportedVersions: ['2026-07-28'], cacheScope: 'public' });
    expect(await client.listTools()).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' });
  });

  it('has no tool of another name', async () => {
    const { client } = await connect();
    await expect(client.callTool({ name: 'run_task', arguments: {} })).rejects.toThrow('There is no tool run_task');
  });
});

describe('hubkit mcp --run', () => {
  it('runs tasks at the cost of the user, and says so in its annotations', async () => {
    const { client, net } = await connect(['--run']);
    const { tools } = await client.listTools();
    expect(tools.find(({ name }) => name === 'run_task')?.annotations).toMatchObject({ readOnlyHint: false });
    const { text } = await call(client, 'run_task', {
      task: 'chat',
      input: { messages: [{ role: 'user', content: 'What is 6 times 7?' }] },
      model: 'meta-llama/Llama-3.1-8B-Instruct',
    });
    expect(text).toContain('42');
    expect(net.requests.at(-1)?.authorization).toBe('Bearer hf_0123456789');
  });

  it('returns an image as one', async () => {
    const { client } = await connect(['--run', '--emulator'], { env: {} });
    const { parts } = await call(client, 'run_task', { task: 'text-to-image', input: { inputs: 'A lighthouse' } });
    expect(parts[0]).toMatchObject({ type: 'image', mimeType: expect.stringMatching(/^image\//) });
  });

  it('sends a file that the assistant names by its data, and none of this machine', async () => {
    const { client } = await connect(['--run', '--emulator'], { env: {} });
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const shown = await call(client, 'run_task', { task: 'image-classification', input: { inputs: pixel } });
    expect(shown).toMatchObject({ isError: false, text: expect.stringContaining('label') });
    const refused = await call(client, 'run_task', { task: 'image-classification', input: { inputs: '/etc/hosts' } });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('data: address') });
  });

  const messages = [{ role: 'user', content: 'Hi' }];
  const withImage = (url: string) => [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }];
  const stranger = 'http://stranger.example/v1';

  it.each<[string, object]>([
    ['an address in the input', { task: 'conversational', input: { messages, endpointUrl: stranger } }],
    ['a fallback', { task: 'conversational', input: { messages, fallbacks: [{ endpointUrl: stranger, model: 'm' }] } }],
    ['an address at another task', { task: 'text-classification', input: { inputs: 'x', endpointUrl: stranger } }],
    ['another key', { task: 'conversational', input: { messages, accessToken: 'hf_other' } }],
    ['a provider in the input', { task: 'conversational', input: { messages, provider: 'groq' } }],
    ['a provider', { task: 'conversational', input: { messages }, provider: 'groq' }],
    ['a model in the input', { task: 'conversational', input: { messages, model: stranger } }],
    ['an address as model', { task: 'conversational', input: { messages }, model: stranger }],
    ['another spelling of it', { task: 'conversational', input: { messages }, model: 'HTTP:stranger.example' }],
    ['a file in a message', { task: 'conversational', input: { messages: withImage('/etc/hosts') } }],
    ['a file: URL in a message', { task: 'conversational', input: { messages: withImage('file:///etc/hosts') } }],
    ['a file by an older name', { task: 'image-classification', input: { data: '/etc/hosts' } }],
    ['a file inside an object', { task: 'zero-shot-image-classification', input: { inputs: { image: '/etc/hosts' } } }],
    ['a private address', { task: 'image-classification', input: { inputs: 'https://127.0.0.1:9/private' } }],
    ['a private name', { task: 'image-classification', input: { inputs: 'https://localhost/private' } }],
    ['an address without TLS', { task: 'image-classification', input: { inputs: 'http://files.example/a' } }],
    ['the metadata of a cloud', { task: 'image-classification', input: { inputs: 'https://169.254.169.254/' } }],
  ])('sends nothing anywhere for %s', async (_, args) => {
    const net = emulatedNet();
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return net.fetch(input, init);
    };
    const { client } = await connect(['--run'], { env: token, fetch });
    const { isError } = await call(client, 'run_task', { ...args });
    expect(isError).toBe(true);
    // The model may have been looked up at the hub.
    expect(asked.filter((url) => !url.startsWith('https://huggingface.co/api/'))).toEqual([]);
  });

  it.each<[readonly string[], Readonly<Record<string, string>>, string]>([
    [['--run'], {}, '--run needs a key'],
    [['--run', '--http'], token, 'HUBKIT_MCP_TOKEN'],
    [['--port', '0'], token, '--port needs --http'],
  ])('refuses %j', async (args, env, message) => {
    const fake = fakeIo({ env });
    expect(await main(['mcp', ...args], fake.io)).toBe(2);
    expect(fake.err()).toContain(message);
  });
});

describe('hubkit mcp --http', () => {
  async function serve(env: Readonly<Record<string, string>>): Promise<{ fake: FakeIo; url: string }> {
    const fake = fakeIo({ env, fetch: emulatedNet().fetch });
    const code = main(['mcp', '--http', '--port', '0'], fake.io);
    ends.push(async () => {
      fake.controller.abort(new (await import('../command-line/errors.ts')).InterruptError());
      expect([0, 130]).toContain(await code);
    });
    const url = await eventually(() => {
      const found = /http:\/\/127\.0\.0\.1:\d+\/mcp/.exec(fake.err());
      if (found === null) throw new Error(`not listening yet: ${fake.err()}`);
      return found[0];
    });
    return { fake, url };
  }

  it.each(['2025-11-25', '2026-07-28'])('serves clients of %s at an address', async (protocol) => {
    const { url } = await serve(token);
    const client = createClient(protocol);
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
    expect((await call(client, 'find_task', { wish: 'is this spam' })).text).toContain('text-classification');
    await client.close();
  });

  it('wants the token of HUBKIT_MCP_TOKEN, and refuses pages', async () => {
    const { url } = await serve({ ...token, HUBKIT_MCP_TOKEN: 'secret' });
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(url, { method: 'POST', body: '{}', headers }).then(({ status }) => status);
    expect(await post({})).toBe(401);
    expect(await post({ authorization: 'Bearer wrong!' })).toBe(401);
    expect(await post({ authorization: 'Bearer secret', origin: 'https://evil.example' })).toBe(403);
    const headers = { authorization: 'Bearer secret' };
    expect((await fetch(url, { headers })).status).toBe(405);
    expect((await fetch(url.replace('/mcp', '/'), { headers })).status).toBe(404);
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
    await client.connect(transport);
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    await client.close();
  });
});
