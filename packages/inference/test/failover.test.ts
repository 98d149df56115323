import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Args,
  type CallEvent,
  type CallOptions,
  chatCompletion,
  chatCompletionStream,
  createBreaker,
  InferenceClient,
  type InferenceError,
  type MappingEntry,
} from '../src/index.ts';
import { createFakeClock, type FakeClock } from './support/fake-clock.ts';
import { CHAT, delta, eventStream, fakeFetch } from './support/fake-fetch.ts';

const entry = (provider: string, status = 'live'): MappingEntry => ({
  provider,
  providerId: `${provider}-m`,
  hfModelId: 'm',
  task: 'conversational',
  status,
});

const MAPPING = { m: ['groq', 'together', 'cerebras'].map((id) => entry(id)) };
const ARGS: Args<'conversational'> = { provider: ['groq', 'together'], model: 'm', messages: [], accessToken: 'hf_x' };

type Answer = () => Response | Promise<Response>;

const ok: Answer = () => Response.json(CHAT);
const refuse =
  (status: number, headers = {}): Answer =>
  () =>
    Response.json({ error: 'no' }, { status, headers });

/** Providers behind the router, each with an answer of its own. */
function providers(answers: Readonly<Record<string, Answer>>) {
  const fetch = fakeFetch(({ url }) => {
    const id = new URL(url).pathname.split('/')[1] ?? '';
    return (answers[id] ?? ok)();
  });
  const requests = () => fetch.seen.map(({ url }) => new URL(url).pathname.split('/')[1]);
  return { fetch, requests };
}

/** A call whose result, or error, comes with what happened on the way. */
async function call(
  answers: Readonly<Record<string, Answer>>,
  args: Partial<Args<'conversational'>> = {},
  options: CallOptions = {},
) {
  const clock = createFakeClock();
  const { fetch, requests } = providers(answers);
  const events: CallEvent[] = [];
  const settings: CallOptions = {
    fetch,
    clock,
    mapping: MAPPING,
    retry: false,
    onEvent: (event) => void events.push(event),
    ...options,
  };
  const promise = chatCompletion({ ...ARGS, ...args }, settings).catch((error: unknown) => error as InferenceError);
  const result = await clock.finish(promise);
  const moves = events.flatMap((event) => (event.type === 'failover' ? [`${event.provider}: ${event.reason}`] : []));
  return { result, requests: requests(), moves, clock };
}

