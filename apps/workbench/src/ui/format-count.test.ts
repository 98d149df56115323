import { expect, it } from 'vitest';
import { counted } from './format-count.ts';

it.each([
  [0, 'row', '0 rows'],
  [1, 'more row', '1 more row'],
  [1230, 'row', '1,230 rows'],
])('counts %i of %s', (value, noun, text) => {
  expect(counted(value, noun)).toBe(text);
});
