import { expect, it } from 'vitest';
import { sortByPrice } from './provider-prices.ts';

it('sorts providers by price, those of one price in their order and the unknown last', () => {
  const prices = { a: { input: 1, output: 2 }, b: { input: 0.5, output: 1 }, d: { input: 1, output: 2 } };
  expect(sortByPrice(['c', 'a', 'b', 'd', 'e'], prices)).toEqual([
    { provider: 'b', price: { input: 0.5, output: 1 } },
    { provider: 'a', price: { input: 1, output: 2 } },
    { provider: 'd', price: { input: 1, output: 2 } },
    { provider: 'c', price: undefined },
    { provider: 'e', price: undefined },
  ]);
});
