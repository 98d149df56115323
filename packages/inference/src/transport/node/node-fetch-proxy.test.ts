import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { inspect } from 'node:util';
import { Agent } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { InferenceError } from '../../contract/errors.ts';
import { InferenceClient } from '../../index.ts';
import { nodeFetch } from './node-fetch.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';

/** A certificate of its own authority, for `localhost` and 127.0.0.1; it protects nothing. */
const CERT = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUNrBEHmpAfaDZufN0Z+jSyraWGnYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzA5MzUzMFoYDzIxMjYxMDMw
MDkzNTMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASsC+NbCMTfdVxERMt8dUZaRTSwoE881crCtppyJjO9xws3k/5yHNB0
vRbV6kkj0ZBwTrRPWeP5dnjAREK2f/uCo28wbTAdBgNVHQ4EFgQUxc3sTmZKwTYS
rYt8q+CM3zGN0gswHwYDVR0jBBgwFoAUxc3sTmZKwTYSrYt8q+CM3zGN0gswDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhANS7oza2Tz3pw9e9ohfx4VRDlCZDPqJSBuip+mdFY50IAiEA
+Nm2muTJjwfBA1554JGLZG3klyVXAJRWWJZR8y62258=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIFM5QsCuhumKJhFTHB+yo2AMiWNKjONUhuari58/2P8KoAoGCCqGSM49
AwEHoUQDQgAErAvjWwjE33VcRETLfHVGWkU0sKBPPNXKwraaciYzvccLN5P+chzQ
dL0W1epJI9GQcE60T1nj+XZ4wERCtn/7gg==
-----END EC PRIVATE KEY-----`;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const plain = createServer((_request, response) => response.end('plain'));
const secure = createTlsServer({ cert: CERT, key: KEY }, (_request, response) => response.end('secure'));

/** The requests and tunnels that the proxy was asked for. */
const seen: string[] = [];
const sockets = new Set<Socket>();
const proxy = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
  response.end('from the proxy');
}).on('connect', (request, socket: Socket) => {
  seen.push(`CONNECT ${request.url}`);
  const [, port] = request.url?.split(':') ?? [];
  const target = connect(Number(port), '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    target.pipe(socket).pipe(target);
  });
  for (const each of [socket, target]) sockets.add(each.on('error', () => undefined));
});

let ports: { readonly plain: number; readonly secure: number; readonly proxy: number };
beforeAll(async () => {
  ports = { plain: await listen(plain), secure: await listen(secure), proxy: await listen(proxy) };
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of [plain, secure, proxy]) {
    server.closeAllConnections();
    server.close();
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  seen.length = 0;
});

/** Requests an address and returns the text of the response. */
async function get(url: string, options: NodeFetchOptions): Promise<string> {
  const fetch = nodeFetch(options);
  try {
    return await (await fetch(url, { redirect: 'manual' })).text();
  } finally {
    await fetch.close();
  }
}

const proxyUrl = () => `http://user:pass%20word@127.0.0.1:${ports.proxy}`;
const plainUrl = () => `http://127.0.0.1:${ports.plain}/`;
const secureUrl = () => `https://localhost:${ports.secure}/`;

