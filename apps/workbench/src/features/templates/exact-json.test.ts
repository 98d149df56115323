import { describe, expect, it } from 'vitest';
import { readExact, writeExact } from './exact-json.ts';

describe('exact JSON', () => {
  it.each(['30.0', '12345678901234567890', '1e3', '-0.50', '"1.0"', '{\n  "a": [\n    1.0,\n    "x \\" 2.0"\n  ]\n}'])(
    'gives back %s as it was written',
    (text) => {
      expect(writeExact(readExact(text))).toBe(text);
    },
  );

  it('leaves plain numbers numbers', () => {
    expect(readExact('[1, 2.5, -3]')).toEqual([1, 2.5, -3]);
  });
});
