import { expect, it } from 'vitest';
import { duration, shortName } from './format-facts.ts';

it.each([
  [0, '0 ms'],
  [211.6, '212 ms'],
  [999, '999 ms'],
  [1000, '1.00 s'],
  [9876, '9.88 s'],
  [12_345, '12.3 s'],
])('says %d ms as %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

it('names a model without its owner', () => {
  expect([shortName('owner/name'), shortName('name'), shortName('owner/')]).toEqual(['name', 'name', 'owner/']);
});
