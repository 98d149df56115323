import { describe, expect, it } from 'vitest';
import { addRows, scoreRows } from './predict.ts';

const fish = { Height: ['11.5', '12.5', '11.5'], Width: ['4', '4', '4'], Species: ['Bream', 'Bream', 'Perch'] };

describe('predictions', () => {
  it.each([scoreRows, addRows])('are one for each row, by the cells of the row alone', (predict) => {
    const all = predict(fish);
    expect(all).toHaveLength(3);
    expect(new Set(all).size).toBe(3);
    expect(predict({ Height: ['11.5'], Width: ['4'], Species: ['Perch'] })).toEqual([all[2]]);
  });

  it('do not depend on the order of the columns', () => {
    expect(addRows(Object.fromEntries(Object.entries(fish).reverse()))).toEqual(addRows(fish));
  });

  it('of a value grow with the numbers', () => {
    const [small = 0, large = 0] = addRows(fish);
    expect(large).toBeGreaterThan(small);
  });

  it('of a class are shares', () => {
    for (const score of scoreRows({ a: ['1e9', '-1e9', 'x', '', 'Infinity'] })) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }
  });
});
