import { describe, expect, it } from 'vitest';
import { chatCompletion, chatCompletionStream, InferenceClient, request, textToImage } from '../src/index.ts';
import { createFakeClock } from './support/fake-clock.ts';
import { ARGS, CHAT, delta, eventStream, fakeFetch, MAPPING } from './support/fake-fetch.ts';

const HEADERS = { 'x-request-id': 'r1', 'x-compute-time': '0.2' };
const ok = () => Response.json(CHAT, { headers: HEADERS });
const USAGE = {
  prompt_tokens: 7,
  completion_tokens: 5,
  total_tokens: 12,
  prompt_tokens_details: { cached_tokens: 3 },
  completion_tokens_details: { reasoning_tokens: 2 },
  cost: 0.25,
};

describe('withResponse', () => {
  it('gives the response, provider, model, attempts and usage beside the result', async () => {
    const clock = createFakeClock();
    const fetch = fakeFetch((_, number) => (number === 1 ? new Response('busy', { status: 503 }) : ok()));
    const options = { fetch, clock, mapping: MAPPING, random: () => 0.5 };
    const { data, response } = await clock.finish(chatCompletion(ARGS, options).withResponse());
    expect(data).toEqual(CHAT);
    expect(response).toMatchObject({
      status: 200,
      requestId: 'r1',
      provider: 'groq',
      model: 'm',
      providerModel: 'm',
      attempts: [
        { provider: 'groq', model: 'm', status: 503, reason: 'server-error', retryDelayMs: 250 },
        { provider: 'groq', model: 'm', status: 200, requestId: 'r1' },
      ],
      timings: { queueMs: 0, headersMs: 250, totalMs: 250 },
      usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
      cost: undefined,
    });
    expect(response.headers.get('x-compute-time')).toBe('0.2');
    expect(response.attempts[1]).not.toHaveProperty('reason');
  });

  it('names providers that did not answer, and those that were passed over', async () => {
    const fetch = fakeFetch(({ url }) => (url.includes('/groq') ? new Response('no', { status: 500 }) : ok()));
    const mapping = {
      m: ['groq', 'together'].flatMap((provider) => MAPPING.m.map((entry) => ({ ...entry, provider }))),
    };
    const args = { ...ARGS, provider: ['nebius', 'groq', 'together'], accessToken: 'hf_x' } as const;
    const { response } = await chatCompletion(
      { ...args, messages: [] },
      { fetch, mapping, retry: false },
    ).withResponse();
    expect(response).toMatchObject({ provider: 'together', status: 200 });
    expect(response.attempts.map(({ provider, reason }) => [provider, reason])).toEqual([
      ['nebius', 'not-served'],
      ['groq', 'server-error'],
      ['together', undefined],
    ]);
  });

  it('has headers without the key of the call, and without cookies', async () => {
    const headers = { 'x-echo': 'Bearer sk_CaNaRy0123', 'set-cookie': 'session=1', 'x-compute-time': '0.2' };
    const fetch = fakeFetch(() => Response.json(CHAT, { headers }));
    const call = chatCompletion({ ...ARGS, accessToken: 'sk_CaNaRy0123' }, { fetch, mapping: MAPPING });
    const { response } = await call.withResponse();
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'x-compute-time': '0.2',
      'x-echo': 'Bearer [redacted]',
    });
  });

  it('leaves a promise as it was, and one rejection', async () => {
    const fetch = fakeFetch(() => Response.json({ error: 'no' }, { status: 400 }));
    const call = chatCompletion(ARGS, { fetch, mapping: MAPPING });
    expect(Object.keys(call)).toEqual([]);
    expect(call).toBeInstanceOf(Promise);
    await expect(call.withResponse()).rejects.toMatchObject({ response: { status: 400 } });
    await expect(call).rejects.toMatchObject({ response: { status: 400 } });
    expect(fetch.seen).toHaveLength(1);
  });

  it('says that it was called too late', async () => {
    const call = chatCompletion(ARGS, { fetch: fakeFetch(ok), mapping: MAPPING });
    await call;
    await expect(call.withResponse()).rejects.toMatchObject({ code: 'INPUT' });
  });

  it('is there for raw requests, files and methods', async () => {
    const client = new InferenceClient('key', { fetch: fakeFetch(ok), mapping: MAPPING });
    const raw = await client.request({ ...ARGS }, { task: 'conversational' }).withResponse();
    expect(raw.response.usage).toEqual({ inputTokens: 1, outputTokens: 1, totalTokens: 2 });
    expect(
      (await request({ ...ARGS }, { task: 'conversational', fetch: fakeFetch(ok), mapping: MAPPING }).withResponse())
        .data,
    ).toEqual(CHAT);
    const png = () => new Response('\x89PNG', { headers: { ...HEADERS, 'content-type': 'image/png' } });
    const entry = { provider: 'hf-inference', providerId: 'm', hfModelId: 'm', task: 'text-to-image', status: 'live' };
    const call = textToImage(
      { provider: 'hf-inference', model: 'm', inputs: 'a cat', accessToken: 'hf_x' },
      { fetch: fakeFetch(png), mapping: { m: [entry] } },
    );
    expect(await call.withResponse()).toMatchObject({
      data: expect.any(Blob),
      response: { provider: 'hf-inference', requestId: 'r1' },
    });
    expect(await call.job).toBeUndefined();
  });
});

