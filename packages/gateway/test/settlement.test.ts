import { InferenceClient } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import { chatAnswer, chatEvent, eventStream, fakeProvider, MODEL, type Respond } from './fake-provider.ts';
import { post } from './support.ts';

const price = { input: 1, output: 10 };
const target = { model: 'a/b', endpointUrl: 'https://provider.example/v1' };
const models = { [MODEL]: { targets: [target], price } };
const usage = { prompt_tokens: 20, completion_tokens: 5, total_tokens: 25 };
const body = { model: MODEL, messages: [{ role: 'user', content: 'Hi' }], max_tokens: 100 };
const refusal = (status: number) => Response.json({ error: { message: 'no' } }, { status });

/** Cost of a call that counts as reserved: 100 tokens of the answer, and a prompt of some bytes. */
const RESERVED = 100 * 10e-6;

describe('what a call costs', () => {
  it('is what was reserved for a stream that is left before its usage', async () => {
    const provider = () => eventStream([chatEvent({ content: 'Yes' })], { isOpen: true });
    const { gateway, records } = fakeProvider(provider, { models });
    const reader = (await gateway(post('/v1/chat/completions', { ...body, stream: true }))).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(records).toMatchObject([{ outcome: 'cancelled', isEstimated: true, outputTokens: undefined }]);
    expect(records[0]?.cost).toBeGreaterThanOrEqual(RESERVED);
  });

  it('is the reported one for a stream that is left after its usage', async () => {
    const events = [chatEvent({ content: 'Yes' }), `data: ${JSON.stringify({ choices: [], usage })}\n\n`];
    const { gateway, records } = fakeProvider(() => eventStream(events, { isOpen: true }), { models });
    const asked = { ...body, stream: true, stream_options: { include_usage: true } };
    const reader = (await gateway(post('/v1/chat/completions', asked))).body?.getReader();
    for (let text = ''; !text.includes('completion_tokens'); )
      text += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(records).toMatchObject([{ outcome: 'cancelled', isEstimated: false, outputTokens: 5 }]);
    expect(records[0]?.cost).toBeCloseTo(20e-6 + 50e-6, 12);
  });

  it('is what was reserved for one whose provider reports no usage, and for a half of it', async () => {
    const answers = [chatAnswer(), chatAnswer({ usage: { prompt_tokens: 20 } }), chatAnswer({ usage })];
    const { gateway, records } = fakeProvider(() => answers.shift() ?? refusal(500), { models });
    for (let index = 0; index < 3; index++) await gateway(post('/v1/chat/completions', body));
    expect(records.map(({ isEstimated }) => isEstimated)).toEqual([true, true, false]);
    expect(records[0]?.cost).toBeGreaterThanOrEqual(RESERVED);
    expect(records[1]?.cost).toBeCloseTo(20e-6 + RESERVED, 12);
    expect(records[2]?.cost).toBeCloseTo(20e-6 + 50e-6, 12);
  });

  it.each<[string, Respond]>([
    ['400', () => refusal(400)],
    ['429', () => refusal(429)],
    ['503', () => refusal(503)],
    ['connection', () => Promise.reject(Object.assign(new TypeError('x'), { cause: { code: 'ECONNREFUSED' } }))],
    ['reset', () => Promise.reject(Object.assign(new TypeError('x'), { cause: { code: 'ECONNRESET' } }))],
  ])('is nothing where nothing was generated: %s', async (_, respond) => {
    const limits = { user: { tokensPerDay: 10_000, costPerDay: 0.1 } };
    let isDown = true;
    const { gateway, records } = fakeProvider((sent, signal) => (isDown ? respond(sent, signal) : chatAnswer()), {
      models,
      limits,
    });
    for (const stream of [false, true]) {
      for (let index = 0; index < 60; index++) {
        const reply = await gateway(post('/v1/chat/completions', { ...body, max_tokens: 4000, stream }));
        await reply.text();
      }
    }
    isDown = false;
    // 120 failed calls have left the whole day to the user.
    expect((await gateway(post('/v1/chat/completions', { ...body, max_tokens: 4000 }))).status).toBe(200);
    expect(records.slice(0, -1).every(({ cost }) => cost === 0)).toBe(true);
  });

  it('is nothing at an account without credit, which is asked once', async () => {
    const error = {
      message: 'you exceeded your current quota',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    };
    let asked = 0;
    const { gateway, records } = fakeProvider(() => chatAnswer(), {
      models,
      client: new InferenceClient('key', {
        fetch: async () => {
          asked++;
          return Response.json({ error }, { status: 429 });
        },
      }),
    });
    const reply = await gateway(post('/v1/chat/completions', body));
    expect([reply.status, asked, records[0]?.cost]).toEqual([502, 1, 0]);
    expect((await reply.json()).error.message).toContain('the quota of this gateway');
  });

  it('is the price of a call for models that are paid by calls, for each image', async () => {
    const images: (Response | 'fails')[] = [];
    const picture = () => Response.json({ data: [{ b64_json: 'AAAA' }] });
    const { gateway, records } = fakeProvider(
      () => {
        const next = images.shift() ?? 'fails';
        return next === 'fails' ? refusal(503) : next;
      },
      { models: { [MODEL]: { targets: [target], price: { call: 0.04 } } }, limits: { user: { costPerDay: 0.15 } } },
    );
    const make = async (n: number) =>
      (await gateway(post('/v1/images/generations', { model: MODEL, prompt: 'a', n }))).status;
    images.push(picture(), picture(), picture());
    expect(await make(3)).toBe(200);
    expect(records[0]?.cost).toBeCloseTo(0.12, 12);
    // 0.12 of 0.15 are spent.
    expect(await make(1)).toBe(429);
  });

  it('is less for a prompt from a cache, and more for one that is written to it', async () => {
    const details = { cached_tokens: 10, cache_write_tokens: 5 };
    const cached = { ...usage, prompt_tokens_details: details };
    const prices = { ...price, cachedInput: 0.1, cacheWrite: 2 };
    const { gateway, records } = fakeProvider(() => chatAnswer({ usage: cached }), {
      models: { [MODEL]: { targets: [target], price: prices } },
    });
    await gateway(post('/v1/chat/completions', body));
    expect(records).toMatchObject([{ inputTokens: 20, cachedTokens: 10, cacheWriteTokens: 5, isEstimated: false }]);
    expect(records[0]?.cost).toBeCloseTo((5 * 1 + 10 * 0.1 + 5 * 2 + 5 * 10) / 1e6, 12);
  });

  it('is not computed by a price that makes no sense', () => {
    for (const bad of [{ input: Number.NaN }, { output: -1 }, { call: '1' }, { outptu: 1 }]) {
      const offer = { [MODEL]: { targets: [target], price: bad as object } };
      expect(() => fakeProvider(() => chatAnswer(), { models: offer })).toThrow(`The price of the model "${MODEL}"`);
    }
  });

  it('counts the images that were made although others have failed', async () => {
    const images = [Response.json({ data: [{ b64_json: 'AAAA' }] }), refusal(503), refusal(503)];
    const { gateway, records } = fakeProvider(() => images.shift() ?? refusal(500), {
      models: { [MODEL]: { targets: [target], price: { call: 0.04 } } },
    });
    const reply = await gateway(post('/v1/images/generations', { model: MODEL, prompt: 'a', n: 3 }));
    expect([reply.status, records[0]?.outcome]).toEqual([502, 'PROVIDER_API']);
    expect(records[0]?.cost).toBeGreaterThanOrEqual(0.04);
  });
});
