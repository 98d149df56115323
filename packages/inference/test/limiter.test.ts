import { describe, expect, it } from 'vitest';
import { createBreaker, createLimiter, InferenceClient, type LimiterOptions } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

/** A client with a limiter, whose requests are noted with their time. */
function limited(limits: LimiterOptions, answer: Answer = () => Response.json(CHAT)) {
  const clock = createFakeClock();
  const times: number[] = [];
  const fetch = fakeFetch((request, number) => {
    times.push(Math.round(clock.now()));
    return answer(request, number);
  });
  const client = new InferenceClient('key', {
    fetch,
    clock,
    mapping: MAPPING,
    random: () => 0,
    limiter: createLimiter(limits),
  });
  const args = { provider: 'groq', model: 'm' } as const;
  const chat = (content = 'x', signal?: AbortSignal) =>
    client.chatCompletion({ ...args, messages: [{ role: 'user', content }] }, signal && { signal });
  return { clock, times, chat, client, fetch, args };
}

describe('the limiter', () => {
  it('spreads requests over the minute once the allowance is used', async () => {
    const { clock, times, chat } = limited({ groq: { requestsPerMinute: 4 } });
    await clock.finish(Promise.all(Array.from({ length: 7 }, () => chat())));
    expect(times).toEqual([0, 0, 0, 0, 15_000, 30_000, 45_000]);
  });

  it('counts tokens, and corrects its estimate by what was used', async () => {
    const big = 'x'.repeat(4000);
    const { clock, times, chat } = limited({ groq: { tokensPerMinute: 1500 } });
    await clock.finish(Promise.all([chat(big), chat(big)]));
    // Of the first 1,000 tokens, 998 come back: its response reports 2.
    expect(times).toEqual([0, 0]);
    const strict = limited({ groq: { tokensPerMinute: 1500 } }, () =>
      Response.json({ ...CHAT, usage: { total_tokens: 1500 } }),
    );
    await strict.clock.finish(Promise.all([strict.chat(big), strict.chat(big)]));
    expect(strict.times[1]).toBeGreaterThan(20_000);
  });

  it('lets so many calls run at a time, streams until their end', async () => {
    const stream = () => eventStream([`data: ${delta('a')}\n\n`, `data: ${delta('b', 'stop')}\n\n`]);
    const { fetch, client, args } = limited({ default: { concurrency: 1 } }, stream);
    const streams = [0, 1].map(() => client.chatCompletionStream({ ...args, messages: [] }));
    const first = await streams[0]?.next();
    expect(first?.done).toBe(false);
    const second = streams[1]?.next();
    await new Promise((resolve) => setImmediate(resolve));
    expect(fetch.seen).toHaveLength(1);
    await streams[0]?.return();
    expect((await second)?.done).toBe(false);
    expect(fetch.seen).toHaveLength(2);
    await streams[1]?.return();
  });

  it('serves calls in their order, and forgets one that is aborted', async () => {
    const order: string[] = [];
    const answer: Answer = ({ body }) => {
      order.push((body as { messages: { content: string }[] }).messages[0]?.content ?? '');
      return Response.json(CHAT);
    };
    const { clock, chat, times } = limited({ groq: { requestsPerMinute: 1 } }, answer);
    const controller = new AbortController();
    const calls = [chat('a'), chat('b', controller.signal).catch((error: unknown) => error), chat('c'), chat('d')];
    await clock.advance(10);
    controller.abort(new Error('enough'));
    const results = await clock.finish(Promise.all(calls));
    expect(order).toEqual(['a', 'c', 'd']);
    expect(results[1]).toEqual(new Error('enough'));
    expect(times).toEqual([0, 60_000, 120_000]);
    expect(clock.pending).toBe(0);
  });

  it('stops all calls while a provider asks for a pause, and slows down after 429', async () => {
    const answer: Answer = (_, number) =>
      number === 1
        ? Response.json({ error: 'slow' }, { status: 429, headers: { 'retry-after': '3' } })
        : Response.json(CHAT);
    const { clock, chat, times } = limited({ groq: { concurrency: 2 } }, answer);
    await clock.finish(Promise.all(Array.from({ length: 4 }, () => chat())));
    expect(times.slice(0, 2)).toEqual([0, 0]);
    expect(times.slice(2).every((time) => time >= 3000)).toBe(true);
  });

  it('gets no further 429 after the first ones without headers', async () => {
    const clockOf = { minute: -1, count: 0 };
    const made = limited({}, () => {
      const minute = Math.floor(made.clock.now() / 60_000);
      clockOf.count = minute === clockOf.minute ? clockOf.count + 1 : 1;
      clockOf.minute = minute;
      return clockOf.count > 30 ? Response.json({ error: 'slow' }, { status: 429 }) : Response.json(CHAT);
    });
    const results = await made.clock.finish(Promise.allSettled(Array.from({ length: 120 }, () => made.chat())));
    // All were sent at once, before anything was known; those that come later are held back.
    expect(results.some(({ status }) => status === 'rejected')).toBe(true);
    const before = made.times.length;
    await made.clock.advance(120_000);
    const later = await made.clock.finish(Promise.allSettled(Array.from({ length: 20 }, () => made.chat())));
    expect(later.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(made.times.length - before).toBe(20);
  });

  it('obeys the remaining requests that headers name', async () => {
    const headers = { 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '7s' };
    const { clock, chat, times } = limited({ groq: { concurrency: 1 } }, () => Response.json(CHAT, { headers }));
    await clock.finish(Promise.all([chat(), chat(), chat()]));
    expect(times).toEqual([0, 7000, 14_000]);
  });

  it('reports the time in its queue', async () => {
    const { clock, chat } = limited({ groq: { requestsPerMinute: 1 } });
    const calls = [chat().withResponse(), chat().withResponse()];
    const [, second] = await clock.finish(Promise.all(calls));
    expect(second?.response.timings.queueMs).toBe(60_000);
  });
});

it.each([
  [{ concurrency: 5 }, '{ default: { concurrency: … } }'],
  [{ groq: { concurency: 5 } }, 'concurency'],
  [{ groq: { concurrency: Number.NaN } }, 'groq.concurrency'],
  [{ default: { requestsPerMinute: 0 } }, 'default.requestsPerMinute'],
])('refuses limits that would limit nothing: %j', (limits, message) => {
  expect(() => createLimiter(limits as LimiterOptions)).toThrow(message);
});

it('refuses a breaker that would open for every call, or never', () => {
  for (const options of [{ failures: Number.NaN }, { failures: 0 }, { cooldownMs: Number.NaN }]) {
    expect(() => createBreaker(options)).toThrow('createBreaker: failures must be');
  }
});
