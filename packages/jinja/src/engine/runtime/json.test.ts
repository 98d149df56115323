import { describe, expect, it } from 'vitest';
import { plainRuntime } from '../../../test/python-values/runtime.ts';
import { Dict } from './dict.ts';
import { type JsonOptions, toJson } from './json.ts';
import { Undefined } from './undefined.ts';
import { Float, tuple, type Value } from './values.ts';

const json = (value: Value, options?: JsonOptions) => toJson(plainRuntime(), value, options);

describe('toJson', () => {
  it("writes Python's separators", () => {
    expect(json({ a: [1, 2, {}], b: [], c: { d: null } })).toBe('{"a": [1, 2, {}], "b": [], "c": {"d": null}}');
    expect(json([1, { a: 2 }], { separators: [',', ':'] })).toBe('[1,{"a":2}]');
  });

  it('indents, also by nothing', () => {
    expect(json({ a: [1, []] }, { indent: 2 })).toBe('{\n  "a": [\n    1,\n    []\n  ]\n}');
    expect(json([1, 2], { indent: 0 })).toBe('[\n1,\n2\n]');
    expect(json([1], { indent: 12 })).toBe('[\n            1\n]');
  });

  it('keeps floats, big integers, tuples and odd keys as Python shows them', () => {
    expect(json([new Float(1), 1e-7, 1e22, 10n ** 20n, Number.NaN, -0, new Float(-0), tuple([1])])).toBe(
      '[1.0, 1e-07, 1e+22, 100000000000000000000, NaN, 0, -0.0, [1]]',
    );
    expect(
      json(
        new Dict([
          [1, 2],
          [true, 3],
          [null, 4],
          [new Float(1.5), 5],
        ]),
      ),
    ).toBe('{"1": 3, "null": 4, "1.5": 5}');
  });

  it('escapes what Python escapes and nothing else', () => {
    expect(json('"\\\n\u0000\u007f\u2028é😀/')).toBe('"\\"\\\\\\n\\u0000\u007f\u2028é😀/"');
    expect(json('\ud800x😀\udc00\\ud800')).toBe('"\ud800x😀\udc00\\\\ud800"');
    expect(json('é😀\u007f', { ensureAscii: true })).toBe('"\\u00e9\\ud83d\\ude00\\u007f"');
    const all = { ensureAscii: true, indent: '\u00a0', separators: ['·', '→'] };
    expect(json([{ é: 'ü' }], all)).toBe('[\n\u00a0{\n\u00a0\u00a0"\\u00e9"→"\\u00fc"\n\u00a0}\n]');
  });

  it('reads own properties only, and not those that are undefined', () => {
    class Message {
      role = 'user';
      note = undefined;
      get hidden() {
        return 1;
      }
    }
    expect(json([new Message(), new Map([['a', 1]])])).toBe('[{"role": "user"}, {"a": 1}]');
  });

  it('refuses what Python refuses', () => {
    expect(() => json([new Undefined()])).toThrow('Object of type Undefined is not JSON serializable');
    expect(() => json(new Dict([[tuple([1]), 1]]))).toThrow('keys must be str, int, float, bool or None, not tuple');
    const cycle: Value[] = [];
    cycle.push(cycle, cycle);
    expect(() => json(cycle)).toThrow('Circular reference detected');
  });
});
