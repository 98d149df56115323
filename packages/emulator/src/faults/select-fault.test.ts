import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askWithFault, GROQ_CHAT } from '../../test/ask-with-fault.ts';
import { json, post, startFast } from '../../test/caller.ts';
import { createEmulator } from '../create-emulator.ts';
import type { Emulator } from '../start-emulator.ts';
import { listFaults } from './table.ts';

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const ask = (fault: string, body: object = {}) => askWithFault(emulator, fault, body);

describe('choosing a fault', () => {
  it('is done by a header, and the answer says so', async () => {
    const answer = await ask('rate-limit;retry-after=7');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('x-hubkit-fault')).toBe('rate-limit');
    expect(await json(answer)).toMatchObject({ error: { message: expect.stringContaining('Rate limit') } });
  });

  it('is done by the base address, for clients that can send no header', async () => {
    const { router } = emulator.faultyEndpoints('status;code=418');
    const answer = await post(router + GROQ_CHAT, { model: 'x', messages: [] });
    expect(answer.status).toBe(418);
  });

  it('counts: the first requests are spoiled, the later ones are not', async () => {
    const { hub } = emulator.faultyEndpoints('overloaded;times=2');
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await fetch(`${hub}/api/models?limit=1`)).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('spares paths it is not meant for', async () => {
    const endpoints = emulator.faultyEndpoints('overloaded;on=chat');
    expect((await fetch(`${endpoints.hub}/api/models?limit=1`)).status).toBe(200);
    expect((await post(endpoints.router + GROQ_CHAT, {})).status).toBe(503);
  });

  it('is done from within the process, and taken back', async () => {
    const remove = emulator.inject({ fault: 'model-loading', path: '/hub' });
    expect((await fetch(`${emulator.endpoints.hub}/api/models`)).status).toBe(503);
    remove();
    expect((await fetch(`${emulator.endpoints.hub}/api/models`)).status).toBe(200);
  });

  it('explains an unknown name and an unknown parameter', async () => {
    const unknown = await ask('nonsense');
    expect(unknown.status).toBe(400);
    expect((await json<{ error: string }>(unknown)).error).toContain(
      'There is no fault called “nonsense”. Known are: rate-limit',
    );
    expect((await json<{ error: string }>(ask('stall;speed=3'))).error).toContain(
      'has no parameter “speed”: it takes on, times, skip, events',
    );
  });

  it('needs a connection for faults of the connection', async () => {
    const inProcess = createEmulator();
    const answer = await inProcess.fetch(
      new Request('http://127.0.0.1/hub/api/models', { headers: { 'x-hubkit-fault': 'reset' } }),
    );
    expect(answer.status).toBe(501);
  });
});

describe('the fault table', () => {
  it('names and describes every fault once', () => {
    const faults = listFaults();
    expect(new Set(faults.map((fault) => fault.name)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThan(50);
    for (const fault of faults) expect(fault.summary).toMatch(/^\S.{5,}/);
  });
});
