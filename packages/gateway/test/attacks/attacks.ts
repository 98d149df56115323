import { connect } from 'node:net';
import { EMULATOR_HUB_TOKEN, emulatedModel, emulatorProviderKey } from '@hubkit/emulator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GatewayError, type LimitStore } from '../../src/index.ts';
import { type GatewayServer, serveGateway } from '../../src/node/index.ts';
import { CHAT_MODEL, chatBody, testGateway } from '../support.ts';
import { DIALECT_STREAMS, dialectAttacks } from './dialect-attacks.ts';

const VIDEO_MODEL = `${emulatedModel('fal-ai', 'text-to-video').model}:fal-ai`;
const PICTURE_MODEL = `${emulatedModel('hf-inference', 'image-classification').model}:hf-inference`;
const SESSION = 'session=valid';
const KEY = 'valid-key';

/** Secrets that no response may hold. */
const SECRETS = [EMULATOR_HUB_TOKEN, emulatorProviderKey('groq'), 'provider-secret'];

/** Status and text of a response. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** A request that has to be refused. */
export interface Attack {
  readonly name: string;
  readonly run: () => Promise<Reply>;
  /** Statuses that refuse it. */
  readonly refused: readonly number[];
}

let server: GatewayServer;
let revoke: AbortController;

/** Serves a gateway that consults the store for each authorized call. */
async function serve(store: LimitStore): Promise<GatewayServer> {
  const gateway = await testGateway({
    models: [CHAT_MODEL, VIDEO_MODEL, PICTURE_MODEL],
    allowedHosts: ['127.0.0.1', 'localhost'],
    allowedOrigins: ['https://friend.example'],
    secret: 's'.repeat(32),
    bounds: { bodyBytes: 100_000, fileBytes: 100_000, bodyMs: 100, outputTokens: 500 },
    limits: { store, all: { requestsPerMinute: 10_000, concurrent: 1000 } },
    authorize(request) {
      const key = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
      if (key === 'revocable') return { id: 'revocable', signal: revoke.signal };
      if (key === 'narrow') return { id: 'narrow', models: [PICTURE_MODEL], tasks: ['image-classification'] };
      if (key === 'poor') return { id: 'poor', limits: { requestsPerMinute: 3, concurrent: 2 } };
      if (key === 'frugal') return { id: 'frugal', limits: { requestsPerMinute: 3 } };
      if (key === 'blocked') throw new GatewayError('FORBIDDEN', 'blocked');
      const isKnown = key === KEY || key === 'other' || request.headers.get('cookie') === SESSION;
      return isKnown ? { id: key ?? 'session' } : undefined;
    },
  });
  return serveGateway(gateway, { port: 0 });
}

/** Closes what single tests have started. */
const closers: (() => Promise<void>)[] = [];

const json = { 'content-type': 'application/json' };
const auth = { ...json, authorization: `Bearer ${KEY}` };

async function send(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(`${server.url}${path}`, { headers: auth, ...init });
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, text: headers + (await response.text()) };
}

const post = (path: string, body: unknown, headers: Record<string, string> = auth) =>
  send(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

const chat = (more: object = {}, headers: Record<string, string> = auth) =>
  post('/v1/chat/completions', chatBody({ ...more }), headers);

/** Sends bytes as they are, and reads until the connection ends or has a status. */
function raw(text: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let read = '';
    const status = () => Number(/^HTTP\/1\.1 (\d{3})/.exec(read)?.[1] ?? 0);
    socket.on('data', (bytes) => {
      read += bytes;
      if (status()) socket.end();
    });
    socket.on('close', () => resolve({ status: status(), text: read }));
    socket.on('error', reject);
  });
}

const rawGet = (path: string, host = '127.0.0.1') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);

const rawChat = (headers: string, body = JSON.stringify(chatBody())) =>
  raw(`POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n\r\n${body}`);

async function startJob(key = KEY): Promise<string> {
  const headers = { ...json, authorization: `Bearer ${key}` };
  const reply = await fetch(`${server.url}/v1/tasks/text-to-video?wait=false`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: VIDEO_MODEL, inputs: 'a cat' }),
  });
  return (await reply.json()).id;
}

