import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePartial } from './parse-partial.ts';

describe('parsePartial', () => {
  it.each([
    ['', undefined],
    ['Sure! {', undefined],
    ['{', {}],
    ['{"na', {}],
    ['{"name"', {}],
    ['{"name": ', {}],
    ['{"name": "Ad', { name: 'Ad' }],
    ['{"name": "Ad\\', { name: 'Ad' }],
    ['{"name": "Ad\\u00e', { name: 'Ad' }],
    ['{"name": "\\\\', { name: '\\' }],
    ['{"year": 18', {}],
    ['{"year": 1815,', { year: 1815 }],
    ['{"isOld": tru', {}],
    ['{"isOld": true, "no": nul', { isOld: true }],
    ['[1, [2, {"a": "b"}, ', [1, [2, { a: 'b' }]]],
    ['[1 2', undefined],
    ['{"a" 1}', undefined],
  ])('reads %j', (text, value) => {
    expect(parsePartial(text)).toEqual(value);
  });

  it('reads complete JSON like JSON.parse, and any beginning of a list or object without an error', () => {
    const values = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()));
    fc.assert(
      fc.property(values, fc.nat(), fc.constantFrom(0, 2), (value, place, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parsePartial(text)).toEqual(JSON.parse(text));
        expect(parsePartial(text.slice(0, 1 + (place % text.length)))).toBeTypeOf('object');
      }),
    );
  });
});
