import { expect, it } from 'vitest';
import { formatScore } from './format-score.ts';

it.each([
  [0.998, '0.998'],
  [0.5, '0.5'],
  [1, '1'],
  [0, '0'],
  [0.0005, '0.001'],
  [0.0000026, '< 0.001'],
  [-0.00004, '< 0.001'],
  [-7.25, '-7.25'],
  [10, '10'],
  [Number.NaN, 'NaN'],
])('reads the score %d as %s', (score, text) => {
  expect(formatScore(score)).toBe(text);
});
