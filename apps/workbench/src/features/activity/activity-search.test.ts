import { expect, it } from 'vitest';
import { readActivitySearch } from './activity-search.ts';

it('drops what is no search parameter', () => {
  expect(readActivitySearch({ show: 'images', q: 'kite', x: 1 })).toEqual({ show: 'images', q: 'kite' });
  expect(readActivitySearch({ show: 'everything', q: 3 })).toEqual({});
});
