import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, describe, expect, it } from 'vitest';
import { createGateway, type UsageRecord } from '../src/index.ts';
import { type GatewayServer, serveGateway } from '../src/node/index.ts';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL } from './fake-provider.ts';
import { chatBody, dataOf, testGateway } from './support.ts';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function served(options: Parameters<typeof testGateway>[0] = {}): Promise<GatewayServer> {
  const server = await serveGateway(await testGateway(options), { port: 0 });
  open.push(() => server.close());
  return server;
}

/** A provider that sends one token every few milliseconds for as long as somebody reads it. */
async function endlessProvider() {
  const left: Promise<void>[] = [];
  const server: Server = createServer((incoming, response) => {
    left.push(new Promise((resolve) => response.once('close', () => resolve())));
    incoming.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const timer = setInterval(() => {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'x' } }] })}\n\n`);
    }, 5);
    response.once('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, left };
}

async function endlessGateway(onUsage: (usage: UsageRecord) => void = () => {}) {
  const provider = await endlessProvider();
  const gateway = createGateway({
    client: new InferenceClient('key', { retry: false }),
    models: { endless: { targets: [{ model: 'endless', endpointUrl: provider.url }] } },
    authorize: () => ({ id: 'tester' }),
    bounds: { keepAliveMs: 20 },
    onUsage,
  });
  return { gateway, provider };
}

const chat = (url: string, body: unknown, init: RequestInit = {}) =>
  fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

describe('a gateway on node:http', () => {
  it('answers, streams and lists', async () => {
    const { url } = await served();
    expect((await (await chat(url, chatBody())).json()).choices[0].message.content).toContain('42');
    const data = dataOf(await (await chat(url, chatBody({ stream: true }))).text());
    expect(data.at(-1)).toBe('[DONE]');
    expect((await fetch(`${url}/v1/models`)).status).toBe(200);
  });

  it('takes a body that a framework has parsed', async () => {
    const gateway = await testGateway();
    const { nodeListener } = await import('../src/node/index.ts');
    const listener = nodeListener(gateway);
    const server = createServer(async (incoming, response) => {
      let text = '';
      for await (const piece of incoming) text += piece;
      await listener(Object.assign(incoming, { body: JSON.parse(text) }), response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(async () => server.close());
    const reply = await chat(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, chatBody());
    expect(reply.status).toBe(200);
  });

  it('cancels the request to the provider when the client leaves a stream', async () => {
    const records: UsageRecord[] = [];
    const { gateway, provider } = await endlessGateway((usage) => records.push(usage));
    const server = await serveGateway(gateway, { port: 0 });
    open.push(() => server.close());
    const leaving = new AbortController();
    const reply = await chat(server.url, { ...chatBody(), model: 'endless', stream: true }, { signal: leaving.signal });
    await reply.body?.getReader().read();
    leaving.abort();
    await provider.left[0];
    await expect.poll(() => records.map(({ outcome }) => outcome)).toEqual(['cancelled']);
  });

  it('cancels it, too, where the body is a stream of the fetch standard', async () => {
    const { gateway, provider } = await endlessGateway();
    const reply = await gateway(
      new Request('http://x/v1/chat/completions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...chatBody(), model: 'endless', stream: true }),
      }),
    );
    const reader = reply.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await provider.left[0];
  });

  it('refuses a body that never comes, and closes the connection', async () => {
    const { port } = await served({ bounds: { bodyMs: 30 } });
    const status = await new Promise<number>((resolve, reject) => {
      const outgoing = request(
        {
          port,
          method: 'POST',
          path: '/v1/chat/completions',
          headers: { 'content-type': 'application/json', 'content-length': 100 },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      outgoing.on('error', reject);
      outgoing.write('{"model":');
    });
    expect(status).toBe(408);
  });

  it('refuses a body that is too large before it is read', async () => {
    const { url } = await served({ bounds: { bodyBytes: 1000 } });
    const reply = await chat(url, chatBody({ messages: [{ role: 'user', content: 'x'.repeat(2000) }] }));
    expect(reply.status).toBe(413);
  });

  it('keeps a slow stream open with comments', async () => {
    const silent = createServer((incoming, response) => {
      incoming.resume();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    open.push(async () => {
      silent.closeAllConnections();
      silent.close();
    });
    const endpointUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`;
    const gateway = createGateway({
      client: new InferenceClient('key'),
      models: { slow: { targets: [{ model: 'slow', endpointUrl }] } },
      authorize: () => ({ id: 'tester' }),
      bounds: { keepAliveMs: 10 },
    });
    const server = await serveGateway(gateway, { port: 0 });
    open.push(() => server.close());
    const leaving = new AbortController();
    const reply = await chat(server.url, { ...chatBody(), model: 'slow', stream: true }, { signal: leaving.signal });
    const { value } = (await reply.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain(': keep-alive\n\n');
    leaving.abort();
    await sleep(0);
  });
});

describe('a client that stops reading', () => {
  /** Sends a chat, reads nothing of its stream, and waits for the record of the call. */
  const stall = async (options: { readonly callMs?: number; readonly stallMs?: number }) => {
    const { gateway, records } = fakeProvider(
      () => eventStream(Array(2000).fill(chatEvent({ content: 'x'.repeat(65_536) }))),
      {
        bounds: { callMs: options.callMs, keepAliveMs: 20 },
        limits: { user: { concurrent: 1 } },
      },
    );
    const server = await serveGateway(gateway, { port: 0, stallMs: options.stallMs });
    open.push(() => server.close());
    const body = JSON.stringify({ model: MODEL, stream: true, messages: [{ role: 'user', content: 'Hi' }] });
    const head = `POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const socket = connect(server.port, '127.0.0.1').pause();
    socket.write(`${head}\r\n\r\n${body}`);
    await expect.poll(() => records.map(({ outcome }) => outcome), { timeout: 20_000 }).toEqual(['cancelled']);
    return socket;
  };

  it('loses its connection after a time without reading', async () => {
    const socket = await stall({ stallMs: 100 });
    let read = 0;
    socket.on('data', (bytes) => {
      read += bytes.length;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
    socket.resume();
    await closed;
    expect(read).toBeLessThan(2000 * 65_536);
  });

  it('does not hold its place beyond the longest duration of a call', async () => {
    const socket = await stall({ stallMs: 600_000, callMs: 300 });
    socket.destroy();
  });
});

it('serves this machine by its own names only, unless it is told others', async () => {
  const { gateway } = fakeProvider(() => chatAnswer());
  const ask = async (server: GatewayServer, host: string) => {
    open.push(() => server.close());
    const asked = request({ port: server.port, host: '127.0.0.1', path: '/v1/models', headers: { host } }).end();
    const [reply] = await once(asked, 'response');
    reply.resume();
    return reply.statusCode;
  };
  expect(await ask(await serveGateway(gateway, { port: 0 }), 'rebound.example')).toBe(403);
  expect(await ask(await serveGateway(gateway, { port: 0 }), 'localhost:8787')).toBe(200);
  expect(await ask(await serveGateway(gateway, { port: 0, allowedHosts: ['ai.example'] }), 'ai.example')).toBe(200);
  expect(await ask(await serveGateway(gateway, { port: 0, host: '0.0.0.0' }), 'ai.example')).toBe(200);
});
