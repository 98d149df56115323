import { expect, it } from 'vitest';
import { ago } from './format-time.ts';

const NOW = 1_800_000_000_000;

it.each([
  [5_000, 'just now'],
  [90_000, '1m ago'],
  [3 * 3_600_000, '3h ago'],
  [24 * 3_600_000, 'yesterday'],
  [5 * 86_400_000, '5d ago'],
])('says how long ago %i ms are', (passed, text) => {
  expect(ago(NOW - passed, NOW)).toBe(text);
});

it('gives the date of what is older than a month', () => {
  expect(ago(NOW - 60 * 86_400_000, NOW)).toMatch(/^Nov \d+, 2026, /);
});
