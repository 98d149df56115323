import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hubAuth, json, post, startFast } from '../../test/caller.ts';
import { EmulatorError } from '../contract/errors.ts';
import { type Emulator, startEmulator, toPublicHost } from './start-emulator.ts';

/** Requests `GET /` with a Host header of choice, which fetch does not allow. */
function raw(port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () =>
      socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.setEncoding('utf8').on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

describe('startEmulator', () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startFast();
  });
  afterAll(() => emulator.close());

  it('tells at its root what it is and where its parts stand', async () => {
    const body = await json(fetch(emulator.url));
    expect(body.emulator).toBe(true);
    expect(body.endpoints).toEqual(emulator.endpoints);
    expect(body.models).toContain('meta-llama/Llama-3.3-70B-Instruct');
  });

  it('shows a page to people, which loads and runs nothing', async () => {
    const response = await fetch(emulator.url, { headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('No model runs here');
    expect(page).toContain(emulator.endpoints.router);
    expect(page).not.toMatch(/<script|<link|<img|style=/);
  });

  it('is named in the headers of every response', async () => {
    for (const path of [
      '/',
      '/nothing',
      '/hub/api/models',
      '/hub/api/whoami-v2',
      '/router/groq/x',
      '/providers/groq/x',
    ]) {
      const response = await fetch(emulator.url + path);
      expect(response.headers.get('x-hubkit-emulator'), path).toMatch(/^\d+\.\d+\.\d+/);
      expect(response.headers.get('x-request-id'), path).toBeTruthy();
    }
  });

  it('leaves the global Request and Response alone', async () => {
    const response = await fetch(emulator.url);
    expect(response.constructor).toBe(globalThis.Response);
  });

  it('can stand below a path', async () => {
    const below = await startFast({ basePath: '/emulator' });
    expect(below.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/emulator$/);
    expect(below.endpoints.hub).toBe(`${below.url}/hub`);
    expect((await json(fetch(below.url))).endpoints).toEqual(below.endpoints);
    const { hub } = below.faultyEndpoints('overloaded;target=hub');
    expect((await fetch(`${hub}/api/models`)).status).toBe(503);
    await below.close();
  });

  it.each([
    ['0.0.0.0', undefined, '127.0.0.1'],
    ['0.0.0.0', 'emulator.test', 'emulator.test'],
    ['127.0.0.1', 'emulator.test', 'emulator.test'],
  ])('listens at %s with the public host %s, and its URLs name %s', async (host, publicHost, named) => {
    const open = await startFast({ host, ...(publicHost === undefined ? {} : { publicHost }) });
    expect(open.url).toBe(`http://${named}:${open.port}`);
    expect(Object.values(open.endpoints.providers).every((url) => url.startsWith(open.url))).toBe(true);
    expect(open.faultyEndpoints('slow').hub).toContain(`${open.url}/~slow`);
    const [, status = ''] = /^HTTP\/1.1 (\d+)/.exec(await raw(open.port, `${named}:${open.port}`)) ?? [];
    expect(status).toBe('200');
    await open.close();
  });

  it('says in one sentence that a port is in use', async () => {
    const error = await startEmulator({ port: emulator.port }).catch((thrown: unknown) => thrown);
    expect(EmulatorError.is(error)).toBe(true);
    expect(error).toMatchObject({
      code: 'PORT_IN_USE',
      message: `Port ${emulator.port} on 127.0.0.1 is already in use: choose another port, or 0 for any free one.`,
    });
  });

  it('says in one sentence that a port is none', async () => {
    for (const port of [70_000, 'here' as never]) {
      const message = `The port must be a number from 0 to 65535, not ${port}.`;
      await expect(startEmulator({ port })).rejects.toMatchObject({ code: 'LISTEN_FAILED', message });
    }
  });

  it('cuts open streams when it is closed', async () => {
    const slow = await startEmulator({ pace: { firstTokenMs: 0, tokenMs: 10_000 } });
    const response = await post(`${slow.endpoints.router}/groq/openai/v1/chat/completions`, {
      model: 'llama-3.1-8b-instant',
      stream: true,
      messages: [{ role: 'user', content: 'Hello' }],
    });
    const reading = response.text().catch((thrown: unknown) => thrown);
    await slow.close();
    expect(await reading).toBeInstanceOf(Error);
    await expect(fetch(slow.url, { headers: hubAuth })).rejects.toThrow();
  });
});

it.each([
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['0.0.0.0', undefined, '127.0.0.1'],
  ['::', undefined, '[::1]'],
  ['192.168.0.7', undefined, '192.168.0.7'],
  ['fd00::7', undefined, '[fd00::7]'],
  ['0.0.0.0', 'Emulator.test', 'emulator.test'],
  ['0.0.0.0', '[fd00::7]', '[fd00::7]'],
])('the address of %s with the public host %s is that of %s', (host, publicHost, name) => {
  expect(toPublicHost(host, publicHost)).toBe(name);
});
