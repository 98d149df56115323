import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitTokens } from './split-tokens.ts';

describe('splitTokens', () => {
  it('gives the parts in the order of the text', () => {
    const ranges = [
      { label: 'GPE', start: 12, end: 18 },
      { label: 'PERSON', start: 0, end: 4 },
    ];
    expect(splitTokens('Nora lives, Lisbon!', ranges)).toEqual([
      { text: 'Nora', label: 'PERSON' },
      { text: ' lives, ' },
      { text: 'Lisbon', label: 'GPE' },
      { text: '!' },
    ]);
  });

  it('gives the whole text whatever the ranges are', () => {
    const range = fc.record({ label: fc.string(), start: fc.integer(), end: fc.integer() });
    const near = fc.record({
      label: fc.string(),
      start: fc.integer({ min: -2, max: 12 }),
      end: fc.double({ min: -2, max: 12 }),
    });
    fc.assert(
      fc.property(fc.string(), fc.array(fc.oneof(range, near)), (text, ranges) => {
        const parts = splitTokens(text, ranges);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
