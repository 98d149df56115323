import { describe, expect, it } from 'vitest';
import { Environment, Template } from '../../index.ts';
import { describeLibrary } from './library.ts';
import { lintTemplate } from './lint.ts';

/** Each problem as `code: source -> fix`. */
const lint = (source: string, options?: Parameters<typeof lintTemplate>[1]) =>
  lintTemplate(source, options).map(
    ({ code, start, end, fix }) => `${code}: ${source.slice(start, end)}${fix ? ` -> ${fix.text}` : ''}`,
  );

const prompt = '{% if add_generation_prompt %}>{% endif %}';

describe('lintTemplate', () => {
  it.each<[string, string[]]>([
    ['{{ 1 ~ }}', ['syntax: }}']],
    [
      '{% if x %}{{ messages | tojsn }}{% endif %}{{ x is strng }}',
      ['unknown-filter: tojsn -> tojson', 'unknown-test: strng -> string'],
    ],
    [
      `{{ mesages }}{{ date_string }}${prompt}`,
      ['undefined-variable: mesages -> messages', 'undefined-variable: date_string'],
    ],
    [`{{ bos_token }}{% if date %}{{ date }}{% endif %}{{ y | default(1) }}${prompt}`, []],
    [
      `{% for message in messages %}{{ mesage }}{{ raise_exeption() }}{% endfor %}${prompt}`,
      ['undefined-variable: mesage -> message', 'undefined-variable: raise_exeption -> raise_exception'],
    ],
    ['{% set a, b = [1, 2] %}{{ b }}{% macro m(x) %}{{ x }}{% endmacro %}', ['unused: a', 'unused: m']],
    ['{% set ns = namespace(x=1) %}{% set ns.x = 2 %}{% set _ = 1 %}', []],
    ['{% if false %}a{% elif not false %}b{% else %}c{{ 1 }}{% endif %}', ['unreachable: a', 'unreachable: c{{ 1 }}']],
    ['{% for x in [1] %}{{ x }}{% break %}dead{% endfor %}', ['unreachable: dead']],
    ['{% if x %}{{ raise_exception("no") }} {# c #}{{ 1 }}{% elif y %}{{ 2 }}{% endif %}', ['unreachable: {{ 1 }}']],
    [
      '{% for x in [1] %}{% if x %}{% break %} {% else %}{% continue %}{{ x }}{% endif %}{% endfor %}',
      ['unreachable: {{ x }}'],
    ],
    // What a loop sets is gone in its next round; a conditional assignment leaves the value from outside.
    ['{% set a = 0 %}{% for x in [1] %}{% set a = a + x %}{% endfor %}{{ a }}', ['lost-in-loop: a']],
    [
      '{% for x in [1] %}{% if x %}{% set a = 1 %}{% endif %}{% endfor %}{{ a }}',
      ['lost-in-loop: a', 'undefined-variable: a'],
    ],
    ['{% for x in [1] %}{% set x = [x] %}{{ x }}{% set x = 2 %}{% endfor %}', ['lost-in-loop: x']],
    ['{% set a = 1 %}{% set a = 2 %}{{ a }}', ['unused: a']],
    ['{% set a = 1 %}{% if x %}{% set a = 2 %}{% endif %}{{ a }}', []],
    ['{% macro m() %}{{ a }}{{ n() }}{% endmacro %}{{ m() }}{% set a = 1 %}{% macro n() %}{% endmacro %}', []],
    ['{% macro m() %}{{ m() }}{% endmacro %}', ['unused: m']],
    ['{% set a = 1 %}{% include "other" %}', []],
    ['{% for m in messages %}{{ m.content }}{% endfor %}', ['no-generation-prompt: ']],
  ])('of %s', (source, expected) => {
    expect(lint(source)).toEqual(expected);
  });

  it('knows the filters and variables of the caller', () => {
    const environment = new Environment({ filters: { shout: String }, globals: { site: 'x' } });
    expect(lint('{{ name | shout }}{{ site }}', { environment, variables: ['name'] })).toEqual([]);
    expect(lint('{{ nam }}', { variables: ['name'] })).toEqual(['undefined-variable: nam -> name']);
  });

  it('agrees with the compiler on the place of an unknown filter', () => {
    const source = '{{ messages | tojsn }}';
    const [problem] = lintTemplate(source);
    expect(() => new Template(source)).toThrow(expect.objectContaining({ start: problem?.start, end: problem?.end }));
    const soft = new Template('{% if x %}{{ x | tojsn }}{% endif %}');
    expect(() => soft.render({ x: 1 })).toThrow(expect.objectContaining({ start: 17, end: 22 }));
  });
});

describe('describeLibrary', () => {
  it('has a sentence for everything that there is', () => {
    const { filters, tests, globals, methods } = describeLibrary();
    const all = [filters, tests, globals, ...Object.values(methods)].flat();
    expect(all.filter(({ summary }) => summary === '').map(({ name }) => name)).toEqual([]);
    expect(all.length).toBeGreaterThan(180);
  });

  it('tells parameters, and marks those of the caller', () => {
    const { filters, methods } = describeLibrary(new Environment({ filters: { shout: String } }));
    expect(filters.find(({ name }) => name === 'replace')).toMatchObject({
      parameters: ['old', 'new', 'count'],
      required: 2,
    });
    expect(filters.find(({ name }) => name === 'shout')?.summary).toBe('');
    expect(methods.str?.find(({ name }) => name === 'split')?.parameters).toEqual(['sep', 'maxsplit']);
  });
});
