import { createServer, type Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { inspect } from 'node:util';
import { Agent, fetch as undiciFetch } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, type Clock, chatCompletion, type InferenceError } from '../src/index.ts';
import { nodeFetch } from '../src/transport/node/node-fetch.ts';
import { CHAT } from './support/fake-fetch.ts';

const TOKEN = 'hf_connection';

/** A clock with 100 s in a second, so that no test waits for the delay before a retry. */
const CLOCK: Clock = {
  now: () => performance.now() * 100,
  set: (callback, delayMs) => setTimeout(callback, delayMs / 100),
  // Timers are those that `set` returned.
  clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

const servers: Server[] = [];

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function portOf(server: HttpServer): number {
  return (server.address() as AddressInfo).port;
}

/** A service that works, which counts its requests. */
let requests = 0;
const working = createServer((_, response) => {
  requests++;
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(CHAT));
});

beforeAll(() => listen(working));
afterAll(() => {
  for (const server of servers) server.close();
});

/** Calls an address at which no response is to be had. */
async function call(origin: string, options: CallOptions = {}) {
  const delays: number[] = [];
  const settings: CallOptions = {
    clock: CLOCK,
    random: () => 1,
    onEvent: (event) => void (event.type === 'retry' && delays.push(event.delayMs)),
    ...options,
  };
  const args = { accessToken: TOKEN, endpointUrl: `${origin}/v1`, messages: [] };
  const error = await chatCompletion(args, settings).catch((thrown: unknown) => thrown as InferenceError);
  const fallbacks = [{ endpointUrl: `http://127.0.0.1:${portOf(working)}/v1` }];
  const served = await chatCompletion({ ...args, fallbacks }, { ...settings, onEvent: () => {} });
  // A URL holds its host without the port of its scheme.
  expect((error as Error).message).toContain(new URL(origin).host);
  expect(inspect(error, { depth: 9 })).not.toContain(TOKEN);
  expect(served).toEqual(CHAT);
  return { error, delays };
}

describe('a connection', () => {
  it('that is refused is tried three times within 1.6 s, then the next target is called', async () => {
    const closing = createSocketServer();
    const port = await listen(closing);
    await new Promise((resolve) => closing.close(resolve));
    for (const fetch of [globalThis.fetch, nodeFetch()]) {
      const { error, delays } = await call(`http://127.0.0.1:${port}`, { fetch });
      expect(error).toMatchObject({ code: 'CONNECTION', fault: 'refused', errno: 'ECONNREFUSED' });
      expect(delays).toEqual([500, 1000]);
    }
  });

  it.each([
    ['ENOTFOUND', 0],
    ['EAI_AGAIN', 2],
  ])('whose host is not found (%s) is retried %i times, then the next target is called', async (code, retries) => {
    const lookup = (host: string, _: object, callback: (error: Error, address: string, family: number) => void) =>
      callback(Object.assign(new Error(`getaddrinfo ${code} ${host}`), { code, syscall: 'getaddrinfo' }), '', 0);
    const dispatcher = new Agent({ connect: { lookup } });
    // The types of the same standard, from another copy.
    const fetch = ((url: string, init: object) =>
      undiciFetch(url, { ...init, dispatcher })) as unknown as typeof globalThis.fetch;
    const { error, delays } = await call('http://nowhere.example', { fetch });
    expect(error).toMatchObject({ code: 'CONNECTION', fault: 'dns', errno: code });
    expect(delays).toHaveLength(retries);
  });

  it('whose TLS fails is tried once, and never without TLS', async () => {
    const withoutCertificate = createTlsServer().on('tlsClientError', () => undefined);
    for (const port of [portOf(working), await listen(withoutCertificate)]) {
      for (const fetch of [globalThis.fetch, nodeFetch()]) {
        const before = requests;
        const { error, delays } = await call(`https://127.0.0.1:${port}`, { fetch });
        expect(error).toMatchObject({ code: 'CONNECTION', fault: 'tls', isRetryable: false });
        expect(delays).toEqual([]);
        // The one of the target that works.
        expect(requests - before).toBe(1);
      }
    }
  });

  it('that is never established ends with the time for connecting, and leaves no socket', async () => {
    const sockets = new Set<Socket>();
    const silent = createSocketServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      socket.resume();
    });
    const port = await listen(silent);
    const startedAt = performance.now();
    const { error, delays } = await call(`https://127.0.0.1:${port}`, { fetch: nodeFetch({ connectMs: 100 }) });
    expect(error).toMatchObject({ code: 'TIMEOUT', layer: 'connect', errno: 'UND_ERR_CONNECT_TIMEOUT' });
    expect(delays).toEqual([]);
    expect(performance.now() - startedAt).toBeGreaterThan(195);
    await expect.poll(() => sockets.size).toBe(0);
  });
});
