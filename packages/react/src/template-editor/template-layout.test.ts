import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT, moveSplitter, readLayout, splitterRange } from './template-layout.ts';

it('moves a splitter within its range, and keeps the width of all columns together', () => {
  expect(moveSplitter([30, 36, 34], 0, 40)).toEqual([40, 26, 34]);
  expect(moveSplitter([30, 36, 34], 1, 30)).toEqual([30, 30, 40]);
  expect(moveSplitter([30, 36, 34], 1, 99)).toEqual([30, 55, 15]);
  expect(splitterRange([30, 36, 34], 0)).toEqual([15, 51]);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), fc.double({ noNaN: true }))), (moves) => {
      const columns = moves.reduce((last, [place, width]) => moveSplitter(last, place, width), DEFAULT_LAYOUT.columns);
      expect(Math.min(...columns)).toBeGreaterThanOrEqual(14.999);
      expect(columns.reduce((sum, width) => sum + width)).toBeCloseTo(100);
      expect(readLayout({ columns })).toMatchObject({ columns });
    }),
  );
});

it('replaces what is no arrangement by the default', () => {
  expect(readLayout()).toEqual(DEFAULT_LAYOUT);
  expect(readLayout({ spaces: 'all' })).toEqual({ ...DEFAULT_LAYOUT, spaces: 'all' });
  for (const columns of [[50, 50], [1, 49, 50], [30, 30, 30], ['a', 'b', 'c'], {}])
    expect(readLayout({ columns, spaces: 'no' } as never)).toEqual(DEFAULT_LAYOUT);
});