describe('a proxy', () => {
  it('gets requests of http with its own credentials', async () => {
    expect(await get(plainUrl(), { proxy: proxyUrl() })).toBe('from the proxy');
    const credentials = Buffer.from('user:pass word').toString('base64');
    expect(seen).toEqual([`GET ${plainUrl()} Basic ${credentials}`]);
  });

  it('tunnels https, whose certificates are checked', async () => {
    expect(await get(secureUrl(), { proxy: new URL(proxyUrl()), ca: CERT })).toBe('secure');
    expect(seen).toEqual([`CONNECT localhost:${ports.secure}`]);
    await expect(get(secureUrl(), { proxy: proxyUrl() })).rejects.toThrow();
  });

  it.each(['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'])('comes from the environment: %s', async (name) => {
    vi.stubEnv(name, proxyUrl());
    expect(await get(plainUrl(), {})).toBe('from the proxy');
    expect(await get(plainUrl(), { proxy: false })).toBe('plain');
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    expect(await get(plainUrl(), {})).toBe('plain');
    expect(await get(plainUrl(), { noProxy: 'other.example' })).toBe('from the proxy');
  });

  it.each(['user:pass%20word@127.0.0.1', '127.0.0.1'])('needs no scheme: %s', async (host) => {
    expect(await get(plainUrl(), { proxy: `${host}:${ports.proxy}` })).toBe('from the proxy');
    vi.stubEnv('HTTP_PROXY', `${host}:${ports.proxy}`);
    expect(await get(plainUrl(), {})).toBe('from the proxy');
  });

  it('is passed by for the hosts of a network', async () => {
    vi.stubEnv('NO_PROXY', '10.0.0.0/8,127.0.0.0/8');
    expect(await get(plainUrl(), { proxy: proxyUrl() })).toBe('plain');
  });

  it('may be one of SOCKS, for http and https', async () => {
    const hosts: string[] = [];
    const socks = createTcpServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      socket.once('data', () => {
        socket.write(Buffer.from([5, 0]));
        socket.once('data', (request: Buffer) => {
          const port = request.readUInt16BE(request.length - 2);
          hosts.push(request[3] === 3 ? request.toString('latin1', 5, request.length - 2) : 'an address');
          const target = connect(port, '127.0.0.1', () => {
            socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
            target.pipe(socket).pipe(target);
          });
          sockets.add(target.on('error', () => undefined));
        });
      });
    });
    onTestFinished(() => void socks.close());
    const proxyAddress = `socks5h://127.0.0.1:${await listen(socks)}`;
    expect(await get(plainUrl(), { proxy: proxyAddress })).toBe('plain');
    expect(await get(secureUrl(), { proxy: proxyAddress, ca: CERT })).toBe('secure');
    expect(hosts).toEqual(['an address', 'localhost']);
  });

  it('carries a call of the client', async () => {
    const fetch = nodeFetch({ proxy: proxyUrl() });
    const client = new InferenceClient(undefined, { fetch, retry: false, endpointUrl: `http://gpu.example/v1` });
    await expect(client.chatCompletion({ messages: [] })).rejects.toMatchObject({ code: 'PROVIDER_OUTPUT' });
    await fetch.close();
    expect(seen[0]).toMatch(/^POST http:\/\/gpu\.example\/v1\/chat\/completions Basic /);
  });
});

