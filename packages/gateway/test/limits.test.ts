import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findRedis } from '../../../scripts/redis.mjs';
import { describeWith } from '../../../tests/support/describe-with.ts';
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts';
import { type LimitStore, memoryLimits } from '../src/index.ts';
import { reserve } from '../src/limits/guard.ts';
import { redisLimits } from '../src/limits/redis.ts';
import { chatBody, post, testGateway } from './support.ts';

const PARALLEL = 200;

const one = { requests: 1, tokens: 0, cost: 0 };

/** The cases that every store has to pass. */
function testLimits(open: () => LimitStore): void {
  it(`let exactly as many of ${PARALLEL} requests at once pass as they allow`, async () => {
    const gateway = await testGateway({ limits: { store: open(), user: { requestsPerDay: 20 } } });
    const replies = await Promise.all(
      Array.from({ length: PARALLEL }, () => gateway(post('/v1/chat/completions', chatBody()))),
    );
    const passed = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([20, PARALLEL - 20]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('let no more calls run at once than there are places, and free them', async () => {
    const store = open();
    const enter = (id: string) =>
      reserve(store, [{ name: 'x', limits: { concurrent: 3 } }], one, { id, leaseMs: 60_000 });
    const entered = await Promise.allSettled(Array.from({ length: PARALLEL }, (_, index) => enter(`call-${index}`)));
    const held = entered.flatMap((entry) => (entry.status === 'fulfilled' ? [entry.value] : []));
    expect(held).toHaveLength(3);
    await held[0]?.settle(one);
    await enter('later');
    await expect(enter('too-many')).rejects.toMatchObject({ code: 'CONCURRENCY' });
  });

  it('give the places of holders back that never came to their end', async () => {
    const store = open();
    expect(await store.acquire('x', 'crashed', 1, 1)).toBe(true);
    await expect.poll(() => store.acquire('x', 'next', 1, 60_000)).toBe(true);
  });

  it('reserve what a call may need, and count what it needed', async () => {
    const store = open();
    const scope = [{ name: 'x', limits: { tokensPerDay: 100 } }];
    const expecting = (tokens: number, id: string) =>
      reserve(store, scope, { ...one, tokens }, { id, leaseMs: 60_000 });
    const first = await expecting(80, 'a');
    await expect(expecting(30, 'b')).rejects.toMatchObject({ code: 'BUDGET' });
    await first.settle({ ...one, tokens: 10 });
    const second = await expecting(90, 'c');
    await second.settle({ ...one, tokens: 95 });
    await expect(expecting(1, 'd')).rejects.toMatchObject({ code: 'BUDGET' });
  });

  it('refuse a call that is larger than the limit without counting it', async () => {
    const store = open();
    const scope = [{ name: 'x', limits: { tokensPerDay: 100 } }];
    await expect(reserve(store, scope, { ...one, tokens: 101 }, { id: 'a', leaseMs: 1000 })).rejects.toMatchObject({
      code: 'BUDGET',
    });
    await reserve(store, scope, { ...one, tokens: 100 }, { id: 'b', leaseMs: 1000 });
  });

  it('take nothing from others for a call that a later limit refuses', async () => {
    const store = open();
    const scopes = [
      { name: 'user', limits: { requestsPerDay: 5 } },
      { name: 'all', limits: { costPerDay: 0.01 } },
    ];
    const call = (cost: number, id: string) => reserve(store, scopes, { ...one, cost }, { id, leaseMs: 1000 });
    for (let index = 0; index < 10; index++) {
      await expect(call(0.02, `dear-${index}`)).rejects.toMatchObject({ code: 'BUDGET' });
    }
    for (let index = 0; index < 5; index++) await call(0.001, `cheap-${index}`);
    await expect(call(0.001, 'sixth')).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  });
}

describe('limits in memory', () => {
  testLimits(memoryLimits);

  it('forget a counter after its time, and no other one', async () => {
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
    const store = memoryLimits();
    await store.add('minute', 5, 60);
    await store.add('day', 5, 86_400);
    clock.mockReturnValue(now + 59_999);
    expect(await store.add('minute', 1, 60)).toEqual({ total: 6 });
    clock.mockReturnValue(now + 60_000);
    expect(await store.add('minute', 1, 60)).toEqual({ total: 1 });
    expect(await store.add('day', -2, 86_400)).toEqual({ total: 3 });
  });
});

describeWith(findRedis(), 'limits in Redis', (program) => {
  let server: RedisServer;
  const clients: Redis[] = [];

  beforeAll(async () => {
    server = await startRedis(program);
  });

  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.close();
  });

  const openRedis = () => {
    const client = new Redis(server.url);
    clients.push(client);
    return client;
  };

  let stores = 0;
  // A prefix for each test, so that none sees the counters of another.
  testLimits(() => redisLimits(openRedis(), `test${++stores}`));

  it('are shared by gateways on several machines', async () => {
    const [one, two] = [redisLimits(openRedis(), 'shared'), redisLimits(openRedis(), 'shared')];
    const gateways = await Promise.all(
      [one, two].map((store) => testGateway({ limits: { store, all: { requestsPerDay: 10 } } })),
    );
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => gateways[index % 2]?.(post('/v1/chat/completions', chatBody()))),
    );
    expect(replies.filter((reply) => reply?.status === 200)).toHaveLength(10);
  });

  it('count from nothing after Redis has come back empty', async () => {
    const client = openRedis();
    const store = redisLimits(client, 'emptied');
    const scope = [{ name: 'x', limits: { tokensPerDay: 100 } }];
    const expecting = (tokens: number, id: string) =>
      reserve(store, scope, { ...one, tokens }, { id, leaseMs: 60_000 });
    const [first, second] = [await expecting(40, 'a'), await expecting(40, 'b')];
    await client.flushall();
    await first.settle({ ...one, tokens: 1 });
    const third = await expecting(90, 'c');
    // Belongs to the counter before.
    await second.settle({ ...one, tokens: 1 });
    await expect(expecting(11, 'd')).rejects.toMatchObject({ code: 'BUDGET' });
    await third.settle({ ...one, tokens: 50 });
    await expecting(50, 'e');
  });

  it('refuse calls while Redis is frozen, and give back what it does afterwards', async () => {
    const client = openRedis();
    const store = redisLimits(client, 'frozen');
    const gateway = await testGateway({ limits: { store, all: { requestsPerDay: 1, concurrent: 1 } } });
    await client.ping();
    await server.freeze();
    const begun = performance.now();
    const reply = await gateway(post('/v1/chat/completions', chatBody()));
    expect([reply.status, performance.now() - begun < 10_000]).toEqual([503, true]);
    await server.thaw();
    await expect.poll(async () => (await gateway(post('/v1/chat/completions', chatBody()))).status).toBe(200);
  });

  it('refuse calls while Redis is away', async () => {
    const client = openRedis();
    await client.ping();
    client.disconnect();
    const gateway = await testGateway({ limits: { store: redisLimits(client, 'away'), all: { requestsPerDay: 10 } } });
    const reply = await gateway(post('/v1/chat/completions', chatBody()));
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ error: { code: 'LIMITS_UNAVAILABLE' } });
  });
});