const evil = { origin: 'https://evil.example' };

export const attacks: readonly Attack[] = [
  { name: 'a page of another origin', run: () => chat({}, { ...auth, ...evil }), refused: [403] },
  {
    name: 'a page of another site by its Sec-Fetch-Site',
    run: () => chat({}, { ...auth, 'sec-fetch-site': 'cross-site' }),
    refused: [403],
  },
  {
    name: 'a page of a sibling site',
    run: () => chat({}, { ...auth, 'sec-fetch-site': 'same-site', origin: 'https://x.example' }),
    refused: [403],
  },
  { name: 'a page without an origin', run: () => chat({}, { ...auth, origin: 'null' }), refused: [403] },
  {
    name: 'an origin that begins like a listed one',
    run: () => chat({}, { ...auth, origin: 'https://friend.example.evil.example' }),
    refused: [403],
  },
  {
    name: 'a stolen cookie in a foreign page',
    run: () => chat({}, { ...json, cookie: SESSION, ...evil }),
    refused: [403],
  },
  {
    name: 'a form of a foreign page with the cookie',
    run: () =>
      post('/v1/chat/completions', 'x=1', { cookie: SESSION, 'content-type': 'application/x-www-form-urlencoded' }),
    refused: [415],
  },
  {
    name: 'JSON that is sent as text',
    run: () => post('/v1/chat/completions', chatBody(), { cookie: SESSION, 'content-type': 'text/plain' }),
    refused: [415],
  },
  {
    name: 'a preflight request of a foreign page',
    run: () => send('/v1/chat/completions', { method: 'OPTIONS', headers: evil }),
    refused: [403],
  },
  { name: 'a name that leads to this machine', run: () => rawGet('/v1/models', 'rebound.example'), refused: [403] },
  { name: 'no key', run: () => chat({}, json), refused: [401] },
  { name: 'a wrong key', run: () => chat({}, { ...json, authorization: 'Bearer wrong' }), refused: [401] },
  { name: 'a key in x-api-key', run: () => chat({}, { ...json, 'x-api-key': KEY }), refused: [401] },
  { name: 'a key in api-key', run: () => chat({}, { ...json, 'api-key': KEY }), refused: [401] },
  { name: 'a key in a cookie', run: () => chat({}, { ...json, cookie: `key=${KEY}` }), refused: [401] },
  {
    name: 'a key in the query',
    run: () => post(`/v1/chat/completions?key=${KEY}&api_key=${KEY}`, chatBody(), json),
    refused: [401],
  },
  {
    name: 'a key in the body',
    run: () => post('/v1/chat/completions', chatBody({ api_key: KEY, accessToken: KEY }), json),
    refused: [401],
  },
  {
    name: 'a key as the password of Basic',
    run: () => chat({}, { ...json, authorization: `Basic ${btoa(`x:${KEY}`)}` }),
    refused: [401],
  },
  { name: 'two keys', run: () => chat({}, { ...json, authorization: `Bearer wrong, Bearer ${KEY}` }), refused: [401] },
  { name: 'a user that is blocked', run: () => chat({}, { ...json, authorization: 'Bearer blocked' }), refused: [403] },
  {
    name: 'a model that the user may not call',
    run: () => chat({}, { ...json, authorization: 'Bearer narrow' }),
    refused: [404],
  },
  {
    name: 'a task that the user may not run',
    run: () =>
      post(
        '/v1/tasks/object-detection',
        { model: PICTURE_MODEL, inputs: 'data:image/png;base64,AAAA' },
        { ...json, authorization: 'Bearer narrow' },
      ),
    refused: [403],
  },
  {
    name: 'a prompt of 50 MB',
    run: () =>
      rawChat(
        `Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 52428800`,
        '{"model":"',
      ),
    refused: [413],
  },
  {
    name: 'a large body without its length',
    run: () =>
      rawChat(
        `Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked`,
        `30d40\r\n${'x'.repeat(200_000)}\r\n0\r\n\r\n`,
      ),
    refused: [413],
  },
  {
    name: 'a body that comes byte by byte',
    run: () => rawChat(`Authorization: Bearer ${KEY}\r\nContent-Type: application/json\r\nContent-Length: 1000`, '{'),
    refused: [408],
  },
  {
    name: 'JSON that is nested deeply',
    run: () => post('/v1/chat/completions', `${'['.repeat(40_000)}${']'.repeat(40_000)}`),
    refused: [400],
  },
  {
    name: 'bytes that are no UTF-8',
    run: () =>
      send('/v1/chat/completions', { method: 'POST', headers: auth, body: new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) }),
    refused: [400],
  },
  { name: 'a path that climbs up', run: () => rawGet('/v1/models/../../etc/passwd'), refused: [404] },
  { name: 'a path that climbs up in code', run: () => rawGet('/v1/models/%2e%2e/%2e%2e/etc/passwd'), refused: [404] },
  { name: 'a path that is coded twice', run: () => rawGet('/v1/%252e%252e/models'), refused: [404] },
  { name: 'a path with a zero', run: () => rawGet('/v1/models%00'), refused: [404] },
  { name: 'a path with a backslash', run: () => rawGet('/v1/models/..%5c..%5cwindows'), refused: [404] },
  { name: 'the path of another server', run: () => rawGet('http://169.254.169.254/latest/meta-data/'), refused: [404] },
  { name: 'a method of the prototype', run: () => send('/v1/models', { method: 'DELETE' }), refused: [405] },
  { name: 'a task of the prototype', run: () => post('/v1/tasks/constructor', { model: CHAT_MODEL }), refused: [404] },
  {
    name: 'a task that is a protected method',
    run: () => post('/v1/tasks/run-task', { model: CHAT_MODEL }),
    refused: [404],
  },
  { name: 'a model that is an address', run: () => chat({ model: 'http://169.254.169.254/latest' }), refused: [404] },
  { name: 'a model that is a path', run: () => chat({ model: '../../../api/whoami-v2' }), refused: [404] },
  {
    name: 'a model with a provider that does not exist',
    run: () => chat({ model: `${CHAT_MODEL}:evil` }),
    refused: [404],
  },
  { name: 'a model that is an object', run: () => chat({ model: { toString: 'x' } }), refused: [400] },
  {
    name: 'a file that is an address inside',
    run: () => post('/v1/tasks/image-classification', { model: PICTURE_MODEL, inputs: 'http://127.0.0.1:1/secret' }),
    refused: [400],
  },
  {
    name: 'a file that is a path',
    run: () => post('/v1/tasks/image-classification', { model: PICTURE_MODEL, inputs: '/etc/passwd' }),
    refused: [400],
  },
  { name: 'more tokens than allowed', run: () => chat({ max_tokens: 1_000_000 }), refused: [400] },
  { name: 'more choices than allowed', run: () => chat({ n: 1000 }), refused: [400] },
  { name: 'negative tokens', run: () => chat({ max_tokens: -1 }), refused: [400] },
  { name: 'the job of somebody else', run: async () => send(`/v1/jobs/${await startJob('other')}`), refused: [404] },
  {
    name: 'a job that is cancelled for somebody else',
    run: async () => send(`/v1/jobs/${await startJob('other')}`, { method: 'DELETE' }),
    refused: [404],
  },
  {
    name: 'a job without its signature',
    run: async () => send(`/v1/jobs/${(await startJob()).split('.')[0]}.`),
    refused: [404],
  },
  { name: 'a job with another address', run: async () => send(`/v1/jobs/${forged(await startJob())}`), refused: [404] },
];

