import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';
import type { Exchange } from './exchange.ts';

const finished: Exchange[] = [];
let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast({ keepExchanges: 5, onExchange: (exchange) => finished.push(exchange) });
});
afterAll(() => emulator.close());

const CANARY = 'canary7f3a9';
const chat = (more: object = {}, headers: Record<string, string> = { authorization: `Bearer hf_${CANARY}` }) =>
  post(
    `${emulator.endpoints.router}/groq/openai/v1/chat/completions?trace=1`,
    { model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content: 'Tell me a story about a fox' }], ...more },
    headers,
  );

describe('the exchange log', () => {
  it('keeps what went to and fro', async () => {
    const text = await (await chat()).text();
    expect(emulator.exchanges().at(-1)).toMatchObject({
      method: 'POST',
      path: '/router/groq/openai/v1/chat/completions?trace=1',
      status: 200,
      requestBody: expect.stringContaining('about a fox'),
      responseText: text,
      responseBytes: Buffer.byteLength(text),
      outcome: 'completed',
    });
  });

  it('keeps no secret', async () => {
    await (
      await chat(
        {},
        { authorization: `Bearer hf_${CANARY}`, 'x-key': CANARY, 'x-api-key': CANARY, cookie: `session=${CANARY}` },
      )
    ).text();
    const { requestHeaders } = emulator.exchanges().at(-1) ?? { requestHeaders: {} };
    expect(requestHeaders).toMatchObject({
      authorization: 'Bearer ***',
      'x-key': '***',
      'x-api-key': '***',
      cookie: '***',
    });
    expect(JSON.stringify(emulator.exchanges())).not.toContain(CANARY);
  });

  it('keeps only the last ones, and tells each one when it has ended', async () => {
    const before = finished.length;
    for (let call = 0; call < 8; call++) await (await chat()).text();
    expect(emulator.exchanges()).toHaveLength(5);
    await expect.poll(() => finished.length).toBe(before + 8);
    expect(new Set(finished.map((exchange) => exchange.outcome))).toEqual(new Set(['completed']));
  });

  it('keeps what was refused at the door', async () => {
    await (await fetch(emulator.url, { headers: { origin: 'https://evil.example' } })).text();
    expect(emulator.exchanges().at(-1)).toMatchObject({ path: '/', status: 403, outcome: 'completed' });
  });

  it('names the fault of a response', async () => {
    await (await chat({}, { authorization: 'Bearer hf_00000000', 'x-hubkit-fault': 'overloaded' })).text();
    expect(emulator.exchanges().at(-1)).toMatchObject({ status: 503, fault: 'overloaded' });
    await chat({}, { authorization: 'Bearer hf_00000000', 'x-hubkit-fault': 'reset' }).catch(() => {});
    expect(emulator.exchanges().at(-1)).toMatchObject({ outcome: 'disrupted', fault: 'reset' });
  });
});

describe('the exchanges of a run', () => {
  const run = (name: string, headers: Record<string, string> = {}) =>
    chat({}, { authorization: 'Bearer hf_00000000', 'x-hubkit-run': name, ...headers });
  const read = async (name: string) =>
    (await fetch(`${emulator.url}/exchanges?run=${name}`)).json() as Promise<Exchange[]>;

  it('are kept apart and can be read, when the last exchanges are of others', async () => {
    await (await run('one')).text();
    for (let call = 0; call < 6; call++) await (await run('two')).text();
    expect(emulator.exchanges().map((exchange) => exchange.run)).not.toContain('one');
    expect(emulator.exchanges({ run: 'one' })).toMatchObject([{ run: 'one', status: 200, outcome: 'completed' }]);
    expect(await read('one')).toEqual(emulator.exchanges({ run: 'one' }));
    expect(await read('none')).toEqual([]);
  });

  it('say which request a fault struck, also when there was no response', async () => {
    await run('three', { 'x-hubkit-fault': 'reset' }).catch(() => {});
    const fault = { 'x-hubkit-run': 'three', 'x-hubkit-fault': 'reset' };
    await (await fetch(`${emulator.endpoints.hub}/api/models/openai/gpt-oss-20b`, { headers: fault })).text();
    const [chatted, lookedUp] = await read('three');
    expect(chatted).toMatchObject({ outcome: 'disrupted', fault: 'reset' });
    expect(chatted).not.toHaveProperty('status');
    expect(lookedUp).toMatchObject({
      status: 200,
      faultSkipped: expect.stringContaining('reset: its target is provider'),
    });
    expect(lookedUp).not.toHaveProperty('fault');
  });

  it('show a request that hangs while it hangs', async () => {
    const leave = new AbortController();
    const hanging = fetch(`${emulator.endpoints.hub}/api/models`, {
      headers: { 'x-hubkit-run': 'four', 'x-hubkit-fault': 'hang;target=hub' },
      signal: leave.signal,
    });
    await expect.poll(() => read('four')).toMatchObject([{ outcome: 'open', fault: 'hang' }]);
    leave.abort();
    await expect(hanging).rejects.toThrow();
    await expect.poll(() => read('four')).toMatchObject([{ outcome: 'disrupted', fault: 'hang' }]);
  });
});

describe('a client that leaves', () => {
  it('ends the stream before its next chunk', async () => {
    const slow = await startFast({ pace: { firstTokenMs: 0, tokenMs: 50, jobStepMs: 0 } });
    const controller = new AbortController();
    const response = await fetch(`${slow.endpoints.router}/groq/openai/v1/chat/completions`, {
      method: 'POST',
      signal: controller.signal,
      headers: { authorization: 'Bearer hf_00000000', 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'llama-3.1-8b-instant',
        stream: true,
        messages: [{ role: 'user', content: 'Tell me a story' }],
      }),
    });
    await response.body?.getReader().read();
    expect(slow.exchanges().at(-1)?.outcome).toBe('open');
    controller.abort();
    await expect.poll(() => slow.exchanges().at(-1)?.outcome, { interval: 5 }).toBe('aborted');
    const { responseBytes = 0 } = slow.exchanges().at(-1) ?? {};
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(slow.exchanges().at(-1)?.responseBytes).toBe(responseBytes);
    await slow.close();
  });
});
