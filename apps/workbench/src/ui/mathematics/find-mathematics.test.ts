import { describe, expect, it } from 'vitest';
import { findMathematics, withSources } from './find-mathematics.ts';

const found = (text: string) => findMathematics(text).formulas.map(({ tex, isBlock }) => (isBlock ? [tex] : tex));

describe('formulas of a text', () => {
  it.each([
    ['With $E = mc^2$, and $x$.', ['E = mc^2', 'x']],
    ['So \\(a + b\\) is', ['a + b']],
    ['$$\n\\int_0^1 x\\,dx\n$$', [['\\int_0^1 x\\,dx']]],
    ['\\[ \\frac{1}{2} \\]', [['\\frac{1}{2}']]],
    ['- **$2 + 3$** of $5\\%$', ['2 + 3', '5\\%']],
    ['($n$-th) "$k$"', ['n', 'k']],
    ['A price of \\$5, and $\\text{US\\$} 5$', ['\\text{US\\$} 5']],
  ])('of %j are found', (text, formulas) => {
    expect(found(text)).toEqual(formulas);
  });

  it.each([
    'It costs $5 and $6.',
    'From $5-$6 to $7/$8, or $5k.',
    '$5 (in US$) are',
    'US$5 or A$6$',
    'echo $HOME/$USER and $PATH',
    '\\$x\\$',
    'an array\\[0\\] and f\\(x\\)',
    'a regular `$x$` and ``a ` $y$``',
    '```sh\n$x$\n\\[a\\]\n```',
    '- item\n  ~~~\n  $x$\n  ~~~',
    '> ```\n> $x$\n> ```',
    '$$ $$ and $ x $',
  ])('of %j are none', (text) => {
    expect(findMathematics(text)).toEqual({ text, formulas: [] });
  });

  it.each(['$E = mc', '$$\n\\frac{1}{2}\n', '\\(a +', '\\[ a', '$$a\n\nb$$', '```\n$x$', 'Is `$x$'])(
    'stay text while they are open: %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('are found after code that has ended', () => {
    expect(found('```\n$a$\n```\n$b$ `$c$` $d$')).toEqual(['b', 'd']);
  });

  it('can be put back, and text with private characters is left alone', () => {
    const text = 'a $x$ b \\[ y \\] c';
    const { text: shown, formulas } = findMathematics(text);
    expect(shown).toMatch(/^a .0. b .1. c$/u);
    expect(withSources(shown, formulas)).toBe(text);
    expect(found('\uE0000\uE001 $x$')).toEqual([]);
  });

  it('take time in proportion to a text with many beginnings', () => {
    const startedAt = performance.now();
    for (const beginning of ['$a ', '\\(', '\\[ ', '$$ ', '` `` ']) found(beginning.repeat(5000));
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});
