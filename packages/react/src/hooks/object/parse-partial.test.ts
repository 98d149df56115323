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
    // After an escaped backslash, a u is a plain letter.
    [String.raw`{"path": "C:\\u`, { path: 'C:\\u' }],
    [String.raw`{"path": "\\U`, { path: '\\U' }],
    [String.raw`{"a": "\\\u00`, { a: '\\' }],
    [String.raw`{"a": "\u00zz`, undefined],
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

  it('reads texts whose escapes are cut off at any place', () => {
    const unit = fc.constantFrom('\\', 'u', 'U', '0', '"', '\n', '\u{1f600}', '\ud83d', '\0');
    const texts = fc.string({ unit });
    fc.assert(
      fc.property(fc.dictionary(texts, texts), (value) => {
        const text = JSON.stringify(value);
        for (let end = 1; end < text.length; end++)
          expect(parsePartial(text.slice(0, end)), text.slice(0, end)).toBeTypeOf('object');
        expect(parsePartial(text)).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });
});
