import { expect, it } from 'vitest';
import { firstDifference } from './first-difference.ts';

it('finds the line and column where two texts begin to differ', () => {
  expect(firstDifference('a\nbc', 'a\nbc')).toBeUndefined();
  expect(firstDifference('a\nb c\n', 'a\nb\tc')).toEqual({ line: 2, column: 2, excerpts: ['·c↵', '→c'] });
});

it('finds what one text lacks at its end', () => {
  expect(firstDifference('user', 'user\n')).toEqual({ line: 1, column: 5, excerpts: ['', '↵'] });
});
