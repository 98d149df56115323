import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askWithFault, GROQ_CHAT } from '../../test/ask-with-fault.ts';
import { json, startFast } from '../../test/caller.ts';
import type { Emulator } from '../start-emulator.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const ask = (fault: string, body: object = {}) => askWithFault(emulator, fault, body);

describe('faults of answers', () => {
  const bodies: Record<string, (answer: Response) => Promise<void> | void> = {
    'bad-gateway': async (answer) => {
      expect(answer.status).toBe(502);
      expect(answer.headers.get('content-type')).toContain('text/html');
      expect((await answer.text()).length).toBeGreaterThan(40_000);
    },
    'captive-portal': (answer) =>
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']),
    'error-in-200': async (answer) => expect(await json(answer)).toHaveProperty('error.message'),
    'problem-json': (answer) => expect(answer.headers.get('content-type')).toBe('application/problem+json'),
    'errors-array': async (answer) => expect(await json(answer)).toHaveProperty('errors.0.message'),
    'empty-error': async (answer) => expect([answer.status, await answer.text()]).toEqual([500, '']),
    empty: async (answer) => expect([answer.status, await answer.text()]).toEqual([200, '']),
    'no-content': (answer) => expect(answer.status).toBe(204),
    'malformed-json': async (answer) => expect(answer.json()).rejects.toThrow(SyntaxError),
    'truncated-json': async (answer) => expect(answer.json()).rejects.toThrow(SyntaxError),
    'nan-json': async (answer) => expect(await answer.text()).toContain(':NaN'),
    'deep-json': async (answer) => expect((await answer.text()).startsWith('['.repeat(100_000))).toBe(true),
    'duplicate-keys': async (answer) => expect(await answer.text()).toMatch(/^\{"id":"first".*"id":"chatcmpl/),
    'prototype-keys': async (answer) => expect(await answer.text()).toContain('"__proto__":{"polluted":true}'),
    bom: async (answer) =>
      expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf)),
    utf16: async (answer) =>
      expect(new Uint8Array(await answer.arrayBuffer()).slice(0, 4)).toEqual(Uint8Array.of(0xff, 0xfe, 0x7b, 0)),
    'invalid-utf8': async (answer) => expect(await answer.text()).toContain('\uFFFD'),
    'wrong-content-type': (answer) => expect(answer.headers.get('content-type')).toBe('text/html'),
    'unknown-encoding': (answer) => expect(answer.headers.get('content-encoding')).toBe('hubkit-9'),
    'corrupt-gzip': async (answer) => expect(answer.text()).rejects.toThrow(),
  };
  it.each(Object.keys(bodies))('%s does what its name says', async (name) => {
    await bodies[name]?.(await ask(name));
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
    const text = await (await ask('large-json;mb=2')).text();
    expect(text.length).toBeGreaterThan(2 * 1_048_576);
    expect(JSON.parse(text)).toHaveProperty('choices');
  });

  it('sends gzip that ends early, of which fetch gives what it could read', async () => {
    const whole = await (await ask('rate-limit;times=0')).text();
    const part = await (await ask('truncated-gzip')).text().catch(() => '');
    expect(part.length).toBeLessThan(whole.length);
    expect(() => JSON.parse(part)).toThrow();
  });

  it('names fifty encodings, which fetch refuses', async () => {
    await expect(ask('many-encodings').then((answer) => answer.text())).rejects.toThrow();
  });

  it('says how long a model will load, and any status with any wish to retry', async () => {
    expect(await json(ask('model-loading;seconds=3'))).toMatchObject({ estimated_time: 3 });
    const answer = await ask('status;code=409;x-should-retry=true');
    expect([answer.status, answer.headers.get('x-should-retry')]).toEqual([409, 'true']);
    expect((await ask('plain-text-error')).headers.get('content-type')).toContain('text/plain');
  });

  it('sends a small body that unpacks to a large one', async () => {
    const answer = await ask('gzip-bomb;mb=8');
    expect((await answer.arrayBuffer()).byteLength).toBe(8 * 1_048_576);
  });

  it('comes late', async () => {
    const start = performance.now();
    expect((await ask('slow;ms=120')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(110);
  });
});

describe('faults of the connection', () => {
  it.each(['reset', 'reset-headers', 'huge-headers'])('%s fails the request', async (fault) => {
    await expect(ask(fault)).rejects.toThrow('fetch failed');
  });

  it.each(['reset-body', 'short-body'])('%s fails the reading of the body', async (fault) => {
    const answer = await ask(fault);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it.each(['reset-stream', 'no-terminator'])('%s breaks a stream', async (fault) => {
    const answer = await ask(fault, { stream: true });
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('never answers', async () => {
    const request = fetch(`${emulator.endpoints.hub}/api/models`, {
      headers: { 'x-hubkit-fault': 'hang;target=hub' },
      signal: AbortSignal.timeout(150),
    });
    await expect(request).rejects.toThrow('timeout');
  });
});
