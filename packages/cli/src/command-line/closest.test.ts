import { expect, it } from 'vitest';
import { closest } from './closest.ts';

const tasks = ['image', 'text-to-image', 'text-classification', 'feature-extraction'];

it.each([
  ['text-to-imgae', 'text-to-image'],
  ['texttoimage', 'text-to-image'],
  ['Text-Classification', 'text-classification'],
  ['feature-extract', 'feature-extraction'],
  ['chat', undefined],
  ['iamge', 'image'],
])('takes %s for %s', (word, meant) => {
  expect(closest(word, tasks)).toBe(meant);
});
