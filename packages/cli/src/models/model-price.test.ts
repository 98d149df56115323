import { expect, it } from 'vitest';
import { findOffers, findPrice } from './model-price.ts';

const list = {
  data: [
    {
      id: 'openai/gpt-oss-20b',
      providers: [
        { provider: 'groq', pricing: { input: 0.1, output: 0.5 } },
        { provider: 'together', pricing: { input: 0.05, output: 0.2 } },
        { provider: 'unknown' },
      ],
    },
  ],
};
const io = (body: unknown) => ({ fetch: async () => Response.json(body), signal: new AbortController().signal });

it.each([
  ['openai/gpt-oss-20b', 'groq', { input: 0.1, output: 0.5 }],
  ['openai/gpt-oss-20b', undefined, { input: 0.05, output: 0.2 }],
  ['openai/gpt-oss-20b', 'unknown', undefined],
  ['another/model', undefined, undefined],
  [undefined, undefined, undefined],
])('finds the price of %s at %s', async (model, provider, price) => {
  expect(await findPrice(model, provider, io(list))).toEqual(price);
});

it('does without a list that cannot be read', async () => {
  expect(await findPrice('a/b', undefined, io({ data: 'none' }))).toBeUndefined();
  const { signal } = io(list);
  expect(await findPrice('a/b', undefined, { signal, fetch: () => Promise.reject(new TypeError('away')) })).toBe(
    undefined,
  );
  expect(await findPrice('a/b', undefined, { signal, fetch: async () => new Response('<html>') })).toBe(undefined);
});

it('finds price and speed of a model at its providers', async () => {
  const groq = {
    provider: 'groq',
    pricing: { input: 0.1, output: 0.5 },
    first_token_latency_ms: 120.5,
    throughput: 900,
  };
  const data = [
    { id: 'a/b', providers: [groq, { provider: 'new', status: 'live' }, { provider: 'gift', is_free: true }] },
  ];
  expect(await findOffers('a/b', io({ data }))).toEqual({
    groq: { price: { input: 0.1, output: 0.5 }, firstTokenMs: 120.5, tokensPerSecond: 900 },
    new: {},
    gift: { isFree: true },
  });
  expect(await findOffers('a/c', io({ data }))).toEqual({});
});
