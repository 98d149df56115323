import { connect } from 'node:net';
import { EMULATOR_HUB_TOKEN, emulatedModel, emulatorProviderKey } from '@hubkit/emulator';
import { GatewayError, type LimitStore } from '../../src/index.ts';
import { type GatewayServer, serveGateway } from '../../src/node/index.ts';
import { CHAT_MODEL, chatBody, testGateway } from '../support.ts';
import type { Reply } from './attack.ts';

const VIDEO_MODEL = `${emulatedModel('fal-ai', 'text-to-video').model}:fal-ai`;
export const PICTURE_MODEL = `${emulatedModel('hf-inference', 'image-classification').model}:hf-inference`;
export const SESSION = 'session=valid';
export const KEY = 'valid-key';

/** Secrets that no response may hold. */
export const SECRETS = [EMULATOR_HUB_TOKEN, emulatorProviderKey('groq'), 'provider-secret'];

let server: GatewayServer;
let revoke: AbortController;

/** Closes what single tests have started. */
const closers: (() => Promise<void>)[] = [];

/** Starts the gateway that is attacked, with a store of limits. */
export async function startAttacked(store: LimitStore): Promise<void> {
  server = await serve(store);
}

/** Ends the gateway, and what single tests have started. */
export async function closeAttacked(): Promise<void> {
  await server.close();
  for (const close of closers.splice(0)) await close();
}

/** Revokes the key of the user `revocable`, whose next stream has another one. */
export function revokeKey(): void {
  revoke.abort();
}

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

export const json = { 'content-type': 'application/json' };
export const auth = { ...json, authorization: `Bearer ${KEY}` };

export async function send(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetch(`${server.url}${path}`, { headers: auth, ...init });
  const headers = JSON.stringify([...response.headers]);
  return { status: response.status, text: headers + (await response.text()) };
}

export const post = (path: string, body: unknown, headers: Record<string, string> = auth) =>
  send(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

export const chat = (more: object = {}, headers: Record<string, string> = auth) =>
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

export const rawGet = (path: string, host = '127.0.0.1') =>
  raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${KEY}\r\nConnection: close\r\n\r\n`);

export const rawChat = (headers: string, body = JSON.stringify(chatBody())) =>
  raw(`POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n\r\n${body}`);

export async function startJob(key = KEY): Promise<string> {
  const headers = { ...json, authorization: `Bearer ${key}` };
  const reply = await fetch(`${server.url}/v1/tasks/text-to-video?wait=false`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model: VIDEO_MODEL, inputs: 'a cat' }),
  });
  return (await reply.json()).id;
}

/** A stream of the user whose key is revoked; the provider sends slowly. */
export async function slowStream(path: string, body: object) {
  const { startEmulator } = await import('@hubkit/emulator');
  const { InferenceClient } = await import('@hubkit/inference');
  revoke = new AbortController();
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