describe('failover', () => {
  it.each([
    [503, 'server-error'],
    [500, 'server-error'],
    [429, 'rate-limit'],
    [408, 'timeout'],
  ])('goes to the next provider after %i', async (status, reason) => {
    const { result, requests, moves } = await call({ groq: refuse(status) });
    expect(result).toEqual(CHAT);
    expect(requests).toEqual(['groq', 'together']);
    expect(moves).toEqual([`groq: ${reason}`]);
  });

  it.each([400, 401, 402, 403, 404, 413, 422])('stays with the first provider after %i', async (status) => {
    const { result, requests, moves } = await call({ groq: refuse(status) });
    expect(result).toMatchObject({ code: 'PROVIDER_API', response: { status } });
    expect(requests).toEqual(['groq']);
    expect(moves).toEqual([]);
  });

  it('follows the table of reasons that the options change', async () => {
    const unauthorized = await call({ groq: refuse(401) }, {}, { failover: { on: { unauthorized: true } } });
    expect(unauthorized.result).toEqual(CHAT);
    const limited = await call({ groq: refuse(429) }, {}, { failover: { on: { 'rate-limit': false } } });
    expect(limited.requests).toEqual(['groq']);
    expect((await call({ groq: refuse(503) }, {}, { failover: false })).requests).toEqual(['groq']);
  });

  it('retries a provider before it leaves it, and waits for none that has others behind it', async () => {
    expect((await call({ groq: refuse(503) }, {}, { retry: { attempts: 3 } })).requests).toEqual([
      'groq',
      'groq',
      'groq',
      'together',
    ]);
    const { requests, clock } = await call({ groq: refuse(429, { 'retry-after': '30' }) }, {}, { retry: {} });
    expect(requests).toEqual(['groq', 'together']);
    expect(clock.now()).toBe(0);
  });

  it('ends with the last error, which names all providers that were tried', async () => {
    const { result, moves } = await call({ groq: refuse(503), together: refuse(429) });
    expect(result).toMatchObject({
      provider: 'together',
      response: { status: 429 },
      attempts: [
        { provider: 'groq', model: 'm', reason: 'server-error', status: 503 },
        { provider: 'together', model: 'm', reason: 'rate-limit', status: 429 },
      ],
    });
    expect(moves).toEqual(['groq: server-error', 'together: rate-limit']);
  });

  it('passes over a provider that does not serve the model', async () => {
    const { result, requests, moves } = await call({}, { provider: ['nebius', 'together'] });
    expect(result).toEqual(CHAT);
    expect(requests).toEqual(['together']);
    expect(moves).toEqual(['nebius: not-served']);
  });

  it('tries what `auto` finds, without providers that are not known here', async () => {
    const mapping = { m: [entry('of-tomorrow'), ...MAPPING.m] };
    const down = { groq: refuse(503), together: refuse(503) };
    for (const [provider, failover] of [
      [['auto'], undefined],
      ['auto', true],
    ] as const) {
      const { result, requests } = await call(
        down,
        { provider: provider as 'auto' },
        { mapping, ...(failover && { failover }) },
      );
      expect(result).toEqual(CHAT);
      expect(requests).toEqual(['groq', 'together', 'cerebras']);
    }
    expect((await call(down, { provider: 'auto' }, { mapping })).requests).toEqual(['groq']);
    expect((await call(down, { provider: ['together', 'auto'] }, { mapping })).requests).toEqual([
      'together',
      'groq',
      'cerebras',
    ]);
  });

  it('tries other models, and endpoints', async () => {
    const mapping = { ...MAPPING, n: [{ ...entry('groq'), hfModelId: 'n', providerId: 'groq-n' }] };
    const fallbacks = [{ model: 'n' }, { endpointUrl: 'https://own.example' }];
    const clock = createFakeClock();
    const seen: unknown[] = [];
    const fetch = fakeFetch(({ url, body }) => {
      seen.push([new URL(url).host, (body as { model?: string }).model]);
      return url.includes('own.example') ? (ok() as Response) : Response.json({}, { status: 503 });
    });
    const result = await clock.finish(
      chatCompletion({ ...ARGS, provider: 'groq', fallbacks }, { fetch, clock, mapping, retry: false }),
    );
    expect(result).toEqual(CHAT);
    expect(seen).toEqual([
      ['router.huggingface.co', 'groq-m'],
      ['router.huggingface.co', 'groq-n'],
      ['own.example', 'm'],
    ]);
    expect(fetch.seen[0]?.body).toEqual({ model: 'groq-m', messages: [] });
  });

  it('never sends the key of one provider to another', async () => {
    const { result, requests } = await call({}, { accessToken: 'gsk_key' });
    expect(result).toMatchObject({
      code: 'INPUT',
      message: expect.stringContaining('The API key of groq would be sent to together'),
    });
    expect(requests).toEqual([]);
    const keys = await call(
      { groq: refuse(503) },
      { accessToken: 'gsk', provider: 'groq', fallbacks: [{ provider: 'together', accessToken: 'tgt' }] },
    );
    expect(keys.result).toEqual(CHAT);
  });

  it('refuses a list with a provider that does not exist or does not chat', async () => {
    // @ts-expect-error No provider has this name.
    expect((await call({}, { provider: ['groq', 'grok'] })).result).toMatchObject({
      code: 'INPUT',
      message: expect.stringContaining('grok'),
    });
    expect((await call({}, { provider: ['groq', 'black-forest-labs'] })).requests).toEqual([]);
    expectTypeOf(['groq', 'together'] as const).toExtend<Args<'conversational'>['provider']>();
  });

  it('ends with the reason of an abort', async () => {
    const controller = new AbortController();
    const abort: Answer = () => {
      controller.abort(new Error('enough'));
      throw new TypeError('fetch failed');
    };
    const { result, requests, moves } = await call({ groq: abort }, {}, { signal: controller.signal });
    expect(result).toEqual(new Error('enough'));
    expect([requests, moves]).toEqual([['groq'], []]);
  });

  it('has one time for all providers together', async () => {
    const never: Answer = () => new Promise(() => {});
    const { result, requests, clock } = await call(
      { groq: never, together: never },
      {},
      { timeouts: { headersMs: 60, totalMs: 100 } },
    );
    expect(result).toMatchObject({ code: 'TIMEOUT', layer: 'total' });
    expect(requests).toEqual(['groq', 'together']);
    expect(clock.now()).toBe(100);
  });
});

