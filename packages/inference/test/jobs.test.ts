import { describe, expect, it } from 'vitest';
import { type CallEvent, type CallOptions, InferenceClient } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { fakeFetch } from './support/fake-fetch.ts';
import { type AcmeJob, cancelJob, jobProvider } from './support/job-provider.ts';

const PNG_URL = 'data:image/png;base64,iVBORw==';

/** Runs a job whose responses are given in turn, the last one for ever. */
async function run(responses: readonly object[], more: Partial<AcmeJob> = {}, options: CallOptions = {}) {
  const provider = jobProvider({ cancel: cancelJob, ...more });
  const clock = createFakeClock();
  const times: number[] = [];
  const fetch = fakeFetch((_, number) => {
    times.push(clock.now());
    return Response.json(responses[Math.min(number, responses.length) - 1]);
  });
  const events: CallEvent[] = [];
  const entry = { provider: 'acme', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' };
  const client = new InferenceClient('key-4711', {
    fetch,
    clock,
    mapping: { m: [entry] },
    onEvent: (event) => events.push(event),
    ...options,
  });
  const call = client.textToImage({ provider, model: 'm', inputs: 'a cat' });
  const result: unknown = await clock.finish(call.catch((error: unknown) => error));
  const waits = times.slice(1).map((time, index) => Math.round(time - (times[index] ?? 0)));
  return { result, waits, clock, seen: fetch.seen, polls: events.filter(({ type }) => type === 'poll') };
}

describe('a polled job', () => {
  it('may be polled at a steady pace', async () => {
    const pending = Array(5).fill({ state: 'pending' });
    const steady = await run([{ id: '7' }, ...pending, { state: 'ready', url: PNG_URL }], { afterMs: 1000, growth: 1 });
    expect(steady.result).toBeInstanceOf(Blob);
    expect(steady.waits).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    const growing = await run([{ id: '7' }, ...pending, { state: 'ready', url: PNG_URL }], { afterMs: 1000 });
    expect(growing.waits).toEqual([1000, 1500, 2250, 3375, 5000, 5000]);
  });

  it('is polled past every cache', async () => {
    const { seen } = await run([{ id: '7' }, { state: 'pending' }, { state: 'ready', url: PNG_URL }]);
    expect(seen.map(({ method, init }) => [method, init.cache])).toEqual([
      ['POST', undefined],
      ['GET', 'no-store'],
      ['GET', 'no-store'],
    ]);
  });

  it('fails with the words of the provider, without the key', async () => {
    const { result } = await run([{ id: '7' }, { state: 'broken', why: 'the prompt of key-4711 was blocked' }]);
    expect(result).toMatchObject({
      code: 'JOB',
      message: 'Acme text-to-image task failed: the prompt of [redacted] was blocked',
    });
    expect((await run([{ id: '7' }, { state: 'broken' }])).result).toMatchObject({
      message: 'Acme text-to-image task failed: broken',
    });
  });

  it('needs a ticket, updates and a result of the promised form', async () => {
    for (const [responses, why] of [
      [[{ name: 7 }], 'expected "id" but received undefined at $.id'],
      [[{ id: '7' }, { state: 7 }], 'expected string but received 7 at $.state'],
      [[{ id: '7' }, { state: 'ready' }], 'expected "url" but received undefined at $.url'],
    ] as const) {
      const { result } = await run(responses);
      expect(result).toMatchObject({
        code: 'PROVIDER_OUTPUT',
        message: `Received malformed response from Acme text-to-image API: ${why}`,
      });
    }
  });

  it('reports its progress', async () => {
    const { polls } = await run([{ id: '7' }, { state: 'pending', share: 0.5 }, { state: 'ready', url: PNG_URL }], {
      progress: (update) => ('share' in update ? { fraction: update.share as number } : {}),
    });
    expect(polls).toEqual([
      { type: 'poll', attempt: 1, status: undefined, progress: {} },
      { type: 'poll', attempt: 2, status: 'pending', progress: { fraction: 0.5 } },
    ]);
  });

  it('is polled a last time when its time is up', async () => {
    const options = { timeouts: { jobMs: 1500 } };
    const steps = { afterMs: 1000, growth: 1 };
    const late = await run([{ id: '7' }, { state: 'pending' }, { state: 'ready', url: PNG_URL }], steps, options);
    expect(late.result).toBeInstanceOf(Blob);
    expect(late.waits).toEqual([1000, 500]);
    const never = await run([{ id: '7' }, { state: 'pending' }], steps, options);
    expect(never.result).toMatchObject({
      code: 'TIMEOUT',
      layer: 'job',
      job: { urls: { status: 'https://api.acme.example/jobs/7' } },
    });
    expect(never.seen.at(-1)).toMatchObject({ method: 'DELETE', url: 'https://api.acme.example/jobs/7' });
    expect(never.clock.now()).toBe(1500);
  });

  it('ends with the time of the call where that was set', async () => {
    const { result, clock, seen } = await run([{ id: '7' }, { state: 'pending' }], {}, { timeouts: { totalMs: 3000 } });
    expect(result).toMatchObject({ code: 'TIMEOUT', layer: 'total' });
    expect(clock.now()).toBe(3000);
    expect(seen.at(-1)?.method).toBe('DELETE');
  });
});
