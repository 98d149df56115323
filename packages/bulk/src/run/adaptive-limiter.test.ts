import type { Lease } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { AdaptiveLimiter } from './adaptive-limiter.ts';

const OK = { status: 200, headers: new Headers() };
const LIMITED = { status: 429, headers: new Headers() };

/** A limiter with a clock that a test moves. */
function createLimiter({ start = 4, most = 64, peers = 1 } = {}) {
  const clock = { now: 0 };
  const limiter = new AdaptiveLimiter({ start, most, peers: () => peers, now: () => clock.now });
  const acquire = () => limiter.acquire({ provider: 'a', tokens: 1 });
  /** Sends as many calls as there are places, which all take so many ms. */
  const round = async (ms: number, response = OK) => {
    const leases = await Promise.all(Array.from({ length: limiter.capacity() }, acquire));
    clock.now += ms;
    for (const lease of leases) lease.response(response);
    for (const lease of leases) lease.end();
  };
  return { limiter, acquire, round, clock };
}

describe('the concurrency', () => {
  it('doubles while that makes calls faster, up to its bound', async () => {
    const { limiter, round } = createLimiter();
    const seen: number[] = [];
    for (let count = 0; count < 6; count++) {
      seen.push(limiter.capacity());
      await round(100);
    }
    expect(seen).toEqual([4, 8, 16, 32, 64, 64]);
  });

  it('stays where more places make no call faster', async () => {
    const { limiter, round } = createLimiter();
    await round(100);
    // Twice as many calls take twice as long.
    await round(200);
    await round(200);
    expect(limiter.capacity()).toBe(8);
  });

  it('is halved once by many rate limits at a time, and rises by one', async () => {
    const { limiter, round } = createLimiter({ start: 16 });
    await round(100, LIMITED);
    expect(limiter.capacity()).toBe(8);
    await round(100);
    expect(limiter.capacity()).toBe(9);
    for (let count = 0; count < 5; count++) await round(100, LIMITED);
    expect(limiter.capacity()).toBe(1);
  });

  it('is kept for each provider, and its pause', async () => {
    const { limiter, round, clock } = createLimiter({ start: 8 });
    await round(100, LIMITED);
    const other = await limiter.acquire({ provider: 'b', tokens: 1 });
    expect(limiter.capacity()).toBe(8);
    limiter.pause('a', 500);
    expect([limiter.pauseMs('a'), limiter.pauseMs('b')]).toEqual([500, 0]);
    clock.now += 400;
    limiter.pause('a', 50);
    expect(limiter.pauseMs('a')).toBe(100);
    other.end();
  });
});

describe('limiters of several processes', () => {
  it('halve with each other, once until calls succeed again', async () => {
    const { limiter, round } = createLimiter({ start: 16 });
    await round(100);
    expect(limiter.capacity()).toBe(32);
    limiter.hear({ provider: 'a', pauseMs: 500 });
    limiter.hear({ provider: 'a', pauseMs: 800 });
    expect([limiter.capacity(), limiter.pauseMs('a')]).toEqual([16, 800]);
    await round(100);
    limiter.hear({ provider: 'a', pauseMs: 0 });
    expect(limiter.capacity()).toBe(8);
  });

  it('gain one place together per round trip', async () => {
    const { limiter, round } = createLimiter({ start: 16, peers: 3 });
    await round(100, LIMITED);
    const seen: number[] = [];
    for (let count = 0; count < 6; count++) {
      await round(100);
      seen.push(limiter.capacity());
    }
    expect(seen).toEqual([8, 8, 9, 9, 9, 10]);
  });
});

describe('a call beyond the concurrency', () => {
  it('waits for its turn, in the order of the calls', async () => {
    const { acquire } = createLimiter({ start: 1, most: 1 });
    const order: number[] = [];
    const first = await acquire();
    const others = [1, 2].map(async (number) => {
      const lease: Lease = await acquire();
      order.push(number);
      lease.end();
    });
    first.end();
    await Promise.all(others);
    expect(order).toEqual([1, 2]);
  });

  it('ends with its abort', async () => {
    const { limiter, acquire } = createLimiter({ start: 1, most: 1 });
    const first = await acquire();
    const controller = new AbortController();
    const waiting = limiter.acquire({ provider: 'a', tokens: 1, signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    first.end();
    (await acquire()).end();
  });
});
