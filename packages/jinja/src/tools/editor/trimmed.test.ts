import { describe, expect, it } from 'vitest';
import { chatSyntax } from '../../index.ts';
import { trimmedRanges } from './trimmed.ts';

const trimmed = (source: string, syntax = chatSyntax) =>
  trimmedRanges(source, syntax).map(({ start, end, cause }) => [source.slice(start, end), cause]);

describe('trimmedRanges', () => {
  it.each<[string, [string, string][]]>([
    [
      'a {{- x -}} b',
      [
        [' ', '-'],
        [' ', '-'],
      ],
    ],
    [
      '{% if x %}\n  {% endif %}\n',
      [
        ['\n', 'trim_blocks'],
        ['  ', 'lstrip_blocks'],
        ['\n', 'keep_trailing_newline'],
      ],
    ],
    [
      '{% if x -%}\n  {{ x }}\n  {%- endif %}',
      [
        ['\n  ', '-'],
        ['\n  ', '-'],
      ],
    ],
    [
      'a\n  {% if x %}\n b{# c #}\r\nd',
      [
        ['  ', 'lstrip_blocks'],
        ['\n', 'trim_blocks'],
        ['\r\n', 'trim_blocks'],
      ],
    ],
    ['{{ x }} {{ y }}\n  {{ z }}', []],
    ['{%+ if x +%}\n{% endif %}', []],
    [
      'a\n  {%- if x %}{% endif -%}  ',
      [
        ['\n  ', '-'],
        ['  ', '-'],
      ],
    ],
    // Never closed: `}}` stands in the text.
    ['{% if x %}\n{{ "}}" ', [['\n', 'trim_blocks']]],
    ['{% raw -%}  a  {%- endraw %}\nb', [['\n', 'trim_blocks']]],
  ])('of %j', (source, expected) => {
    expect(trimmed(source)).toEqual(expected);
  });

  it('takes the longest of delimiters that begin alike', () => {
    const syntax = { ...chatSyntax, blockStart: '<?', blockEnd: '?>', variableStart: '<?=', variableEnd: '?>' };
    expect(trimmed('a <?=- x ?>', syntax)).toEqual([[' ', '-']]);
  });

  it('finds nothing where the environment trims nothing', () => {
    const syntax = { ...chatSyntax, trimBlocks: false, lstripBlocks: false, keepTrailingNewline: true };
    expect(trimmed('  {% if x %}\n  {% endif %}\n', syntax)).toEqual([]);
  });
});
