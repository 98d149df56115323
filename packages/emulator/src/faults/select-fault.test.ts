import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { hubAuth, json, post, startFast } from '../../test/caller.ts';
import { chatWithFault, GROQ_CHAT } from '../../test/chat-with-fault.ts';
import { createEmulator } from '../host/create-emulator.ts';
import type { Emulator } from '../host/start-emulator.ts';
import type { Injection } from './select-fault.ts';
import { listFaults } from './table.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterEach(() => emulator.clearFaults());
afterAll(() => emulator.close());

const send = (fault: string, body: object = {}) => chatWithFault(emulator, fault, body);
const chat = (router = emulator.endpoints.router) =>
  post(router + GROQ_CHAT, { model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content: 'Hello' }] });
const mapping = (hub = emulator.endpoints.hub) => fetch(`${hub}/api/models/openai/gpt-oss-20b`);

describe('requesting a fault', () => {
  it('works by a header, and the response names the fault', async () => {
    const response = await send('rate-limit;retry-after=7');
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(response.headers.get('x-hubkit-fault')).toBe('rate-limit');
    expect(await json(response)).toMatchObject({ error: { message: expect.stringContaining('Rate limit') } });
  });

  it('works by the base URL, for clients that send no headers', async () => {
    const { router } = emulator.faultyEndpoints('status;code=418');
    expect((await chat(router)).status).toBe(418);
  });

  it('stays with the URLs in responses', async () => {
    const { router } = emulator.faultyEndpoints('status;code=503;target=media');
    const image = { model: 'black-forest-labs/FLUX.1-schnell', prompt: 'x', width: 64, height: 64 };
    const body = await json<{ data: { url: string }[] }>(post(`${router}/together/v1/images/generations`, image));
    expect((await fetch(body.data[0]?.url ?? '')).status).toBe(503);
  });

  it('strikes as often as it says', async () => {
    const { hub } = emulator.faultyEndpoints('overloaded;times=2;skip=1;target=hub');
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await mapping(hub)).status);
    expect(statuses).toEqual([200, 503, 503, 200]);
  });

  it.each([
    ['an unknown name', 'nonsense', 'There is no fault “nonsense”. The faults are: rate-limit'],
    ['an unknown parameter', 'stall;speed=3', 'has no parameter “speed”: it takes target, times, skip, events'],
    [
      'a number that is none',
      'stall;events=many',
      '“events” of the fault “stall” must be a number of at least 0, not “many”',
    ],
    [
      'a status that is none',
      'status;code=99',
      '“code” of the fault “status” must be a number from 400 to 599, not “99”',
    ],
    [
      'a target that is none',
      'stall;target=moon',
      'The target of a fault must be provider, router, hub, media, any or a part of a path, such as “/groq/”, not “moon”.',
    ],
    ['a path without its slash', 'stall;target=groq/openai', 'such as “/groq/”, not “groq/openai”.'],
  ])('is rejected with %s', async (_what, fault, message) => {
    const response = await send(fault);
    expect(response.status).toBe(400);
    expect((await json<{ error: string }>(response)).error).toContain(message);
    expect(() => emulator.inject({ fault: fault as 'stall' })).toThrow(message);
  });

  it('needs a connection for faults of the connection', async () => {
    const request = new Request('http://127.0.0.1/hub/api/models', {
      headers: { 'x-hubkit-fault': 'reset;target=hub' },
    });
    expect((await createEmulator().fetch(request)).status).toBe(501);
  });
});

