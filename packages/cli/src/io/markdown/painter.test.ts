import fc from 'fast-check';
import pico from 'picocolors';
import { describe, expect, it } from 'vitest';
import { openMarkdownPainter } from './painter.ts';

const tag = (name: string) => (text: string | number | null | undefined) => `<${name}>${text}</${name}>`;
/** Colors that a test can read. */
const colors = {
  ...pico.createColors(false),
  bold: tag('b'),
  italic: tag('i'),
  cyan: tag('c'),
  dim: tag('d'),
};

function paint(text: string): string {
  const painter = openMarkdownPainter(colors);
  return painter.push(text) + painter.end();
}

describe('openMarkdownPainter', () => {
  it.each([
    ['plain words', 'plain words'],
    ['# A heading', '<b>A heading</b>'],
    ['one **bold** word', 'one <b>bold</b> word'],
    ['an *emphasized* and _another_ word', 'an <i>emphasized</i> and <i>another</i> word'],
    ['***both***', '<b><i>both</i></b>'],
    ['call `f(**x)` now', 'call <c>f(**x)</c> now'],
    ['``a ` b``', '<c>a ` b</c>'],
    ['2 * 3 * 4, 2*3*4, 2**3**4, snake_case_name', '2 * 3 * 4, 2*3*4, 2**3**4, snake_case_name'],
    ['pass **kwargs on', 'pass **kwargs on'],
    ['an open `mark', 'an open `mark'],
    ['a \\*star\\*', 'a *star*'],
    ['中文**粗体**字', '中文<b>粗体</b>字'],
    ['**bold with `code` in it**', '<b>bold with </b><c>code</c><b> in it</b>'],
    ['- an item\n  * an inner one\n2. second', '<c>•</c> an item\n  <c>•</c> an inner one\n<c>2.</c> second'],
    ['> quoted', '<d>│ </d><d>quoted</d>'],
    ['above\n\n---\nbelow', `above\n\n<d>${'─'.repeat(40)}</d>\nbelow`],
    ['```js\nconst a = "**";\n```\nafter', '<d>```js</d>\n<c>const a = "**";</c>\n<d>```</d>\nafter'],
    ['#hashtag and -5', '#hashtag and -5'],
    ['2024 was dry', '2024 was dry'],
  ])('draws %j', (text, drawn) => {
    expect(paint(text)).toBe(drawn);
  });

  it('aligns the columns of a table, with wide characters and marks', () => {
    expect(paint('| City | Note |\n|---|:--|\n| Rome | **old** |\n| 東京 | a |\n\nDone')).toBe(
      [
        '<b>City</b><d> │ </d><b>Note</b>',
        '<d>─────┼─────</d>',
        'Rome<d> │ </d><b>old</b>',
        '東京<d> │ </d>a',
        '',
        'Done',
      ].join('\n'),
    );
  });

  it('shows words as they arrive', () => {
    const painter = openMarkdownPainter(colors);
    expect(painter.push('The sky')).toBe('The sky');
    expect(painter.push(' is **bl')).toBe(' is ');
    expect(painter.push('ue** today')).toBe('<b>blue</b> today');
  });

  it('does not hold a long text behind a mark without an end', () => {
    const painter = openMarkdownPainter(colors);
    painter.push('a *b');
    expect(painter.push('c'.repeat(500))).toBe(`*b${'c'.repeat(500)}`);
  });

  const pieces = fc.constantFrom(
    'word',
    ' ',
    '\n',
    '**',
    '*',
    '_',
    '`',
    '```',
    '\n```\n',
    '| a | b |\n',
    '|--|--|\n',
    '- ',
    '# ',
    '> ',
    '\\',
    '1. ',
    '東',
  );
  const strip = (text: string) => text.replaceAll(/<\/?[bicd]>/g, '');

  it('gives one result however the text is cut', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const painter = openMarkdownPainter(colors);
        const cut = parts.map((part) => painter.push(part)).join('') + painter.end();
        const letters = openMarkdownPainter(colors);
        const spelled = [...parts.join('')].map((letter) => letters.push(letter)).join('') + letters.end();
        // Adjacent pieces of one style have an escape sequence each.
        const joined = (text: string) => text.replaceAll(/<\/([bicd])><\1>/g, '');
        expect(strip(cut)).toBe(strip(paint(parts.join(''))));
        expect(joined(strip(spelled))).toBe(joined(strip(cut)));
      }),
    );
  });

  it('loses no word', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const words = (text: string) => text.match(/word|東/g) ?? [];
        expect(words(strip(paint(parts.join(''))))).toEqual(words(parts.join('')));
      }),
    );
  });
});
