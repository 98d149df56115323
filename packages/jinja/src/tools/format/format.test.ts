import { describe, expect, it } from 'vitest';
import { i18n } from '../../engine/extensions/i18n.ts';
import { Template } from '../../index.ts';
import { format } from './format.ts';

describe('format', () => {
  it.each([
    ["{{'a' + {'b': 'b'}['b']| upper + 'c'}}", '{{- "a" + {"b": "b"}["b"] | upper + "c" -}}'],
    ["{{ 'a' in 'abc' and False }}", '{{- "a" in "abc" and False -}}'],
    [
      '{%if a%}yes{%elif b%}no{%else%}?{%endif%}',
      '{%- if a -%}\n    {{- "yes" -}}\n{%- elif b -%}\n    {{- "no" -}}\n{%- else -%}\n    {{- "?" -}}\n{%- endif -%}',
    ],
    [
      '{% for k,v in d.items() if v recursive %}{{k}}{% else %}-{% endfor %}',
      '{%- for k, v in d.items() if v recursive -%}\n    {{- k -}}\n{%- else -%}\n    {{- "-" -}}\n{%- endfor -%}',
    ],
    ['{# keep\n  me #}x{#- -#}', '{#- keep\n  me -#}\n{{- "x" -}}\n{#- -#}'],
    ['one\ntwo\n{{ x }}', '{{- "one\\n" -}}\n{{- "two\\n" -}}\n{{- x -}}'],
    ['{% raw %}{{ x }}{% endraw %}', '{{- "{{ x }}" -}}'],
    [
      '{% macro f(a,b=1) %}{% endmacro %}{% call(x) f(1,b=2,*c,**d) %}{% endcall %}',
      '{%- macro f(a, b=1) -%}\n{%- endmacro -%}\n{%- call(x) f(1, b=2, *c, **d) -%}\n{%- endcall -%}',
    ],
    [
      '{% set a,b = 1,2 %}{% set ns.x = 1 %}{% set y|trim|upper %}z{% endset %}',
      '{%- set a, b = (1, 2) -%}\n{%- set ns.x = 1 -%}\n{%- set y | trim | upper -%}\n    {{- "z" -}}\n{%- endset -%}',
    ],
    ['{{ x is not divisibleby 3 }}{{ not x is defined }}', '{{- x is not divisibleby(3) -}}\n{{- not x is defined -}}'],
    [
      '{% if (a if b else c) %}{% elif (d if e) %}{% endif %}',
      '{%- if (a if b else c) -%}\n{%- elif (d if e) -%}\n{%- endif -%}',
    ],
    ['{% block a required %} {% endblock %}', '{%- block a required %} {% endblock -%}'],
    ['{% block a required %}{# b #}{% endblock %}', '{%- block a required -%}\n    {#- b -#}\n{%- endblock -%}'],
    ['{{ (a is defined) if b }}', '{{- (a is defined) if b -}}'],
    [
      '{{ (a or b) and c }}{{ -(a + 1) | abs }}{{ (-a) ** 2 }}',
      '{{- (a or b) and c -}}\n{{- (-(a + 1)) | abs -}}\n{{- -a ** 2 -}}',
    ],
    [
      '{{ a - (b - c) - d }}{{ (a ~ b) + c }}{{ a[1:][::2][-1].x.0 }}',
      '{{- a - (b - c) - d -}}\n{{- a ~ b + c -}}\n{{- a[1:][::2][-1].x[0] -}}',
    ],
    ["{{ 'it\\'s' }}{{ '\"' }}{{ '\"\\'' }}", '{{- "it\'s" -}}\n{{- \'"\' -}}\n{{- "\\"\'" -}}'],
    ['{{ 0xff + 1_000 + 1e3 }}{{ () }}{{ (1,) }}', '{{- 0xff + 1_000 + 1e3 -}}\n{{- () -}}\n{{- (1,) -}}'],
    ['{% generation %}{{ m }}{% endgeneration %}', '{%- generation -%}\n    {{- m -}}\n{%- endgeneration -%}'],
    [
      "{% include 'a' ignore missing without context %}{% from 'b' import c as d, e with context %}",
      '{%- include "a" ignore missing without context -%}\n{%- from "b" import c as d, e with context -%}',
    ],
    ['', ''],
  ])('writes %s', (source, expected) => {
    expect(format(source)).toBe(expected);
    expect(format(expected)).toBe(expected);
  });

  it.each([
    [2, '{%- if a -%}\n  {{- b -}}\n{%- endif -%}'],
    ['\t', '{%- if a -%}\n\t{{- b -}}\n{%- endif -%}'],
    [0, '{%- if a -%}\n{{- b -}}\n{%- endif -%}'],
  ])('indents by %j', (indent, expected) => {
    expect(Template.format('{% if a %}{{ b }}{% endif %}', { indent })).toBe(expected);
  });

  it('refuses an indent that would be printed', () => {
    expect(() => format('x', { indent: '>>' })).toThrow(
      'The indent must be a number below 100 or white space, not ">>".',
    );
    expect(() => format('x', { indent: -1 })).toThrow('white space, not -1.');
    expect(() => format(undefined as never)).toThrow('The source of a template is text');
  });

  it('breaks long lists and long text where a reader would', () => {
    const item = '"a rather long item of a list"';
    const line = `a sentence that is long enough to be broken when it comes with another one of the kind`;
    expect(format(`{{ f([${item}, ${item}, ${item}, ${item}]) }}`)).toBe(
      `{{- f(\n    [\n        ${item},\n        ${item},\n        ${item},\n        ${item}\n    ]\n) -}}`,
    );
    expect(format(`{% set x = "${line}\n${line}" %}`)).toBe(`{%- set x = "${line}\\n"\n    "${line}" -%}`);
  });

  it('stays linear where brackets are nested', () => {
    const depth = 90;
    const source = `{{ ${'['.repeat(depth)}"${'x'.repeat(200)}"${']'.repeat(depth)} }}`;
    expect(format(source).length).toBeLessThan(depth * depth * 12);
  });

  it('keeps text from being escaped, and expressions escaped', () => {
    const source = '{% autoescape true %}<b>{{ "<i>" }}{{ x }}</b>{% endautoescape %}';
    const formatted = format(source);
    expect(formatted).toContain('{{- "<b>" | safe -}}');
    for (const text of [source, formatted]) expect(new Template(text).render({ x: '&' })).toBe('<b>&lt;i&gt;&amp;</b>');
  });

  it('keeps translated text as it stands', () => {
    const source = 'a {% trans n=1 %}One\n  tree{% pluralize %}{{ n }} trees{% endtrans %} b';
    const options = { extensions: [i18n] };
    const formatted = Template.format(source, options);
    expect(new Template(formatted, options).render()).toBe(new Template(source, options).render());
  });

  it('writes in the delimiters of the environment', () => {
    const options = {
      block_start_string: '<%',
      block_end_string: '%>',
      variable_start_string: '<<',
      variable_end_string: '>>',
    };
    expect(Template.format('<% if a %><< b >><% endif %>', options)).toBe('<%- if a -%>\n    <<- b ->>\n<%- endif -%>');
  });

  it('says where a template cannot be read', () => {
    expect(() => format('a\n{% if %}')).toThrow('line 2');
  });
});
