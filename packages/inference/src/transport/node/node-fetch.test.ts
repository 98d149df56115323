import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConnectionError, InferenceClient } from '../../index.ts';
import { nodeFetch } from './node-fetch.ts';
import { checkedLookup } from './open-undici.ts';

const CHAT = {
  id: '1',
  created: 1,
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hé' } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const json = { 'Content-Type': 'application/json' };

/** Responses by path. */
const ROUTES: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse, body: Buffer) => void>> = {
  '/echo': ({ method, headers }, response, body) =>
    response
      .writeHead(201, { ...json, 'X-One': ['a', 'b'] })
      .end(JSON.stringify({ method, headers, body: body.toString('latin1') })),
  '/gzip': (_, response) =>
    response.writeHead(200, { ...json, 'Content-Encoding': 'gzip' }).end(gzipSync(JSON.stringify(CHAT))),
  '/cut': (_, response) =>
    response
      .writeHead(200, { ...json, 'Content-Encoding': 'gzip' })
      .end(gzipSync(JSON.stringify(CHAT)).subarray(0, 60)),
  '/redirect': (_, response) => response.writeHead(302, { Location: '/echo' }).end(),
  '/reset': (request, response) => {
    response.writeHead(200, json).write('{"a');
    setImmediate(() => request.socket.destroy());
  },
  '/v1/chat/completions': (_, response, body) => {
    if (!JSON.parse(body.toString()).stream) return void response.writeHead(200, json).end(JSON.stringify(CHAT));
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const content of ['a', 'b', 'c'])
      response.write(`data: ${JSON.stringify({ ...CHAT, choices: [{ index: 0, delta: { content } }] })}\n\n`);
    response.end(
      `data: ${JSON.stringify({ ...CHAT, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
    );
  },
};

describe('the fetch for Node', () => {
  let origin = '';
  let sent = 0;
  let isClosed: Promise<void> | undefined;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const path = request.url?.split('?')[0] ?? '';
      if (path !== '/endless') return ROUTES[path]?.(request, response, Buffer.concat(pieces));
      isClosed = new Promise((resolve) => response.on('close', resolve));
      const block = Buffer.alloc(65_536);
      const write = () => {
        while (!response.destroyed && response.write(block)) sent += block.length;
        response.once('drain', write);
      };
      response.writeHead(200);
      write();
    });
  });
  const fetch = nodeFetch({ pinDns: true });
  const manual = { redirect: 'manual' } as const;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await fetch.close();
    server.closeAllConnections();
    server.close();
  });

  it.each<[string, RequestInit, string, string]>([
    ['a text', { body: 'Hé', headers: { 'X-A': '1' } }, 'HÃ©', ''],
    ['bytes', { body: new Uint8Array([1, 255]), headers: new Headers({ 'X-A': '1' }) }, '\u0001ÿ', ''],
    ['a Blob', { body: new Blob(['abc'], { type: 'audio/wav' }), headers: [['X-A', '1']] }, 'abc', 'audio/wav'],
    [
      'a search',
      { body: new URLSearchParams({ q: '1 2' }), headers: { 'x-a': '1' } },
      'q=1+2',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ],
  ])('sends %s', async (_, init, body, type) => {
    const response = await fetch(`${origin}/echo?q=1`, { ...manual, method: 'POST', ...init });
    expect([response.status, response.ok, response.headers.get('X-One'), response.headers.has('x-two')]).toEqual([
      201,
      true,
      'a, b',
      false,
    ]);
    const echo = await response.json();
    expect(echo).toMatchObject({
      method: 'POST',
      body,
      headers: { 'x-a': '1', 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(echo.headers['content-type'] ?? '').toBe(type);
    expect(Number(echo.headers['content-length'])).toBe(body.length);
    await expect(response.text()).rejects.toThrow('already read');
  });

  it('sends a form with its boundary', async () => {
    const form = new FormData();
    form.set('file', new Blob(['abc']), 'a.txt');
    const response = await fetch(`${origin}/echo`, { ...manual, method: 'POST', body: form });
    const { headers, body } = await response.json();
    const [, boundary] = /boundary=(.+)/.exec(headers['content-type']) ?? [];
    expect(body).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"`);
  });

  it('decodes compressed responses, and fails at those that are cut short', async () => {
    expect(await (await fetch(`${origin}/gzip`, manual)).json()).toEqual(CHAT);
    await expect((await fetch(`${origin}/cut`, manual)).text()).rejects.toMatchObject({
      message: 'terminated',
      cause: { code: 'Z_BUF_ERROR' },
    });
  });

  it('is a fetch in what the client does not need: redirects, requests, streams, blobs', async () => {
    expect(await (await fetch(`${origin}/redirect`)).json()).toMatchObject({ method: 'GET' });
    expect((await fetch(`${origin}/redirect`, manual)).status).toBe(302);
    expect(await (await fetch(new Request(`${origin}/echo`, { method: 'PUT' }))).json()).toMatchObject({
      method: 'PUT',
    });
    const response = await fetch(new URL(`${origin}/gzip`), manual);
    const text = await new Response(response.body?.pipeThrough(new TransformStream())).text();
    expect(JSON.parse(text)).toEqual(CHAT);
    expect((await (await fetch(`${origin}/gzip`, manual)).blob()).type).toBe('application/json');
    expect([...(await fetch(`${origin}/gzip`, manual)).headers].map(([name]) => name)).toContain('content-encoding');
  });

  it('stops the connection when nobody reads, and closes it when the body is cancelled', async () => {
    const { body } = await fetch(`${origin}/endless`, manual);
    const reader = body?.getReader();
    await reader?.read();
    let before = -1;
    while (before !== sent) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(sent).toBeLessThan(32e6);
    await reader?.cancel();
    await isClosed;
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  it('rejects as fetch does: refused, reset, aborted before, while it waits and while it reads', async () => {
    await expect(fetch('http://127.0.0.1:1/', manual)).rejects.toMatchObject({
      message: 'fetch failed',
      cause: { code: 'ECONNREFUSED' },
    });
    await expect((await fetch(`${origin}/reset`, manual)).text()).rejects.toMatchObject({ message: 'terminated' });
    const reason = new Error('enough');
    await expect(fetch(`${origin}/echo`, { ...manual, signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const abort = new AbortController();
    const waiting = fetch(`${origin}/nothing`, { ...manual, signal: abort.signal });
    const { body } = await fetch(`${origin}/endless`, { ...manual, signal: abort.signal });
    const reader = body?.getReader();
    await reader?.read();
    abort.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await isClosed;
    const drain = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(drain()).rejects.toBe(reason);
  });

  it('reads a body once, by whatever means', async () => {
    for (const first of ['text', 'arrayBuffer'] as const) {
      const response = await fetch(`${origin}/echo`, manual);
      await response[first]();
      expect([response.bodyUsed, response.body?.locked]).toEqual([true, true]);
      expect(() => response.body?.getReader()).toThrow('already being read');
    }
    const streamed = await fetch(`${origin}/echo`, manual);
    const reader = streamed.body?.getReader();
    await expect(streamed.json()).rejects.toThrow('already read');
    expect((await reader?.read())?.done).toBe(false);
    const { body } = await fetch(`${origin}/endless`, manual);
    await body?.cancel();
  });

  it('serves a client, plain and streamed', async () => {
    const client = new InferenceClient(undefined, { endpointUrl: `${origin}/v1`, fetch });
    expect((await client.chatCompletion({ messages: [] })).choices[0]?.message.content).toBe('Hé');
    let text = '';
    for await (const { choices } of client.chatCompletionStream({ messages: [] }))
      text += choices[0]?.delta.content ?? '';
    expect(text).toBe('abc');
  });
});

describe('pipelined requests', () => {
  /** A service that reads what arrives, and does something once so many requests are there. */
  async function serve(count: number, act: (socket: Socket) => void) {
    const seen: string[] = [];
    const server = createSocketServer((socket) => {
      socket.on('error', () => undefined);
      socket.on('data', (bytes) => {
        seen.push(
          ...[...bytes.toString().matchAll(/(POST) (\S+) HTTP/g)].map(([, method, path]) => `${method} ${path}`),
        );
        if (seen.length === count) act(socket);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
  }

  it('are under way on one connection at the same time', async () => {
    const response = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n';
    const service = await serve(3, (socket) => socket.write(`${response}"a${response}"b${response}"c`));
    const fetch = nodeFetch({ connections: 1, pipelining: 3 });
    const post = (path: string) =>
      fetch(service.origin + path, { redirect: 'manual', method: 'POST', body: path }).then((given) => given.text());
    expect(await Promise.all(['/a', '/b', '/c'].map(post))).toEqual(['"a', '"b', '"c']);
    await fetch.close();
    service.close();
  });

  it('are not sent a second time when their connection is lost, as they may have been carried out', async () => {
    const service = await serve(3, (socket) => socket.destroy());
    const fetch = nodeFetch({ connections: 1, pipelining: 3 });
    const post = (path: string) => fetch(service.origin + path, { redirect: 'manual', method: 'POST', body: path });
    const outcomes = await Promise.allSettled(['/a', '/b', '/c'].map(post));
    expect(outcomes).toMatchObject(
      Array(3).fill({ reason: { message: 'fetch failed', cause: { name: 'SocketError' } } }),
    );
    expect(service.seen).toEqual(['POST /a', 'POST /b', 'POST /c']);
    await fetch.close();
    service.close();
  });
});

describe('the look-up of a connection', () => {
  const resolveTo =
    (...addresses: string[]) =>
    (_: string, __: unknown, callback: (error: null, found: object[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
  const lookUp = (hostname: string, addresses: string[], isAllowed?: (hostname: string, address: string) => boolean) =>
    new Promise((resolve) => {
      const look = checkedLookup(isAllowed, resolveTo(...addresses) as never);
      look(hostname, { all: true }, (error, found) => resolve(error ?? found));
    });

  it.each(['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    'refuses %s for a public name, also beside a public address',
    async (address) => {
      const outcome = await lookUp('files.example.com', ['93.184.216.34', address]);
      expect(outcome).toBeInstanceOf(ConnectionError);
      expect(outcome).toMatchObject({
        message: expect.stringContaining('private address'),
        errno: 'EPRIVATE',
        isRetryable: false,
      });
    },
  );

  it('lets names lead where they may', async () => {
    expect(await lookUp('files.example.com', ['93.184.216.34', '2606:2800:220:1::1'])).toHaveLength(2);
    for (const name of ['localhost', 'gpu.internal', 'box']) expect(await lookUp(name, ['10.0.0.1'])).toHaveLength(1);
    const allowed = (hostname: string, address: string) => hostname === 'vllm.example.com' && address === '10.0.0.1';
    expect(await lookUp('vllm.example.com', ['10.0.0.1'], allowed)).toHaveLength(1);
    expect(await lookUp('localhost', ['169.254.169.254'], () => true)).toBeInstanceOf(ConnectionError);
  });

  it('is the one of the connections', async () => {
    const fetch = nodeFetch({ pinDns: (hostname) => hostname !== 'x' });
    await expect(fetch('http://localhost:1/', { redirect: 'manual' })).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/ECONNREFUSED/) },
    });
    await fetch.close();
  });
});
