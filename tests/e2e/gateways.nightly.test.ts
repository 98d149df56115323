import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { type Emulator, startEmulator } from '@hubkit/emulator';
import { type CallOptions, InferenceClient } from '@hubkit/inference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS, TIMEOUT_MS } from './timeout.ts';

const CHAT = 'Qwen/Qwen2.5-7B-Instruct';
const messages = [{ role: 'user' as const, content: 'What is 6 times 7?' }];

let emulator: Emulator;
let gateway: { readonly url: string; stop(): Promise<void> };

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the gateway of Portkey, which prints no address. */
async function startPortkey() {
  const bench = new URL('../../bench/package.json', import.meta.url);
  const script = createRequire(bench).resolve('@portkey-ai/gateway/build/start-server.js');
  const port = await freePort();
  const child = spawn(process.execPath, [script, '--headless', `--port=${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + TIMEOUT_MS;
  while (!(await fetch(url).catch(() => undefined))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error('@portkey-ai/gateway does not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url, stop };
}

/** The headers by which the gateway passes requests on to a server of the emulator, in the form of a provider that it knows. */
function forwarding(server: keyof Emulator['servers'], provider = 'openai') {
  return { headers: { 'x-portkey-provider': provider, 'x-portkey-custom-host': `${emulator.servers[server]}/v1` } };
}

/** A client of the gateway. */
function clientOf(server: keyof Emulator['servers'] = 'vllm', options: CallOptions = {}): InferenceClient {
  const given = { endpointUrl: `${gateway.url}/v1`, retry: false, ...forwarding(server), ...options } as const;
  return new InferenceClient(undefined, given);
}

/**
 * Checks a streamed chat beside a bare request: version 1.15.2 fails at every stream on Node 20 with "immutable", as it adds headers to
 * the response of a fetch. The client then has to report what the gateway responded.
 */
async function expectStreamed(
  server: keyof Emulator['servers'],
  args: { readonly model: string; readonly messages: typeof messages },
): Promise<void> {
  const bare = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forwarding(server).headers },
    body: JSON.stringify({ ...args, stream: true }),
  });
  await bare.body?.cancel();
  const stream = clientOf(server).chatCompletionStream(args);
  if (bare.ok) expect(await stream.final()).toMatchObject({ message: { content: expect.stringContaining('42') } });
  else await expect(stream.final()).rejects.toMatchObject({ code: 'PROVIDER_API', response: { status: bare.status } });
}

beforeAll(async () => {
  emulator = await startEmulator({ pace: 'instant' });
  gateway = await startPortkey();
}, SLOW_TIMEOUT_MS);
afterAll(async () => {
  await gateway?.stop();
  await emulator?.close();
});

describe('the gateway of Portkey before servers of the emulator', () => {
  it.each(['vllm', 'ollama', 'llama-cpp', 'lm-studio', 'sglang', 'litellm', 'localai'] as const)(
    'passes on a chat, plain and streamed: %s',
    async (server) => {
      const { data } = (await (await fetch(`${emulator.servers[server]}/v1/models`)).json()) as {
        data: { id: string }[];
      };
      const client = clientOf(server);
      const args = { model: data[0]?.id ?? '', messages };
      const { choices } = await client.chatCompletion(args);
      expect(choices[0]?.message.content).toContain('42');
      await expectStreamed(server, args);
    },
  );

  it('passes on tools and their calls', async () => {
    const tools = [
      {
        type: 'function' as const,
        function: {
          name: 'get_weather',
          parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        },
      },
    ];
    const asked = [{ role: 'user' as const, content: 'What is the weather in Paris?' }];
    const { choices } = await clientOf().chatCompletion({ model: CHAT, messages: asked, tools });
    expect(choices[0]?.message.tool_calls?.[0]?.function.name).toBe('get_weather');
  });

  it('passes on text generation and embeddings', async () => {
    const text = await clientOf().textGeneration({ model: CHAT, inputs: 'Once upon a time' });
    expect(text.generated_text).not.toBe('');
    const vectors = await clientOf('ollama', forwarding('ollama', 'mistral-ai')).featureExtraction({
      model: 'nomic-embed-text',
      inputs: ['a boat', 'a ship'],
    });
    expect(vectors).toHaveLength(2);
  });

  it('passes on errors, which name the address of the gateway', async () => {
    await expect(clientOf().chatCompletion({ model: 'no/such', messages })).rejects.toMatchObject({
      code: 'PROVIDER_API',
      provider: `${gateway.url}/v1`,
      message: expect.stringContaining('no/such'),
      response: { status: 404 },
    });
  });

  it('refuses calls without its own headers in its own form', async () => {
    await expect(clientOf('vllm', { headers: {} }).chatCompletion({ model: CHAT, messages })).rejects.toMatchObject({
      code: 'PROVIDER_API',
      message: expect.stringMatching(/x-portkey/),
      response: { status: 400 },
    });
  });
});
