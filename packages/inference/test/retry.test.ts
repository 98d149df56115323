import { describe, expect, it } from 'vitest';
import {
  type CallEvent,
  type CallOptions,
  chatCompletion,
  InferenceClient,
  type InferenceError,
} from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { type Answer, ARGS, CHAT, fakeFetch, MAPPING } from './support/fake-fetch.ts';

/** A call against a server, with what it waited between its attempts. */
async function call(answer: Answer, options: CallOptions = {}) {
  const clock = createFakeClock();
  const fetch = fakeFetch(answer);
  const delays: number[] = [];
  const onEvent = (event: CallEvent) => void (event.type === 'retry' && delays.push(event.delayMs));
  const promise = chatCompletion(ARGS, { fetch, clock, mapping: MAPPING, random: () => 0.5, onEvent, ...options });
  const result: unknown = await clock.finish(promise.catch((error: unknown) => error));
  return { result, delays, requests: fetch.seen.length, clock };
}

function refuse(status: number, headers: Record<string, string> = {}, body: unknown = { error: 'no' }): Answer {
  return () => Response.json(body, { status, headers });
}

function broken(code: string): Answer {
  return () => {
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
  };
}

describe('retry', () => {
  it('tries three times, with random waits below a doubling limit', async () => {
    const { requests, delays, result, clock } = await call(refuse(503));
    expect(requests).toBe(3);
    expect(delays).toEqual([250, 500]);
    expect(result).toMatchObject({ code: 'PROVIDER_API', response: { status: 503 } });
    expect(clock.pending).toBe(0);
  });

  it('gives the answer once there is one', async () => {
    const { result, requests } = await call((_, number) =>
      number < 3 ? new Response(null, { status: 502 }) : Response.json(CHAT),
    );
    expect(result).toEqual(CHAT);
    expect(requests).toBe(3);
  });

  it.each([408, 409, 425, 429, 500, 502, 503, 504, 520, 521, 522, 523, 524, 529])(
    'repeats after %i',
    async (status) => {
      const { requests, result } = await call(refuse(status));
      expect([requests, (result as InferenceError).isRetryable]).toEqual([3, true]);
    },
  );

  it.each([400, 401, 402, 403, 404, 413, 422])('does not repeat after %i', async (status) => {
    expect((await call(refuse(status))).requests).toBe(1);
  });

  it.each([
    [
      429,
      { error: { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' } },
    ],
    [429, { error: { message: 'check your plan', code: 'billing_not_active' } }],
    [403, { error: 'Insufficient credits: add more to go on' }],
    [400, { error: { message: 'Billing hard limit has been reached', code: 'billing_hard_limit_reached' } }],
    [402, { error: 'no' }],
  ])('does not repeat a call of an empty account, told by %i and %j', async (status, body) => {
    const { requests, result } = await call(refuse(status, {}, body));
    expect(requests).toBe(1);
    expect(result).toMatchObject({ isRetryable: false, response: { status, isOutOfCredit: true } });
  });

  it.each([
    [429, { error: { message: 'Rate limit reached: 30 requests per minute', code: 'rate_limit_exceeded' } }],
    [429, { error: { message: 'Quota exceeded for requests per minute', status: 'RESOURCE_EXHAUSTED' } }],
    [422, { error: { message: "cannot read 'insufficient funds'" } }],
  ])('does not take %i with %j for an empty account', async (status, body) => {
    const { result } = await call(refuse(status, {}, body));
    expect((result as InferenceError).response?.isOutOfCredit).toBeUndefined();
  });

  it('does what the server says of repeating', async () => {
    expect((await call(refuse(503, { 'x-should-retry': 'false' }))).requests).toBe(1);
    expect((await call(refuse(400, { 'x-should-retry': 'true' }))).requests).toBe(3);
  });

  it.each([
    [{ 'retry-after': '1' }, 1000],
    [{ 'retry-after': '1', 'retry-after-ms': '250' }, 250],
    [{ ratelimit: '"api";r=0;t=55' }, 55_000],
    [{ 'x-ratelimit-remaining-requests': '0', 'x-ratelimit-reset-requests': '1m2.5s' }, 62_500],
    [{ 'x-ratelimit-remaining-tokens': '0', 'x-ratelimit-reset-tokens': '120ms' }, 120],
    [{ 'x-ratelimit-remaining-tokens': '4', 'x-ratelimit-reset-tokens': '120ms' }, 250],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:02 GMT', date: 'Wed, 21 Oct 2015 07:28:00 GMT' }, 2000],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:27:00 GMT', date: 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    [{ 'retry-after': '-1' }, 250],
    [{ 'retry-after': 'abc' }, 250],
    [{ 'retry-after': '1e309' }, 250],
    [{ 'retry-after': '1, 2' }, 250],
  ])('waits as %j asks', async (headers, expected) => {
    const { delays } = await call(refuse(429, headers as Record<string, string>), {
      retry: { maxRetryAfterMs: 100_000 },
    });
    expect(delays[0]).toBe(expected);
  });

  it('fails at once when it would have to wait for long, and says how long', async () => {
    const { requests, result } = await call(refuse(429, { 'retry-after': '3600' }));
    expect(requests).toBe(1);
    expect(result).toMatchObject({ retryAfterMs: 3_600_000 });
  });

  it('waits for a model that is loading as long as the server thinks', async () => {
    expect((await call(refuse(503, {}, { error: 'loading', estimated_time: 20 }))).delays[0]).toBe(20_000);
    expect((await call(refuse(503, {}, { error: 'loading', estimated_time: 900 }))).delays[0]).toBe(60_000);
    expect((await call(refuse(503, {}, { error: 'loading', estimated_time: 'soon' }))).delays[0]).toBe(250);
  });

  it.each([
    ['ECONNREFUSED', 'refused', 3],
    ['EAI_AGAIN', 'dns', 3],
    ['ENOTFOUND', 'dns', 1],
    ['ECONNRESET', 'reset', 3],
    ['UND_ERR_SOCKET', 'reset', 3],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'tls', 1],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', 1],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'tls', 1],
    ['', 'unknown', 3],
  ])('takes %s for %s and asks %i times', async (code, fault, times) => {
    const { result, requests } = await call(broken(code));
    expect(result).toMatchObject({ code: 'CONNECTION', fault });
    expect(requests).toBe(times);
    expect((result as Error).message).toContain('api.groq.com');
  });

  it('asks once where `fetch` rejects the address, and names it', async () => {
    const { result, requests } = await call(broken('ERR_INVALID_URL'));
    expect(requests).toBe(1);
    expect(result).toMatchObject({ code: 'INPUT', isRetryable: false });
    expect((result as Error).message).toMatch(/^Invalid URL: https:\/\/api\.groq\.com\/\S+$/);
  });

  it('names the limits that only the platform can set', async () => {
    expect((await call(broken('UND_ERR_CONNECT_TIMEOUT'))).result).toMatchObject({ code: 'TIMEOUT', layer: 'connect' });
  });

  it('does not repeat what broke in the middle of its answer', async () => {
    const { requests, result } = await call(() => {
      let isFirst = true;
      const body = new ReadableStream({
        pull(controller) {
          if (isFirst) controller.enqueue(new TextEncoder().encode('{"id":'));
          else controller.error(new TypeError('terminated'));
          isFirst = false;
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    expect(requests).toBe(1);
    expect(result).toMatchObject({ code: 'CONNECTION', received: 6 });
  });

  it('can be switched off in both ways', async () => {
    expect((await call(refuse(503), { retry: false })).requests).toBe(1);
    expect((await call(refuse(503), { retry_on_error: false })).requests).toBe(1);
    expect((await call(refuse(503), { retry: { attempts: 5 } })).requests).toBe(5);
  });

  it('stops before the limit of the whole call would be passed', async () => {
    const { requests, clock } = await call(refuse(429, { 'retry-after': '30' }), { timeouts: { totalMs: 40_000 } });
    expect(requests).toBe(2);
    expect(clock.now()).toBe(30_000);
  });

  it('does not storm a server: a client has one quota for all its calls', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch(refuse(503));
    const client = new InferenceClient('key', { fetch, clock, mapping: MAPPING });
    const calls = Array.from({ length: 1000 }, () =>
      client.chatCompletion({ provider: 'groq', model: 'm', messages: [] }).catch(() => undefined),
    );
    await clock.finish(Promise.all(calls));
    expect(fetch.seen.length).toBeGreaterThan(1000);
    expect(fetch.seen.length).toBeLessThanOrEqual(1100);
  });
});

describe('the limits of time of a plain answer', () => {
  it('name the layer that ran out', async () => {
    const silent = () => new Response(new ReadableStream(), { headers: { 'Content-Type': 'application/json' } });
    const timeouts = { headersMs: 10, firstContentMs: 20, idleMs: 30, totalMs: 1000 };
    const waiting: Answer = ({ init }) =>
      new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    expect((await call(waiting, { timeouts })).result).toMatchObject({ code: 'TIMEOUT', layer: 'headers' });
    expect((await call(silent, { timeouts, retry: false })).result).toMatchObject({ layer: 'firstContent' });
    const { result } = await call(waiting, { timeouts: { totalMs: 5 } });
    expect(result).toMatchObject({ layer: 'total' });
    expect((result as Error).message).toBe('Timed out after 5 ms (total); set timeouts.totalMs to wait longer.');
  });

  it('hold against a fetch that does not listen to its signal', async () => {
    const deaf: Answer = () => new Promise(() => undefined);
    expect((await call(deaf, { timeouts: { headersMs: 10 } })).result).toMatchObject({ layer: 'headers' });
  });
});

describe('the limits of size', () => {
  it('stop an answer that is too long', async () => {
    const answer = () => Response.json({ ...CHAT, filler: 'x'.repeat(5000) });
    expect((await call(answer, { maxBytes: { json: 1000 } })).result).toMatchObject({ code: 'LIMIT' });
  });

  it('keep of a refusal what can be read', async () => {
    const { result } = await call(() => new Response('y'.repeat(200_000), { status: 400 }));
    const { response, message } = result as { response: { body: string }; message: string };
    expect(response.body).toHaveLength(65_536);
    expect(message.length).toBeLessThan(600);
  });

  it('refuse JSON that is deeper than anything needs', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const answer = () => new Response(deep, { headers: { 'Content-Type': 'application/json' } });
    expect((await call(answer)).result).toMatchObject({ code: 'PROVIDER_OUTPUT' });
  });
});

describe('redirects', () => {
  const to =
    (location: string, status = 307): Answer =>
    ({ url }, number) =>
      number > 1 && !url.includes('loop') ? Response.json(CHAT) : new Response(null, { status, headers: { location } });

  it('are followed on the same origin, with the same body', async () => {
    const { result, requests } = await call(to('/elsewhere'));
    expect(result).toEqual(CHAT);
    expect(requests).toBe(2);
  });

  it('are refused to other origins, to nowhere, in circles, and when they lose the body', async () => {
    for (const answer of [
      to('https://evil.example/'),
      to('http://api.groq.com/'),
      to('file:///etc/passwd'),
      to('/loop'),
      to('/elsewhere', 302),
      () => new Response(null, { status: 308 }),
    ]) {
      const { result, requests } = await call(answer);
      expect(result).toMatchObject({ code: 'CONNECTION', fault: 'redirect' });
      expect(requests).toBeLessThanOrEqual(4);
    }
  });
});
