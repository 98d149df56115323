import { parse, tokenize } from '@hubkit/jinja';
import { describe, expect, it } from 'vitest';

/** Inputs that were quadratic in other engines: long runs of spaces, lines, openers without an end. */
const RUNS: readonly (readonly [name: string, make: (size: number) => string])[] = [
  ['blanks', (size) => `a${' '.repeat(size)}{{ x }}`],
  ['newlines', (size) => `a${'\n'.repeat(size)}{%- if x %}{% endif %}`],
  ['blanks before tags', (size) => `${'   \n '.repeat(size / 5)}{% set x = 1 %}`],
  ['blanks inside a tag', (size) => `{% if x${' '.repeat(size)}%}{% endif %}`],
  ['single braces', (size) => '{ '.repeat(size / 2)],
  ['openers of comments', (size) => `${'{#'.repeat(size / 2)}#}`],
  ['expressions', (size) => '{{ x }}'.repeat(size / 7)],
  ['comments', (size) => '{# c #}'.repeat(size / 7)],
  ['raw blocks', (size) => '{% raw %}{{{% endraw %}'.repeat(size / 23)],
  ['one raw block with many openers', (size) => `{% raw %}${'{% '.repeat(size / 3)}{% endraw %}`],
  ['quotes', (size) => `{{ "${"'".repeat(size)}" }}`],
  ['a long name', (size) => `{{ ${'a'.repeat(size)} }}`],
  ['a long number', (size) => `{{ 1${'_1'.repeat(size / 2)} == 1 }}`],
  ['backslashes', (size) => `{{ "${'\\\\'.repeat(size / 2)}" }}`],
  ['plus signs', (size) => `{% set x = ${'1 + '.repeat(100)}1 %}`.repeat(size / 400)],
];

/** Calls of the methods that lexers look at text with, and how many characters each can have looked at. */
function charactersRead(work: () => void): number {
  const names = ['indexOf', 'lastIndexOf', 'slice', 'startsWith', 'includes', 'charCodeAt', 'codePointAt'] as const;
  const saved = names.map((name) => String.prototype[name]);
  let read = 0;
  for (const [index, name] of names.entries()) {
    const original = saved[index] as (...args: unknown[]) => unknown;
    Object.defineProperty(String.prototype, name, {
      configurable: true,
      writable: true,
      value(this: string, ...args: unknown[]) {
        const result = original.apply(this, args);
        const from = typeof args[1] === 'number' ? args[1] : 0;
        if (name === 'indexOf') read += result === -1 ? this.length - from : (result as number) - from + 1;
        else if (name === 'slice') read += (result as string).length;
        else read += 1;
        return result;
      },
    });
  }
  try {
    work();
  } catch {
    // A syntax error has been read for, too.
  } finally {
    for (const [index, name] of names.entries()) {
      Object.defineProperty(String.prototype, name, { configurable: true, writable: true, value: saved[index] });
    }
  }
  return read;
}

describe('reading a source takes a number of steps in proportion to its length', () => {
  it.each(RUNS)('%s', (_, make) => {
    for (const work of [tokenize, parse]) {
      const short = charactersRead(() => void work(make(20_000)));
      const long = charactersRead(() => void work(make(200_000)));
      expect(long / short).toBeLessThan(11.5);
      expect(long).toBeLessThan(200_000 * 40);
    }
  });
});
