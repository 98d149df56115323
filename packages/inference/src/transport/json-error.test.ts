import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-error.ts';

describe('the place where a text stops being JSON', () => {
  it.each([
    ['', 0],
    ['  ', 2],
    ['True', 0],
    ['[01]', 2],
    ['[1.]', 2],
    ['[1,2', 4],
    ['[1 2]', 3],
    ['[]]', 2],
    ['[1}', 2],
    ['{"a":1} x', 8],
    ['{"a" 1}', 5],
    ['{"a":1,}', 7],
    ['{1:2}', 1],
    ['{"a":tru}', 5],
    ['{"choices": nope}', 12],
    ['{"a":[{}],"b":NaN}', 14],
    ['{"a": "bc', 9],
    ['{"a":"b\nc"}', 7],
    ['{"a":"b\\qc"}', 7],
    ['"', 1],
    ["{'a':1}", 1],
  ])('of %j is %i', (text, at) => {
    expect(findJsonFault(text)).toBe(at);
  });

  it('is where the text was broken, whatever the value is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', ' '), (value, space) => {
        const text = `[${JSON.stringify(value)},${space}`;
        expect(findJsonFault(`${text}?]`)).toBe(text.length);
        expect(findJsonFault(text)).toBe(text.length);
      }),
    );
  });
});
