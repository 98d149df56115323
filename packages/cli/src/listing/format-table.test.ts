import { describe, expect, it } from 'vitest';
import { formatTable } from './format-table.ts';

describe('formatTable', () => {
  it('aligns the columns, without spaces at the end of a line', () => {
    expect(
      formatTable([
        ['a', 'bb', 'c'],
        ['aaa', '', ''],
      ]),
    ).toBe('a    bb  c\naaa\n');
  });

  it('wraps the last column between words, below itself', () => {
    expect(formatTable([['id', 'one two three four five six']], 24)).toBe('id  one two three four\n    five six\n');
  });

  it('leaves a word alone that is longer than the line', () => {
    const word = 'x'.repeat(40);
    expect(formatTable([[`${word} y`]], 20)).toBe(`${word}\ny\n`);
  });

  it('is empty without rows', () => {
    expect(formatTable([])).toBe('');
  });
});