describe('the target of a fault', () => {
  it('is the provider by default: the mapping is read, and the chat fails', async () => {
    const { hub, router } = emulator.faultyEndpoints('rate-limit');
    const lookUp = await mapping(hub);
    expect(lookUp.status).toBe(200);
    expect(lookUp.headers.get('x-hubkit-fault-skipped')).toBe(
      'rate-limit: its target is provider; this request is to the hub',
    );
    expect((await chat(router)).status).toBe(429);
  });

  it.each([
    ['hub', [503, 200, 200]],
    ['router', [200, 503, 200]],
    ['provider', [200, 503, 503]],
    ['any', [503, 503, 503]],
    ['/providers/groq', [200, 200, 503]],
  ] as const)('%s', async (target, statuses) => {
    emulator.inject({ fault: 'overloaded', target });
    const direct = post(
      `${emulator.endpoints.providers.groq}/openai/v1/chat/completions`,
      { model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content: 'Hello' }] },
      { authorization: 'Bearer emulator-groq' },
    );
    expect([(await mapping()).status, (await chat()).status, (await direct).status]).toEqual(statuses);
  });

  it('of the router makes the router fail, in the format of the hub', async () => {
    expect(await json(send('overloaded;target=router'))).toEqual({ error: 'Service Unavailable' });
    expect(await json(send('overloaded'))).toHaveProperty('error.message');
  });

  it('includes the chat route of the router, which passes requests on to a provider', async () => {
    emulator.inject({ fault: 'overloaded' });
    expect((await post(`${emulator.endpoints.router}/v1/chat/completions`, {})).status).toBe(503);
    expect((await fetch(`${emulator.endpoints.router}/v1/models`)).status).toBe(200);
  });

  it('is never the emulator itself', async () => {
    emulator.inject({ fault: 'overloaded', target: 'any' });
    expect((await fetch(`${emulator.url}/`)).status).toBe(200);
  });
});

describe('an injected fault', () => {
  it('counts how often it struck, and is removed', async () => {
    const fault = emulator.inject({ fault: 'model-loading', target: 'hub', parameters: { seconds: 3 } });
    expect(await json(mapping())).toMatchObject({ estimated_time: 3 });
    expect(fault.struck).toBe(1);
    fault.remove();
    expect((await mapping()).status).toBe(200);
    expect(fault.struck).toBe(1);
  });

  it('says why it left a request alone', async () => {
    const fault = emulator.inject({ fault: 'cut-stream', times: 1 });
    const response = await chat();
    expect(response.headers.get('x-hubkit-fault')).toBeNull();
    expect(fault.struck).toBe(0);
    expect(fault.state().lastSkipped).toBe('the response is not an event stream');
    await (await send('no-done', {})).text();
    expect(emulator.faults()).toMatchObject([
      { fault: 'cut-stream', source: 'injected', struck: 0 },
      { fault: 'no-done', source: 'requested', struck: 0 },
    ]);
  });

  it('is not used up by parallel requests that it cannot strike', async () => {
    const fault = emulator.inject({ fault: 'overloaded', times: 2 });
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await chat()).status));
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect(fault.struck).toBe(2);
  });

  it('is removed with all others at once', async () => {
    emulator.inject({ fault: 'overloaded', target: 'hub' });
    emulator.inject({ fault: 'rate-limit' });
    emulator.clearFaults();
    expect(emulator.faults()).toEqual([]);
    expect([(await mapping()).status, (await chat()).status]).toEqual([200, 200]);
  });

  it('that never struck is warned of at the end', async () => {
    const own = await startFast();
    own.inject({ fault: 'overloaded' });
    await fetch(`${own.endpoints.hub}/api/models`);
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    await own.close();
    expect((await warned).message).toBe(
      'The fault “overloaded” (target provider) was injected and never struck: its target is provider; this request is to the hub.',
    );
  });

  it('has a name that the types know', () => {
    expectTypeOf<'rate-limit'>().toExtend<Injection['fault']>();
    expectTypeOf<'rate-limit;retry-after=3'>().toExtend<Injection['fault']>();
    expectTypeOf<'rate-limits'>().not.toExtend<Injection['fault']>();
  });
});

describe('the fault table', () => {
  it('names and describes every fault, and lists it at /faults', async () => {
    const faults = listFaults();
    expect(faults).toHaveLength(103);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
    for (const fault of faults) expect(fault.summary).toMatch(/^\S.{5,}/);
    expect(await json(fetch(`${emulator.url}/faults`, { headers: hubAuth }))).toEqual({ known: faults, active: [] });
  });
});
