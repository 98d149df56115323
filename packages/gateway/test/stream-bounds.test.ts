import { afterEach, describe, expect, it } from 'vitest';
import type { GatewayOptions, StreamStore } from '../src/index.ts';
import { createGateway, memoryStreams } from '../src/index.ts';
import { attach, eventsOf, handleOf, heldProvider, keptChat, readEvents } from './held-provider.ts';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function held(streams: StreamStore, options: Partial<GatewayOptions> = {}) {
  const provider = await heldProvider({ streams, ...options });
  open.push(() => provider.close());
  return provider;
}

/** Writes a stream of one event and ends it. */
async function writeOne(store: StreamStore, id: string, text = 'event') {
  const writer = await store.open({ id, longestMs: 1000, onStop: () => {} });
  await writer?.append([text]);
  await writer?.end();
  return writer !== undefined;
}

const now = { waitMs: 0, signal: new AbortController().signal };

describe('a stream that grows beyond its bytes', () => {
  it('reaches its client in full, but nobody who attaches', async () => {
    const { url, push, end, records } = await held(memoryStreams({ maxStreamBytes: 500 }));
    push('one');
    const response = await keptChat(url);
    const handle = handleOf(response);
    push('x'.repeat(600), 'three');
    end();
    expect(eventsOf(await response.text())).toHaveLength(5);
    expect((await attach(url, handle)).status).toBe(410);
    expect(records.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  it('tells so those who have attached before', async () => {
    const { url, push, end } = await held(memoryStreams({ maxStreamBytes: 500 }));
    push('one');
    const reader = await attach(url, handleOf(await keptChat(url)), 1);
    push('x'.repeat(600));
    end();
    expect(await reader.text()).toContain('"code":"EXPIRED"');
  });

  it('is cancelled when its client leaves, and at once where it has left before', async () => {
    for (const leavesFirst of [true, false]) {
      const { url, push, cancelled } = await held(memoryStreams({ maxStreamBytes: 500 }));
      push('one');
      const response = await keptChat(url);
      if (leavesFirst) await readEvents(response, 1);
      push('x'.repeat(600));
      if (!leavesFirst) await readEvents(response, 2);
      await cancelled;
    }
  });
});

describe('a store that is full', () => {
  it('gives no handle while all of its streams run: leaving cancels then', async () => {
    const { url, push, cancelled } = await held(memoryStreams({ maxStreams: 1 }));
    push('one');
    await keptChat(url);
    const second = await keptChat(url);
    expect(second.headers.has('x-stream-handle')).toBe(false);
    push('two');
    await readEvents(second, 1);
    await cancelled;
  });

  it('drops the oldest stream that has ended, by number and by bytes', async () => {
    for (const store of [memoryStreams({ maxStreams: 2 }), memoryStreams({ maxBytes: 12 })]) {
      for (const id of ['a', 'b', 'c']) expect(await writeOne(store, id)).toBe(true);
      expect(await store.read('a', 0, now)).toBeUndefined();
      expect(await store.read('b', 0, now)).toEqual({ events: ['event'], state: 'ended' });
      expect(await store.read('c', 0, now)).toEqual({ events: ['event'], state: 'ended' });
    }
  });

  it('counts bytes as they are sent', async () => {
    const store = memoryStreams({ maxStreamBytes: 5 });
    const writer = await store.open({ id: 'a', longestMs: 1000, onStop: () => {} });
    expect(await writer?.append(['éé'])).toBe(true);
    expect(await writer?.append(['é'])).toBe(false);
  });
});

describe('a store that does not work', () => {
  const never = new Promise<never>(() => {});
  const failing: StreamStore = {
    open: () => Promise.reject(new Error('away')),
    read: () => never,
    stop: () => never,
  };

  it('leaves the answer as it is without one, and reports why', async () => {
    const reported: unknown[] = [];
    const { url, push, end } = await held(failing, { onError: (error) => reported.push(error) });
    push('one');
    end();
    const response = await keptChat(url);
    expect(response.headers.has('x-stream-handle')).toBe(false);
    expect(eventsOf(await response.text())).toHaveLength(3);
    expect(reported.map(String)).toEqual(['Error: away']);
  });

  it('holds up no answer that has begun', async () => {
    const reported: unknown[] = [];
    const silent: StreamStore = { ...failing, open: async () => ({ append: () => never, end: () => never }) };
    const { url, push, end } = await held(silent, { onError: (error) => reported.push(error) });
    push('one');
    end();
    expect(eventsOf(await (await keptChat(url)).text())).toHaveLength(3);
    expect(reported.map(String)).toEqual([expect.stringContaining('The store of streams did not end within')]);
  });
});

describe('options that make no sense', () => {
  it('are refused', () => {
    expect(() => memoryStreams({ keepMs: 0 })).toThrow('keepMs has to be a positive number');
    expect(() => memoryStreams({ minutes: 5 } as object)).toThrow('minutes does not exist; there are keepMs,');
  });

  it('are streams that outlive the process with handles that do not', () => {
    const streams: StreamStore = { ...memoryStreams(), isShared: true };
    const options = { providers: { groq: 'key' }, models: ['a/b'], streams };
    expect(() => createGateway(options)).toThrow('`streams` outlive this process');
    expect(() => createGateway({ ...options, secret: 's'.repeat(32) })).not.toThrow();
  });
});
