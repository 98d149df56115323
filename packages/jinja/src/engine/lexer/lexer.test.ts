import { describe, expect, it } from 'vitest';
import { Environment } from '../environment.ts';
import { tokenize } from '../syntax-tree.ts';

const plain = { trimBlocks: false, lstripBlocks: false };
const render = (source: string, options = {}) =>
  new Environment({ environment: 'jinja', ...options }).fromString(source).render({ x: 1 });

describe('tokenize', () => {
  it('gives every token the place where it was written', () => {
    const source = 'Hi {{- user.name | upper -}}\r\n{# note #}{% if 1.5 %}é{% endif %}';
    for (const { start, end } of tokenize(source)) expect(end).toBeGreaterThan(start);
    const texts = tokenize(source).map(({ start, end }) => source.slice(start, end));
    expect(texts).toEqual([
      ...['Hi ', '{{-', 'user', '.', 'name', '|', 'upper', '-}}', '{# note #}'],
      ...['{%', 'if', '1.5', '%}', 'é', '{%', 'endif', '%}'],
    ]);
  });

  it('keeps braces of an expression apart from the end of the tag', () => {
    expect(tokenize("{{ {'a': {}} }}").map(({ type }) => type)).toContain('}');
    expect(render("{{ {'a': {'b': 1}}['a']['b'] }}")).toBe('1');
  });

  it('reads escapes of strings as Python does', () => {
    expect(tokenize(String.raw`{{ 'a\n\x41\u00e9\101\q\'' }}`, plain)[1]?.value).toBe("a\nAéA\\q'");
  });
});

describe('white space control', () => {
  it('strips with minus on either side', () => {
    expect(render('a \n {%- if x -%} \n b \n {%- endif -%} \n c')).toBe('abc');
    expect(render('a {{- x -}} b')).toBe('a1b');
    expect(render('a {#- note -#} b')).toBe('ab');
  });

  it('trims and strips blocks when asked, and plus says not to', () => {
    const options = { trim_blocks: true, lstrip_blocks: true };
    expect(render('  {% if x %}\n  a\n  {% endif %}\nb', options)).toBe('  a\nb');
    expect(render('  {%+ if x %}\n  a\n  {% endif +%}\nb', options)).toBe('    a\n\nb');
    expect(render('a\n  {{ x }}\nb', options)).toBe('a\n  1\nb');
    expect(render('a {% if x %}\nb{% endif %}', options)).toBe('a b');
  });

  it('drops one line end at the end of the source, whatever it looks like', () => {
    expect(render('a\n\n')).toBe('a\n');
    expect(render('a\r\n')).toBe('a');
    expect(render('a\n', { keep_trailing_newline: true })).toBe('a\n');
  });

  it('makes every line end of the source the same', () => {
    expect(render('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
    expect(render('a\nb', { newline_sequence: '\r\n' })).toBe('a\r\nb');
  });

  it('leaves raw text alone', () => {
    expect(render('{% raw %} {{ x }} {# no #} {% endraw %}')).toBe(' {{ x }} {# no #} ');
    expect(render('a {%- raw -%} {{ x }} {%- endraw -%} b')).toBe('a{{ x }}b');
  });
});

describe('delimiters of one’s own', () => {
  it('knows line statements and line comments', () => {
    const options = { line_statement_prefix: '#', line_comment_prefix: '##' };
    expect(render('# for i in [1, 2]:\n{{ i }} ## twice\n# endfor\nend', options)).toBe('1\n2\nend');
  });

  it('prefers the longest delimiter where several fit', () => {
    const options = {
      ...{ block_start_string: '<%', block_end_string: '%>', variable_start_string: '<%=', variable_end_string: '%>' },
      ...{ comment_start_string: '<%#', comment_end_string: '%>' },
    };
    expect(render('<%# note %><% if x %><%= x %><% endif %>', options)).toBe('1');
  });
});
