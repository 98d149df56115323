import { expect, it } from 'vitest';
import type { RateLimit } from '../contract/queue.ts';
import { createGate } from './provider-gate.ts';

const limited = (retryAfterMs?: number) => ({
  code: 'rate-limit' as const,
  message: 'slow down',
  action: 'wait' as const,
  provider: 'groq',
  status: 429,
  requestId: undefined,
  retryAfterMs,
});

it.each([
  ['Retry-After', 4000, 4000],
  ['a second without it', undefined, 1000],
])('a rate limit pauses its provider for %s, and is told to others once', (_, retryAfterMs, pauseMs) => {
  let now = 0;
  const told: RateLimit[] = [];
  const shared = { limiter: undefined, tell: (limit: RateLimit) => told.push(limit), peers: () => 1 };
  const gate = createGate({ concurrency: 8, outageMs: 1000, targets: 1, shared, now: () => now });
  gate.learn(limited(retryAfterMs));
  gate.learn(limited(retryAfterMs));
  expect([gate.waitMs(), gate.limiter.pauseMs('together')]).toEqual([pauseMs, 0]);
  expect(told).toEqual([{ provider: 'groq', pauseMs }]);
  now = pauseMs;
  expect(gate.waitMs()).toBe(0);
});

it('says what it waits for, with the failure that has led to it', () => {
  const clock = { now: 0 };
  const gate = createGate({ concurrency: 8, outageMs: 1000, targets: 1, now: () => clock.now });
  expect(gate.wait()).toBeUndefined();
  gate.learn(limited(4000));
  clock.now = 1000;
  expect(gate.wait()).toEqual({ reason: 'rate-limit', provider: 'groq', ms: 3000, message: 'slow down' });
  clock.now = 4000;
  expect(gate.wait()).toBeUndefined();
  const message = 'No response from api.groq.com.';
  for (let count = 0; count < 5; count++) {
    gate.learn({ ...limited(), code: 'connection', action: 'retry', status: undefined, message });
    gate.breaker.enter('groq')?.end('failure');
  }
  expect(gate.wait()).toMatchObject({ reason: 'outage', provider: 'groq', message });
  expect(gate.capacity()).toBe(1);
  // Such a number of connections may have been too many: half as many follow.
  expect(gate.limiter.capacity()).toBe(4);
});