describe('a proxy that does not work', () => {
  /** The error of a call through a proxy, to an address that no test reaches. */
  const failure = async (
    proxy: string,
    scheme: 'http' | 'https',
    more: NodeFetchOptions = {},
  ): Promise<InferenceError> => {
    const fetch = nodeFetch({ proxy, ...more });
    const client = new InferenceClient('a-key', { fetch, retry: false, endpointUrl: `${scheme}://gpu.example/v1` });
    const error = await client.chatCompletion({ messages: [] }).catch((thrown: unknown) => thrown);
    await fetch.close();
    if (!InferenceError.is(error)) throw error;
    expect(JSON.stringify(error) + error.stack + inspect(error, { depth: 9 })).not.toContain('secret');
    return error;
  };
  /** The address of a proxy that handles each connection like this. */
  const proxyWith = async (handle: (socket: Socket) => void): Promise<string> => {
    const server = createTcpServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
      handle(socket);
    });
    onTestFinished(() => void server.close());
    return `127.0.0.1:${await listen(server)}`;
  };
  const refusing = (status: string) => (socket: Socket) => {
    socket.on('data', () => socket.end(`HTTP/1.1 ${status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`));
  };

  const closedPort = async () => {
    const server = createTcpServer();
    const port = await listen(server);
    server.close();
    await once(server, 'close');
    return port;
  };

  it.each(['http', 'https'] as const)('is named where it cannot be reached by SOCKS: %s', async (scheme) => {
    const host = `127.0.0.1:${await closedPort()}`;
    expect((await failure(`socks5://user:secret@${host}`, scheme)).message).toContain(
      `the proxy socks5://${host} cannot be reached (ECONNREFUSED).`,
    );
  });

  it.each(['http', 'https'] as const)('is named where it cannot be reached: %s', async (scheme) => {
    const port = await closedPort();
    expect(await failure(`http://user:secret@127.0.0.1:${port}`, scheme)).toMatchObject({
      fault: 'refused',
      errno: 'ECONNREFUSED',
      provider: `${scheme}://gpu.example/v1`,
      message: `No response from gpu.example: the proxy http://127.0.0.1:${port} cannot be reached (ECONNREFUSED). Check the option 'proxy', or HTTP_PROXY and HTTPS_PROXY; hosts in NO_PROXY are reached without it.`,
    });
  });

  it.each(['http', 'https'] as const)('is named where it wants credentials: %s', async (scheme) => {
    const host = await proxyWith(refusing('407 Proxy Authentication Required'));
    expect(await failure(`http://user:secret@${host}`, scheme)).toMatchObject({
      message: `No response from gpu.example: the proxy http://${host} refused its credentials (407). Write them into its address: http://user:password@host:port.`,
    });
  });

  it('is named where it refuses a tunnel, or closes it at once', async () => {
    const refused = await proxyWith(refusing('403 Forbidden'));
    expect((await failure(`http://${refused}`, 'https')).message).toContain(
      `the proxy http://${refused} refused (403).`,
    );
    const closing = await proxyWith((socket) => socket.on('data', () => socket.destroy()));
    expect((await failure(`http://${closing}`, 'https')).message).toContain(
      `the proxy http://${closing} cannot be reached (UND_ERR_SOCKET).`,
    );
  });

  it.each(['//secret', 'http://', 'user:secret@', 'proxy.example:secret'])('has no address: %s', async (proxy) => {
    expect(await failure(proxy, 'https')).toMatchObject({
      code: 'INPUT',
      message: expect.stringContaining('http://proxy.example:3128'),
    });
  });

  it.each(['socks4', 'ftp'])('has a scheme that is not supported: %s', async (scheme) => {
    const { code, message } = await failure(`${scheme}://user:secret@proxy.example:3128`, 'https');
    expect(code).toBe('INPUT');
    expect(message).toBe(
      `The option 'proxy' has the scheme ${scheme}://, which is not supported: http://, https:// and socks5:// are.`,
    );
  });
});

describe('an authority of certificates', () => {
  it('is trusted beside those of Node', async () => {
    expect(await get(secureUrl(), { ca: [CERT] })).toBe('secure');
    expect(await get(secureUrl(), { ca: Buffer.from(CERT) })).toBe('secure');
    await expect(get(secureUrl(), {})).rejects.toThrow();
  });
});

describe('a dispatcher', () => {
  it('is used as it is, and left open', async () => {
    const dispatcher = new Agent({ connect: { ca: CERT } });
    expect(await get(secureUrl(), { dispatcher, proxy: proxyUrl() })).toBe('secure');
    expect(await get(secureUrl(), { dispatcher })).toBe('secure');
    expect(seen).toEqual([]);
    await dispatcher.close();
  });
});

describe('a connection that the fetch of Node cannot open', () => {
  const call = (env: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    const client = new InferenceClient(undefined, { retry: false, endpointUrl: 'http://127.0.0.1:9/v1' });
    return client.chatCompletion({ messages: [] }).catch((error: Error) => error.message);
  };

  it('says why', async () => {
    expect(await call({})).toBe('No response from 127.0.0.1:9: bad port.');
  });

  it('has advice where a proxy is set', async () => {
    expect(await call({ HTTPS_PROXY: 'http://127.0.0.1:1' })).toContain('HTTPS_PROXY is set');
    expect(await call({ HTTPS_PROXY: 'http://127.0.0.1:1', NODE_USE_ENV_PROXY: '1' })).not.toContain('is set');
    expect(await call({ HTTPS_PROXY: '' })).not.toContain('is set');
  });
});
