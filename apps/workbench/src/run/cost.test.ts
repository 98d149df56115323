import { expect, it } from 'vitest';
import { formatCost } from './cost.ts';

it.each([
  [0, 'free'],
  [12.345, '$12.35'],
  [0.5, '$0.50'],
  [0.00123, '$0.0012'],
  [0.000000021, '$0.00000002'],
])('prints %d as %s', (usd, text) => {
  expect(formatCost(usd)).toBe(text);
});
