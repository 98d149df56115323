import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import { serveGateway } from '../src/node/index.ts';
import { type RedisStreamsOptions, redisStreams } from '../src/redis/index.ts';
import { fakeProvider } from './fake-provider.ts';
import { attach, eventsOf, handleOf, heldProvider, keptChat, readEvents } from './held-provider.ts';
import { dataOf } from './support.ts';

describeWith(findRedis(), 'streams in Redis', (program) => {
  let redis: RedisServer;
  let client: Redis;
  const open: (() => Promise<unknown>)[] = [];
  const secret = 's'.repeat(32);

  beforeAll(async () => {
    redis = await startRedis(program);
    client = new Redis(redis.url);
  });

  afterEach(async () => {
    for (const close of open.splice(0)) await close();
    await client.flushall();
  });

  afterAll(async () => {
    client.disconnect();
    await redis.close();
  });

  /** The machine that calls the provider, and another one. */
  async function machines(options: RedisStreamsOptions = {}) {
    const first = await heldProvider({ streams: redisStreams(client, options), secret });
    const { gateway } = fakeProvider(() => Response.error(), { streams: redisStreams(client, options), secret });
    const second = await serveGateway(gateway, { port: 0 });
    open.push(() => first.close());
    open.push(() => second.close());
    return { first, second };
  }

  it('are read at every machine, from any event', async () => {
    const { first, second } = await machines();
    first.push('one', 'two');
    const response = await keptChat(first.url);
    const handle = handleOf(response);
    const before = await readEvents(response, 1);
    const reader = await attach(second.url, handle, 1);
    first.push('three');
    first.end();
    const rest = await reader.text();
    expect(before + rest).toBe(await (await attach(first.url, handle)).text());
    expect(dataOf(rest).at(-1)).toBe('[DONE]');
    expect(first.records.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  it('are stopped at every machine', async () => {
    const { first, second } = await machines();
    first.push('one');
    const handle = handleOf(await keptChat(first.url));
    expect((await fetch(`${second.url}/v1/streams/${handle}`, { method: 'DELETE' })).status).toBe(200);
    await first.cancelled;
    const whole = await (await attach(second.url, handle)).text();
    expect(JSON.parse(dataOf(whole).at(-1) ?? '')).toMatchObject({ error: { code: 'CANCELLED' } });
  });

  it('are there after a restart of Redis and of the gateway', async () => {
    const { first } = await machines();
    first.push('one');
    first.end();
    const response = await keptChat(first.url);
    const whole = await response.text();
    await first.close();
    await redis.stop();
    await redis.start();
    const { second } = await machines();
    expect(await (await attach(second.url, handleOf(response))).text()).toBe(whole);
  });

  it('say so where the machine that wrote them has ended', async () => {
    const own = new Redis(redis.url);
    const first = await heldProvider({ streams: redisStreams(own), secret, onError: () => {} });
    open.push(() => first.close());
    const { second } = await machines();
    first.push('one', 'two');
    const response = await keptChat(first.url);
    await readEvents(response, 2);
    // A machine without power writes nothing more, and gives no sign of life.
    own.disconnect();
    const reader = await attach(second.url, handleOf(response));
    const [key = ''] = await client.keys('hubkit:stream:*');
    await client.hset(key, 'seen', 0);
    const events = eventsOf(await reader.text());
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toContain('"code":"STREAM_INTERRUPTED"');
  });

  it('end with their time, their bytes and their number', async () => {
    const store = redisStreams(client, { keepMs: 60_000, maxStreams: 2, maxStreamBytes: 10 });
    const signal = new AbortController().signal;
    const read = (id: string) => store.read(id, 0, { waitMs: 0, signal });
    const begin = (id: string) => store.open({ id, longestMs: 60_000, onStop: () => {} });
    const a = await begin('a');
    expect(await a?.append(['é', 'b'])).toBe(true);
    await a?.end();
    expect(await read('a')).toEqual({ events: ['é', 'b'], state: 'ended' });
    const left = await client.pttl('hubkit:stream:a');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
    const b = await begin('b');
    // The one that has ended makes room; while both run, there is none.
    const c = await begin('c');
    expect(await read('a')).toBeUndefined();
    expect(await begin('d')).toBeUndefined();
    expect(await b?.append(['ten bytes and more'])).toBe(false);
    expect(await read('b')).toBeUndefined();
    expect(await store.stop('b')).toBe(false);
    const e = await begin('e');
    for (const writer of [c, e]) await writer?.end();
    expect(await client.keys('*open')).toEqual([]);
  });
});
