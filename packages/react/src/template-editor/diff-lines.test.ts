import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffLine, diffLines } from './diff-lines.ts';

const SIGNS = { same: ' ', added: '+', removed: '-' } as const;

/** Prints lines with brackets around the words that changed. */
const print = (lines: readonly (DiffLine | undefined)[]) =>
  lines.map((line) =>
    line
      ? `${SIGNS[line.kind]}${line.pieces.map((piece) => (piece.isChanged ? `[${piece.text}]` : piece.text)).join('')}`
      : '…',
  );

const linesOf = (lines: readonly (DiffLine | undefined)[], other: 'added' | 'removed') =>
  lines.flatMap((line) => (line && line.kind !== other ? [line.pieces.map(({ text }) => text).join('')] : []));

describe('the lines that differ', () => {
  it('stand in pairs where every line has changed, with the words that changed', () => {
    expect(print(diffLines('{% if a %}\n{{a}}\n{% endif %}', '{% if b %}\n{{ a }}\n{%- endif %}'))).toEqual([
      '-{% if [a] %}',
      '+{% if [b] %}',
      '-{{[a]}}',
      '+{{[ a ]}}',
      '-{% endif %}',
      '+{%[-] endif %}',
    ]);
  });

  it('stand below the line that was broken into them', () => {
    expect(print(diffLines('x\n{% if a %}{{ a }}\ny', 'x\n{% if a %}\n{{ a }}\ny'))).toEqual([
      ' x',
      '-{% if a %}{{ a }}',
      '+{% if a %}',
      '+{{ a }}',
      ' y',
    ]);
  });

  it('have no marks where a whole line comes or goes', () => {
    expect(print(diffLines('a\nb', 'a\nnew line\nb'))).toEqual([' a', '+new line', ' b']);
    expect(print(diffLines('a\nold line\nb', 'a\nb'))).toEqual([' a', '-old line', ' b']);
  });

  it('leave out what is far from a change', () => {
    const far = Array.from({ length: 9 }, (_none, at) => `${at}`).join('\n');
    expect(print(diffLines(`${far}\na`, `${far}\nb`))).toEqual(['…', ' 6', ' 7', ' 8', '-a', '+b']);
  });

  it('have the colors of their language, also of a string that goes on in the next line', () => {
    const [, , first, second] = diffLines('a\n{{ "x" }}', 'a\n{{ "x\ny" }}', 'jinja');
    expect(first?.pieces).toContainEqual({ text: '"x', role: 'string' });
    expect(second?.pieces).toContainEqual({ text: '"', role: 'string' });
  });

  it('give back both texts', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '{{', '}}'), { maxLength: 30 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = diffLines(before, after);
        if (lines.includes(undefined)) return;
        expect(linesOf(lines, 'added').join('\n')).toBe(before);
        expect(linesOf(lines, 'removed').join('\n')).toBe(after);
      }),
    );
  });
});