/** A handle with a changed content and the old signature. */
function forged(handle: string): string {
  const [payload = '', signature = ''] = handle.split('.');
  const content = JSON.parse(Buffer.from(payload, 'base64url').toString());
  content.job.urls.status = 'http://127.0.0.1:1/steal';
  return `${Buffer.from(JSON.stringify(content)).toString('base64url')}.${signature}`;
}

/** Defines a test for each attack, on a gateway with a store of limits. */
export function testAttacks(open: () => LimitStore): void {
  beforeAll(async () => {
    server = await serve(open());
  });

  afterAll(async () => {
    await server.close();
    for (const close of closers.splice(0)) await close();
  });

  it.each([...attacks, ...dialectAttacks(post, { key: KEY, model: CHAT_MODEL })])(
    '$name: refused, and nothing lost for others',
    async ({ run, refused }) => {
      const { status, text } = await run();
      expect(refused, text.slice(0, 500)).toContain(status);
      for (const secret of SECRETS) expect(text).not.toContain(secret);
      expect(text).not.toMatch(/<html|<!doctype|at .*\.ts:\d+/i);
      expect((await chat()).status).toBe(200);
    },
  );

  it('a page of a listed origin is let in, and may read the response', async () => {
    const { status, text } = await chat(
      {},
      { ...auth, origin: 'https://friend.example', 'sec-fetch-site': 'cross-site' },
    );
    expect([status, text.includes('"access-control-allow-origin","https://friend.example"')]).toEqual([200, true]);
  });

  it('fields that choose another target are not passed on', async () => {
    const { status } = await chat({
      endpointUrl: 'http://127.0.0.1:1',
      accessToken: 'provider-secret',
      provider: 'evil',
      fallbacks: [{ endpointUrl: 'http://127.0.0.1:1' }],
    });
    expect(status).toBe(200);
  });

  it('200 requests at once pass no more than the limit of their user, and none of others is refused', async () => {
    const poor = { ...json, authorization: 'Bearer poor' };
    const replies = await Promise.all(Array.from({ length: 200 }, () => chat({}, poor)));
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await chat()).status).toBe(200);
  });

  it('the limits of a user are those of all dialects together', async () => {
    const poor = { ...json, authorization: 'Bearer frugal' };
    const ways = [
      () => chat({}, poor),
      () => post('/v1/responses', { model: CHAT_MODEL, input: 'Hi' }, poor),
      () =>
        post('/v1/messages', { model: CHAT_MODEL, max_tokens: 5, messages: [{ role: 'user', content: 'Hi' }] }, poor),
    ];
    const replies = await Promise.all(Array.from({ length: 60 }, (_, at) => ways[at % ways.length]?.()));
    expect(replies.filter((reply) => reply?.status === 200).length).toBeLessThanOrEqual(3);
    expect(new Set(replies.map((reply) => reply?.status))).toEqual(new Set([200, 429]));
  });

  it.each<readonly [path: string, body: object, end: RegExp, isWhole: RegExp]>([
    [
      '/v1/chat/completions',
      { messages: [{ role: 'user', content: 'Tell me a long story.' }] },
      /"code":"UNAUTHORIZED"/,
      /\[DONE\]/,
    ],
    ...DIALECT_STREAMS,
  ])('a key that is revoked ends its streams with an error: %s', async (path, body, end, isWhole) => {
    revoke = new AbortController();
    const stream = await slowStream(path, body);
    const reader = stream.getReader();
    await reader.read();
    revoke.abort();
    let rest = '';
    const decoder = new TextDecoder();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) rest += decoder.decode(piece.value);
    expect(rest).toMatch(end);
    expect(rest).not.toMatch(isWhole);
    expect(
      (await post(path, { model: CHAT_MODEL, ...body }, { ...json, authorization: 'Bearer revocable' })).status,
    ).toBe(401);
    expect((await chat()).status).toBe(200);
  });
}

/** A stream of the user whose key is revoked; the provider sends slowly. */
async function slowStream(path: string, body: object) {
  const { startEmulator } = await import('@hubkit/emulator');
  const { InferenceClient } = await import('@hubkit/inference');
  const slow = await startEmulator({ pace: { firstTokenMs: 1, tokenMs: 50, jobStepMs: 0 } });
  closers.push(slow.close);
  const gateway = await testGateway({
    client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: slow.endpoints }),
    authorize: () => ({ id: 'revocable', signal: revoke.signal }),
  });
  const reply = await gateway(
    new Request(`http://x${path}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ model: CHAT_MODEL, stream: true, ...body }),
    }),
  );
  if (!reply.body) throw new Error('The stream has no body.');
  return reply.body;
}
