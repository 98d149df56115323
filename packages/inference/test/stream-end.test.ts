import { describe, expect, it } from 'vitest';
import { chatCompletionStream, InferenceError, TimeoutError } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { ARGS, delta, fakeFetch, MAPPING, never, silentAfter } from './support/fake-fetch.ts';

describe('a stream that is returned while it waits', () => {
  const waiting = (answer: (init: RequestInit) => Response | Promise<Response>) => {
    const fetch = fakeFetch(({ init }) => answer(init));
    return chatCompletionStream(ARGS, { fetch, mapping: MAPPING });
  };

  it('ends at once, and cancels upstream', async () => {
    let isCancelled = false;
    const onCancel = () => {
      isCancelled = true;
    };
    const values = waiting(() =>
      silentAfter(`data: ${delta('x')}\n\n`, { 'Content-Type': 'text/event-stream' }, onCancel),
    );
    await values.next();
    const next = values.next();
    await expect(values.return()).resolves.toEqual({ done: true, value: undefined });
    await expect(next).resolves.toEqual({ done: true, value: undefined });
    await expect(values.next()).resolves.toEqual({ done: true, value: undefined });
    expect(isCancelled).toBe(true);
  });

  it('ends before the headers, and before anything was asked', async () => {
    const values = waiting(never);
    const next = values.next();
    await values.return();
    await expect(next).resolves.toMatchObject({ done: true });
    const untouched = waiting(never);
    await expect(untouched.return()).resolves.toMatchObject({ done: true });
    await expect(waiting(never).throw(new Error('no'))).rejects.toThrow('no');
  });

  it('is over after an error', async () => {
    const values = waiting(() => new Response(null, { status: 400 }));
    await expect(values.next()).rejects.toMatchObject({ code: 'PROVIDER_API' });
    await expect(values.next()).resolves.toMatchObject({ done: true });
  });
});

describe('the limits of time of a stream', () => {
  const timeouts = { headersMs: 1000, firstContentMs: 2000, idleMs: 3000 };
  const run = (answer: (init: RequestInit) => Response | Promise<Response>, options = {}) => {
    const clock = createFakeClock();
    const fetch = fakeFetch(({ init }) => answer(init));
    const result = (async () => {
      const all = [];
      for await (const chunk of chatCompletionStream(ARGS, {
        fetch,
        mapping: MAPPING,
        clock,
        timeouts,
        retry: false,
        ...options,
      })) {
        all.push(chunk);
      }
      return all;
    })().catch((error: unknown) => error);
    return { clock, fetch, result: () => clock.finish(result) };
  };
  const SSE = { 'Content-Type': 'text/event-stream' };

  it('end the wait for headers', async () => {
    const { result, clock } = run(never);
    expect(await result()).toMatchObject({ code: 'TIMEOUT', layer: 'headers' });
    expect(clock.now()).toBe(1000);
    expect(clock.pending).toBe(0);
  });

  it('end the wait for content, even when there are signs of life', async () => {
    expect(await run(() => silentAfter('', SSE)).result()).toMatchObject({ layer: 'firstContent' });
    const { result, clock } = run(() => silentAfter(': ping\n\n', SSE), { timeouts: { ...timeouts, idleMs: 5000 } });
    expect(await result()).toMatchObject({ layer: 'firstContent' });
    expect(clock.now()).toBe(2000);
  });

  it('end a pause, with the text so far', async () => {
    const { result, clock } = run(() => silentAfter(`data: ${delta('Hi')}\n\n`, SSE));
    const error = await result();
    expect(TimeoutError.is(error)).toBe(true);
    expect(error).toMatchObject({ layer: 'idle', partial: { text: 'Hi', count: 1 } });
    expect(clock.pending).toBe(0);
  });

  it('ask again when nothing had come', async () => {
    const { result, fetch } = run(() => silentAfter('', SSE), { retry: { attempts: 3 }, random: () => 1 });
    expect(InferenceError.is(await result())).toBe(true);
    expect(fetch.seen).toHaveLength(3);
  });

  it('never ask again when something had come', async () => {
    const { result, fetch } = run(() => silentAfter(`data: ${delta('Hi')}\n\n`, SSE), { retry: { attempts: 3 } });
    await result();
    expect(fetch.seen).toHaveLength(1);
  });
});
