import { expect, it } from 'vitest';
import { costOf } from './cost-of.ts';

const price = { input: 2, output: 10 };

it.each([
  ['prompt and answer', { inputTokens: 1_000_000, outputTokens: 100_000 }, price, 3],
  ['a prompt alone, as of embeddings', { inputTokens: 500_000 }, { input: 2 }, 1],
  [
    'a prompt half of which was cached',
    { inputTokens: 1_000_000, cachedTokens: 500_000, outputTokens: 0 },
    { ...price, cachedInput: 0.2 },
    1.1,
  ],
  [
    'a prompt that was read from the cache and written to it',
    { inputTokens: 1_000_000, cachedTokens: 500_000, cacheWriteTokens: 250_000 },
    { ...price, cachedInput: 0.2, cacheWrite: 2.4 },
    0.5 + 0.1 + 0.6,
  ],
  ['written tokens without a price of their own', { inputTokens: 1_000_000, cacheWriteTokens: 500_000 }, price, 2],
  ['cached tokens without a price of their own', { inputTokens: 1_000_000, cachedTokens: 500_000 }, price, 2],
  [
    'more cached tokens than input',
    { inputTokens: 1_000_000, cachedTokens: 9_000_000 },
    { ...price, cachedInput: 1 },
    1,
  ],
  ['a free model', { inputTokens: 10, outputTokens: 10 }, { input: 0, output: 0 }, 0],
  ['tokens without a price', { inputTokens: 10, outputTokens: 10 }, { input: 2 }, undefined],
  ['no tokens', { cachedTokens: 3 }, price, undefined],
  ['no usage', undefined, price, undefined],
  ['no price', { inputTokens: 10, outputTokens: 10 }, undefined, undefined],
])('computes the cost of %s', (_name, usage, given, cost) => {
  const computed = costOf(usage, given);
  if (cost === undefined) expect(computed).toBeUndefined();
  else expect(computed).toBeCloseTo(cost, 12);
});
