import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, startFast } from '../../test/caller.ts';
import { chatWithFault, GROQ_CHAT } from '../../test/chat-with-fault.ts';
import type { Emulator } from '../host/start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const send = (fault: string, body: object = {}) => chatWithFault(emulator, fault, body);

describe('faults of responses', () => {
  const bodies: Record<string, (response: Response) => Promise<void> | void> = {
    'bad-gateway': async (response) => {
      expect(response.status).toBe(502);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect((await response.text()).length).toBeGreaterThan(40_000);
    },
    'captive-portal': (response) =>
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']),
    'error-in-200': async (response) => expect(await json(response)).toHaveProperty('error.message'),
    'problem-json': (response) => expect(response.headers.get('content-type')).toBe('application/problem+json'),
    'errors-array': async (response) => expect(await json(response)).toHaveProperty('errors.0.message'),
    'empty-error': async (response) => expect([response.status, await response.text()]).toEqual([500, '']),
    empty: async (response) => expect([response.status, await response.text()]).toEqual([200, '']),
    'no-content': (response) => expect(response.status).toBe(204),
    'malformed-json': async (response) => expect(response.json()).rejects.toThrow(SyntaxError),
    'truncated-json': async (response) => expect(response.json()).rejects.toThrow(SyntaxError),
    'nan-json': async (response) => expect(await response.text()).toContain(':NaN'),
    'deep-json': async (response) => expect((await response.text()).startsWith('['.repeat(100_000))).toBe(true),
    'duplicate-keys': async (response) => expect(await response.text()).toMatch(/^\{"id":"first".*"id":"chatcmpl/),
    'prototype-keys': async (response) => expect(await response.text()).toContain('"__proto__":{"polluted":true}'),
    bom: async (response) =>
      expect(new Uint8Array(await response.arrayBuffer()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf)),
    utf16: async (response) =>
      expect(new Uint8Array(await response.arrayBuffer()).slice(0, 4)).toEqual(Uint8Array.of(0xff, 0xfe, 0x7b, 0)),
    'invalid-utf8': async (response) => expect(await response.text()).toContain('\uFFFD'),
    'wrong-content-type': (response) => expect(response.headers.get('content-type')).toBe('text/html'),
    'unknown-encoding': (response) => expect(response.headers.get('content-encoding')).toBe('hubkit-9'),
    'corrupt-gzip': async (response) => expect(response.text()).rejects.toThrow(),
  };
  it.each(Object.keys(bodies))('%s does what its name says', async (name) => {
    await bodies[name]?.(await send(name));
  });

  it('redirects to another origin, and round in circles', async () => {
    const body = JSON.stringify({ model: 'x', messages: [] });
    const send = (fault: string) =>
      fetch(emulator.endpoints.router + GROQ_CHAT, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: { 'x-hubkit-fault': fault },
      });
    const away = await send('redirect');
    expect([away.status, away.headers.get('location')]).toEqual([
      307,
      `${emulator.endpoints.router.replace('127.0.0.1', 'localhost')}${GROQ_CHAT}`,
    ]);
    expect((await send('redirect-loop;status=308')).headers.get('location')).toBe(
      emulator.endpoints.router + GROQ_CHAT,
    );
  });

  it('sends more white space than anyone wants', async () => {
    const text = await (await send('large-json;mb=2')).text();
    expect(text.length).toBeGreaterThan(2 * 1_048_576);
    expect(JSON.parse(text)).toHaveProperty('choices');
  });

  it('sends gzip that ends early, of which fetch gives what it could read', async () => {
    const whole = await (await send('rate-limit;times=0')).text();
    const part = await (await send('truncated-gzip')).text().catch(() => '');
    expect(part.length).toBeLessThan(whole.length);
    expect(() => JSON.parse(part)).toThrow();
  });

  it('names fifty encodings, which fetch refuses', async () => {
    await expect(send('many-encodings').then((response) => response.text())).rejects.toThrow();
  });

  it('says how long a model will load, and any status with any wish to retry', async () => {
    expect(await json(send('model-loading;seconds=3'))).toMatchObject({ estimated_time: 3 });
    const response = await send('status;code=409;x-should-retry=true');
    expect([response.status, response.headers.get('x-should-retry')]).toEqual([409, 'true']);
    expect((await send('plain-text-error')).headers.get('content-type')).toContain('text/plain');
  });

  it('sends a small body that unpacks to a large one', async () => {
    const response = await send('gzip-bomb;mb=8');
    expect((await response.arrayBuffer()).byteLength).toBe(8 * 1_048_576);
  });

  it('comes late, also where no timer is as long', async () => {
    const start = performance.now();
    // It ends with the emulator.
    const never = send('slow;ms=99999999999').catch(() => undefined);
    const first = await Promise.race([never, send('slow;ms=120')]);
    expect(performance.now() - start).toBeGreaterThan(110);
    expect(first?.headers.get('x-hubkit-fault')).toBe('slow');
  });
});

describe('faults of the connection', () => {
  it.each(['reset', 'reset-headers', 'huge-headers'])('%s fails the request', async (fault) => {
    await expect(send(fault)).rejects.toThrow('fetch failed');
  });

  it.each(['reset-body', 'short-body'])('%s fails the reading of the body', async (fault) => {
    const response = await send(fault);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it.each(['reset-stream', 'no-terminator'])('%s breaks a stream', async (fault) => {
    const response = await send(fault, { stream: true });
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('never responds', async () => {
    const request = fetch(`${emulator.endpoints.hub}/api/models`, {
      headers: { 'x-hubkit-fault': 'hang;target=hub' },
      signal: AbortSignal.timeout(150),
    });
    await expect(request).rejects.toThrow('timeout');
  });
});
