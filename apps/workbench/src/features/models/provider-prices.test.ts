import { expect, it } from 'vitest';
import { groupByPrice } from './provider-prices.ts';

it('groups providers of one price, the cheapest first and the unknown last', () => {
  const prices = { a: { input: 1, output: 2 }, b: { input: 0.5, output: 1 }, d: { input: 1, output: 2 } };
  expect(groupByPrice(['c', 'a', 'b', 'd', 'e'], prices)).toEqual([
    { price: { input: 0.5, output: 1 }, providers: ['b'] },
    { price: { input: 1, output: 2 }, providers: ['a', 'd'] },
    { price: undefined, providers: ['c', 'e'] },
  ]);
});