describe('a store that does not respond', () => {
  const never = new Promise<never>(() => {});
  const silent: LimitStore = { add: () => never, acquire: () => never, release: () => never };

  it('holds nobody up for longer than two seconds', async () => {
    const gateway = await testGateway({ limits: { store: silent, all: { concurrent: 1 } } });
    const reply = await gateway(post('/v1/chat/completions', chatBody()));
    expect([reply.status, (await reply.json()).error.code]).toEqual([503, 'LIMITS_UNAVAILABLE']);
  });

  it('does not hold the place of a client that has left', async () => {
    const leaving = new AbortController();
    const gateway = await testGateway({ limits: { store: silent, all: { concurrent: 1 } } });
    const reply = gateway(post('/v1/chat/completions', chatBody(), {}, { signal: leaving.signal }));
    leaving.abort();
    expect((await reply).status).toBe(499);
  });
});

describe('a limit that does not exist', () => {
  it('is refused instead of limiting nothing, in the options and in what `authorize` returns', async () => {
    const misspelled = { requestPerMinute: 1 } as object;
    const reason = 'requestPerMinute does not exist; there are requestsPerMinute, ';
    await expect(testGateway({ limits: { all: misspelled } })).rejects.toThrow(`limits.all.${reason}`);
    const reported: unknown[] = [];
    const gateway = await testGateway({
      authorize: () => ({ id: 'tester', limits: misspelled }),
      onError: (error) => reported.push(error),
    });
    expect((await gateway(post('/v1/chat/completions', chatBody()))).status).toBe(500);
    expect(String(reported[0])).toContain(`limits of a user: ${reason}`);
  });

  it.each([Number.NaN, 0, -1, '5', null])('is refused with %j, which is no positive number', async (value) => {
    const limits = { requestsPerMinute: value } as object;
    const reason = 'requestsPerMinute has to be a positive number';
    await expect(testGateway({ limits: { user: limits } })).rejects.toThrow(`limits.user.${reason}`);
    const reported: unknown[] = [];
    const onError = (error: unknown) => reported.push(error);
    const gateway = await testGateway({ authorize: () => ({ id: 'tester', limits }), onError });
    expect((await gateway(post('/v1/chat/completions', chatBody()))).status).toBe(500);
    expect(String(reported[0])).toContain(reason);
  });

  it('is not lifted by one of a user that is undefined', async () => {
    const gateway = await testGateway({
      limits: { user: { requestsPerMinute: 1 } },
      authorize: () => ({ id: 'tester', limits: { requestsPerMinute: undefined } }),
    });
    const statuses = [1, 2].map(async () => (await gateway(post('/v1/chat/completions', chatBody()))).status);
    expect((await Promise.all(statuses)).sort()).toEqual([200, 429]);
  });
});