describe('withResponse of a stream', () => {
  const events = [
    `data: ${delta('Hel')}\n\n`,
    `data: ${delta('lo', 'stop')}\n\n`,
    `data: {"choices":[],"usage":${JSON.stringify(USAGE)}}\n\n`,
    'data: [DONE]\n\n',
  ];
  const start = (pieces: readonly string[]) =>
    chatCompletionStream(ARGS, { fetch: fakeFetch(() => eventStream(pieces)), mapping: MAPPING, retry: false });

  it('gives the response with the first chunk, and the usage at the end', async () => {
    const { data, response } = await start(events).withResponse();
    expect(response).toMatchObject({
      status: 200,
      provider: 'groq',
      usage: undefined,
      timings: { firstTokenMs: expect.any(Number) },
    });
    expect(response.timings.totalMs).toBeUndefined();
    let text = '';
    for await (const { choices } of data) text += choices[0]?.delta.content ?? '';
    await response.ended;
    expect(text).toBe('Hello');
    expect(response.usage).toEqual({
      inputTokens: 7,
      outputTokens: 5,
      totalTokens: 12,
      cachedTokens: 3,
      reasoningTokens: 2,
    });
    expect(response.cost).toBe(0.25);
    expect(response.timings.totalMs).toBeGreaterThanOrEqual(response.timings.firstTokenMs ?? Infinity);
  });

  it('has the last usage of a stream that was cut or left', async () => {
    const soFar = `data: {"choices":[{"index":0,"delta":{"content":"Hel"}}],"usage":{"prompt_tokens":7,"completion_tokens":1}}\n\n`;
    const cut = await start([soFar, soFar]).withResponse();
    await expect(
      (async () => {
        for await (const _ of cut.data);
      })(),
    ).rejects.toMatchObject({ code: 'STREAM_INTERRUPTED' });
    await cut.response.ended;
    expect(cut.response.usage).toMatchObject({ inputTokens: 7, outputTokens: 1 });
    const left = await start([soFar, ...events]).withResponse();
    for await (const _ of left.data) break;
    await left.response.ended;
    expect(left.response.usage).toMatchObject({ inputTokens: 7, outputTokens: 1 });
  });

  it('rejects where the stream does not begin', async () => {
    await expect(start(['data: {"error":{"message":"no"}}\n\n']).withResponse()).rejects.toMatchObject({
      code: 'PROVIDER_API',
    });
  });
});
