import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { type Breaker, type CallOptions, createBreaker, InferenceClient, type Lease } from '../src/index.ts';
import { watchWarnings } from './support/console-warnings.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const fault = new TypeError('Cannot read private member #limits');
const fail = () => {
  throw fault;
};
const LEASE: Lease = { response: () => {}, again: async () => {}, end: () => {} };
const limiterWith = (broken: Partial<Lease>) => ({ acquire: async () => ({ ...LEASE, ...broken }) });

/** A breaker whose passes throw at their end. */
function brokenBreaker(): Breaker {
  const breaker = createBreaker();
  return { ...breaker, enter: () => ({ end: fail }) };
}

const STREAM = [`data: ${delta('Hel')}\n\n`, `data: ${delta('lo', 'stop')}\n\n`, 'data: [DONE]\n\n'];

function clientWith(options: CallOptions, failures = 0) {
  const fetch = fakeFetch(({ body }, number) => {
    if (number <= failures) return Response.json({ error: { message: 'busy' } }, { status: 503 });
    return (body as { stream?: boolean }).stream ? eventStream(STREAM) : Response.json(CHAT);
  });
  const retry = { baseMs: 0, capMs: 0 };
  return { fetch, client: new InferenceClient('key', { retry, ...options, fetch, mapping: MAPPING }) };
}

let warn: Mock;
beforeEach(() => {
  warn = watchWarnings();
});
afterEach(() => warn.mockRestore());

describe('a limiter or breaker with a fault of its own', () => {
  it.each([
    ['learns from a response', { limiter: limiterWith({ response: fail }) }],
    ['learns of the end of a call', { limiter: limiterWith({ end: fail }) }],
    ['is a breaker', { breaker: brokenBreaker() }],
  ])('costs no response that has come, and no call is repeated: it %s', async (_, options) => {
    const { client, fetch } = clientWith(options);
    const whole = await client.chatCompletion(ARGS);
    let text = '';
    for await (const { choices } of client.chatCompletionStream(ARGS)) text += choices[0]?.delta.content ?? '';
    expect([whole.choices[0]?.message.content, text, fetch.seen.length]).toEqual(['Hello', 'Hello', 2]);
    await vi.waitFor(() => expect(warn.mock.calls.map(([, error]) => error)).toEqual([fault]));
  });

  it.each([
    ['before the first request', { acquire: fail }, 0, 0],
    ['before a repetition', limiterWith({ again: fail }), 1, 1],
  ])('ends the call with this error %s, and the breaker stays closed', async (_, limiter, failures, requests) => {
    const breaker = createBreaker({ failures: 1 });
    const { client, fetch } = clientWith({ limiter, breaker }, failures);
    await expect(client.chatCompletion(ARGS)).rejects.toBe(fault);
    expect([fetch.seen.length, breaker.state('groq')]).toEqual([requests, 'closed']);
  });
});
