import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSafely } from '../../../transport/parse-safely.ts';
import { JsonPreview } from './json-preview.ts';

/** The values that are shown after each of the chunks. */
function shown(chunks: readonly string[]): unknown[] {
  const preview = new JsonPreview();
  return chunks.map((chunk) => {
    preview.push(chunk);
    return preview.value;
  });
}

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...new Set(places.map((place) => place % (text.length + 1)))].sort((a, b) => a - b);
  return [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length));
}

/** True when the first value may grow into the second one. */
function isBeginning(early: unknown, late: unknown): boolean {
  if (typeof early === 'string' && typeof late === 'string') return late.startsWith(early);
  if (Array.isArray(early) && Array.isArray(late)) return early.every((item, index) => isBeginning(item, late[index]));
  if (early instanceof Object && late instanceof Object && !Array.isArray(late))
    return Object.entries(early).every(
      ([name, value]) => Object.hasOwn(late, name) && isBeginning(value, Reflect.get(late, name)),
    );
  return Object.is(early, late);
}

const root = fc.oneof(
  fc.dictionary(
    fc.string().filter((key) => key !== '__proto__'),
    fc.jsonValue(),
  ),
  fc.array(fc.jsonValue()),
);

describe('the preview of JSON', () => {
  it('ends as the value that JSON.parse returns, however the text is cut', () => {
    fc.assert(
      fc.property(root, fc.nat(2), fc.array(fc.nat()), (value, indent, places) => {
        const text = JSON.stringify(value, undefined, indent);
        expect(shown(cut(text, places)).at(-1)).toEqual(parseSafely(text));
      }),
      { numRuns: 500 },
    );
  });

  it('only ever shows the beginning of the value, and never changes what was shown', () => {
    fc.assert(
      fc.property(root, (value) => {
        const text = JSON.stringify(value);
        const preview = new JsonPreview();
        const steps = Array.from(text, (character) => {
          preview.push(character);
          return { value: preview.value, copy: JSON.stringify(preview.value) };
        });
        const isKept = ({ value: early, copy }: { value: unknown; copy: string }) =>
          JSON.stringify(early) === copy && (early === undefined || isBeginning(early, parseSafely(text)));
        expect(steps.filter((step) => !isKept(step))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('shows texts as far as they have come, numbers and literals when they are complete', () => {
    expect(shown(['{"name":"A', 'da", "age":3', '6,"is', 'Old":tr', 'ue', '}'])).toEqual([
      { name: 'A' },
      { name: 'Ada' },
      { name: 'Ada', age: 36 },
      { name: 'Ada', age: 36 },
      { name: 'Ada', age: 36 },
      { name: 'Ada', age: 36, isOld: true },
    ]);
  });

  it('shows no half of an escape, nor of a character of two units', () => {
    expect(shown(['["a\\', 'n\\u00', 'e9\\ud83d', '\\ude00', '\ud83d', '\ude00"]'])).toEqual([
      ['a'],
      ['a\n'],
      ['a\né'],
      ['a\né😀'],
      ['a\né😀'],
      ['a\né😀😀'],
    ]);
  });

  it('keeps parts that do not change', () => {
    const [first, second] = shown(['{"a":{"b":[1]},"c":["x', 'y"]}']) as { a: unknown; c: unknown }[];
    expect(second?.a).toBe(first?.a);
    expect(second?.c).not.toBe(first?.c);
    expect([first?.c, second?.c]).toEqual([['x'], ['xy']]);
  });

  it.each(['{"a":1,}', '{"a" 1}', '[1 2]', '{"a":tru}', '[01]', '{]', '["\\x"]', '{"a":1,"a"}'])(
    'stops at %s',
    (text) => {
      const [value] = shown([text]);
      expect(() => JSON.parse(text)).toThrow();
      expect(shown([text, '"more": 1, [2, "x"]'])[1]).toEqual(value);
    },
  );

  it('skips text before the value, ignores text after it', () => {
    expect(shown(['Sure! 1. ```json\n{"a":', '1}```'])).toEqual([{}, { a: 1 }]);
  });

  it('has no member that would change the prototype', () => {
    expect(JSON.stringify(shown(['{"__proto__":{"a":[1,', '2]},"b":1}']))).toBe('[{},{"b":1}]');
  });
});
