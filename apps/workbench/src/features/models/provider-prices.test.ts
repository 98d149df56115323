import { expect, it } from 'vitest';
import { sortByPrice } from './provider-prices.ts';

it('sorts providers by price, the cheapest first and the unknown last, each with its own price', () => {
  const [low, high] = [
    { input: 0.5, output: 1 },
    { input: 1, output: 2 },
  ];
  expect(sortByPrice(['c', 'a', 'b', 'd', 'e'], { a: high, b: low, d: high })).toEqual([
    { provider: 'b', price: low },
    { provider: 'a', price: high },
    { provider: 'd', price: high },
    { provider: 'c', price: undefined },
    { provider: 'e', price: undefined },
  ]);
});
