import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';
import { repr } from './repr.ts';

describe('parseJson', () => {
  it.each([
    ['{"a": 1.0, "b": 1, "c": 1.5}', "{'a': 1.0, 'b': 1, 'c': 1.5}"],
    [
      '[12345678901234567890, -9007199254740993, 9007199254740991]',
      '[12345678901234567890, -9007199254740993, 9007199254740991]',
    ],
    ['[1e5, 1E-7, 1e16, -0.0, -0]', '[100000.0, 1e-07, 1e+16, -0.0, 0]'],
    ['{"b": 1, "10": 2, "2": 3, "a": 4}', "{'b': 1, '10': 2, '2': 3, 'a': 4}"],
    ['{"a": 1, "b": 2, "a": 3.0}', "{'a': 3.0, 'b': 2}"],
    ['[NaN, Infinity, -Infinity]', '[nan, inf, -inf]'],
    ['{"__proto__": 1.0}', "{'__proto__': 1.0}"],
    ['"a \\"1\\": 2.0 \\\\"', '\'a "1": 2.0 \\\\\''],
    [' [ ] ', '[]'],
    ['1.0', '1.0'],
  ])('reads %s as Python does', (text, python) => {
    expect(repr(parseJson(text))).toBe(python);
  });

  it.each(['', '[1.0', '{"a": 1.0,}', '[1.0,]', '01.0', '[1.0 2]', '{"1" 2}', '["\n", 1.0]', '1.0 x', '{1.0: 2}'])(
    'refuses %j',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError);
    },
  );

  it('ends on text that is nested too deeply', () => {
    expect(() => parseJson(`[1.0, ${'['.repeat(100000)}`)).toThrow(SyntaxError);
  });
});