describe('a stream', () => {
  const streamed: Answer = () => eventStream([`data: ${delta('Hel')}\n\n`, `data: ${delta('lo', 'stop')}\n\n`]);
  const cut: Answer = () => eventStream([`data: ${delta('Hel')}\n\n`]);

  async function read(answers: Readonly<Record<string, Answer>>) {
    const { fetch, requests } = providers(answers);
    let text = '';
    const stream = chatCompletionStream(ARGS, { fetch, mapping: MAPPING, retry: false });
    const error = await (async () => {
      for await (const { choices } of stream) text += choices[0]?.delta.content;
    })().catch((thrown: unknown) => thrown);
    return { text, error, requests: requests() };
  }

  it.each([
    ['an error response', refuse(503)],
    ['an error as its first event', () => eventStream(['data: {"error":{"message":"no"}}\n\n'])],
    ['no content', () => eventStream([': nothing\n\n'])],
  ])('comes from the next provider after %s', async (_, first) => {
    expect(await read({ groq: first, together: streamed })).toEqual({
      text: 'Hello',
      error: undefined,
      requests: ['groq', 'together'],
    });
  });

  it('stays with its provider after its first token', async () => {
    const { text, error, requests } = await read({ groq: cut, together: streamed });
    expect(text).toBe('Hel');
    expect(error).toMatchObject({ code: 'STREAM_INTERRUPTED' });
    expect(requests).toEqual(['groq']);
  });
});

describe('the breaker', () => {
  /** A client for two providers of which the first one has an answer that can change. */
  function client(clock: FakeClock, options: CallOptions = {}) {
    let answer: Answer = refuse(503);
    const { fetch, requests } = providers({ groq: () => answer() });
    const made = new InferenceClient('hf_x', { fetch, clock, mapping: MAPPING, retry: false, ...options });
    const run = (provider: 'groq' | readonly ['groq', 'together'] = ['groq', 'together']) =>
      clock.finish(made.chatCompletion({ provider, model: 'm', messages: [] }).catch((error: unknown) => error));
    const set = (next: Answer) => {
      answer = next;
    };
    return { run, requests, set };
  }
  const count = (requests: readonly unknown[]) => requests.filter((id) => id === 'groq').length;

  it('opens after hard failures, sends no request while open, probes once after the cooldown, and closes', async () => {
    const clock = createFakeClock();
    const breaker = createBreaker({ failures: 3, cooldownMs: 1000, clock });
    const changes: string[] = [];
    breaker.watch(({ provider, state }) => void changes.push(`${provider} ${state}`));
    const { run, requests, set } = client(clock, { breaker });
    for (let number = 0; number < 6; number++) expect(await run()).toEqual(CHAT);
    expect(count(requests())).toBe(3);
    expect(breaker.state('groq')).toBe('open');
    await clock.advance(1000);
    expect(breaker.state('groq')).toBe('half-open');
    await Promise.all([run(), run(), run()]);
    expect(count(requests())).toBe(4);
    await clock.advance(1000);
    set(ok);
    await Promise.all([run(), run(), run()]);
    expect(breaker.states()).toEqual({});
    await run();
    expect(changes).toEqual(['groq open', 'groq half-open', 'groq open', 'groq half-open', 'groq closed']);
  });

  it('is there for every client that lists providers', async () => {
    const { run, requests } = client(createFakeClock());
    for (let number = 0; number < 9; number++) expect(await run()).toEqual(CHAT);
    expect(count(requests())).toBe(5);
  });

  it.each([429, 408, 400, 401])('is not tripped by %i', async (status) => {
    const breaker = createBreaker({ failures: 1 });
    const { run, set } = client(createFakeClock(), { breaker });
    set(refuse(status));
    await run();
    expect(breaker.state('groq')).toBe('closed');
  });

  it('fails a call to a single provider at once while open', async () => {
    const clock = createFakeClock();
    const { run, requests } = client(clock, { breaker: createBreaker({ failures: 1, cooldownMs: 1500, clock }) });
    expect(await run('groq')).toMatchObject({ code: 'PROVIDER_API' });
    expect(await run('groq')).toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterMs: 1500,
      attempts: [{ provider: 'groq', reason: 'breaker-open' }],
      message: 'Skipped groq after repeated failures; no request was sent. Next attempt in 2 s.',
    });
    expect(requests()).toEqual(['groq']);
  });

  it('stays open after a probe that was aborted, and probes again', async () => {
    const clock = createFakeClock();
    const breaker = createBreaker({ failures: 1, cooldownMs: 10, clock });
    breaker.enter('groq')?.end('failure');
    await clock.advance(10);
    breaker.enter('groq')?.end('neutral');
    expect(breaker.state('groq')).toBe('half-open');
    breaker.enter('groq')?.end('success');
    expect(breaker.state('groq')).toBe('closed');
  });
});
