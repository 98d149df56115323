import { expect, it } from 'vitest';
import { Environment, type EnvironmentOptions, Template } from '../../index.ts';
import { TemplateError } from '../runtime/errors.ts';
import { lowerTemplate } from './template.ts';

/** Renders a template; returns the output, or the class, line and text of the error. */
function outcome(source: string, options?: EnvironmentOptions): string {
  try {
    return new Template(source, options).render({ x: 1, f: false, t: true });
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType} ${error.line}: ${error.rawMessage}`;
    throw error;
  }
}

it.each<[source: string, expected: string, options?: EnvironmentOptions]>([
  ['{% for i in 31[:] %}{% endfor %}', "TypeError 1: 'int' object is not subscriptable"],
  ['{{ x ~ 1[:] }}', "TypeError 1: 'int' object is not subscriptable"],
  ['{% set y = {}[1:] %}', "TypeError 1: unhashable type: 'slice'"],
  ['{% if f %}{{ {1: x, []: 1}.x }}{{ {[]: 1} }}{% endif %}', ''],
  ['{{ 1 / 0 if f else 1 }}', '1'],
  ["{{ 1e308 * 10 }}{{ 'nan'|float }}{{ [-1e999]|length }}", 'infnan1'],
  ["{% autoescape 1 == 1 %}{{ '&' }}{% endautoescape %}", '&amp;'],
  [
    "{% set y | replace(x, 'b') %}1{% endset %}",
    "AssertionError 1: Tried to resolve a name to a reference that was unknown to the frame ('x')",
  ],
  [
    '{% for i in [1] if t %}\n{% set y = loop|rejectattr|list %}{% endfor %}',
    'FilterArgumentError 2: Missing parameter for attribute name',
  ],
  ['{{ ("a\\n" ~ "\ufeff23456789" * 9) | pprint }}', `('a\\n'\n '${'\\ufeff23456789'.repeat(9)}')`],
  ["\n{{ self|sum(1, '') }}", "TypeError 2: sum() can't sum strings [use ''.join(seq) instead]"],
  [
    "{{ '{:{}}'.format(2.5, 2 ** 63) }}",
    "ValueError 1: Invalid format specifier '9223372036854775808' for object of type 'float'",
  ],
  ["{% set y | replace(x, 'b') %}{{ x }}{% endset %}{{ y }}", 'b'],
  ['{{ x }}{% set y | replace(x, "b") %}1{% endset %}{{ y }}', '1b'],
  ['{% generation %}{{ varargs }}{{ kwargs }}{{ caller is defined }}{% endgeneration %}', '(){}False'],
  [
    '{% break %}{% set y | replace(x, "b") %}1{% endset %}',
    "AssertionError 1: Tried to resolve a name to a reference that was unknown to the frame ('x')",
  ],
  ["{% for k in ['b', 'items', 'c'] %}{{ {'a': 1, 'b': 2}[k] is callable }},{% endfor %}", 'False,True,True,'],
  ["{% for k in ['b', 'a', 'c'] %}{{ {'a': 1, 'b': 2}[k] }},{% endfor %}", '2,1,,'],
  ["{{ {'a': 1}[[]] }}", ''],
  ['{% macro m(a) %}{% if a %}{% set y = a %}{% endif %}{{ y }};{% endmacro %}{{ m(1) }}{{ m(0) }}', '1;;'],
  ['{{ x[1:2, 3] }}', 'SyntaxError 1: a slice stands alone in its brackets'],
  ['{% filter format({[]: 1}.x) %}{% endfilter %}', "TypeError 1: unhashable type: 'list'"],
  ['{{ x|first_missing|missing }}', "TemplateAssertionError 1: No filter named 'missing'."],
  ['{{ (-2) / 9007199254740991 }} {{ (x - 2.1) ** 3 }}', '-2.2204460492503136e-16 -1.3310000000000004'],
  ['{% set y.z %}{% endset %}', 'TemplateRuntimeError 1: cannot assign attribute on non-namespace object'],
  [
    '{% set y = {} %}\n{% set y.z %}{% endset %}',
    'TemplateRuntimeError 2: cannot assign attribute on non-namespace object',
  ],
  ['{% set y = namespace() %}{% set y.z %}{{ x }}{% endset %}{{ y.z }}', '1'],
  [
    "{{ ([1],)|tojson(indent=1, separators=(1, ':')) }}",
    "TypeError 1: unsupported operand type(s) for +: 'int' and 'str'",
  ],
  ['{{ x }}\n{% filter wordcount %}a b{% endfilter %}', 'TypeError 2: expected str instance, int found'],
  ['\n{% call dict() %}{% endcall %}{{ x }}', 'TypeError 2: expected str instance, dict found'],
  ['{{ x }}{% call range(2) %}{% endcall %}', 'TypeError 1: range() takes no keyword arguments'],
  [
    "{% extends 'p' %}{% block b scoped %}{{ x }}{% endblock %}",
    "1<TemplateReference None><TemplateReference 'i'><TemplateReference 'i'>",
    {
      templates: {
        p: "{% block b scoped %}{% endblock %}{{ self }}{% include 'i' %}{% import 'i' as m with context %}{{ m }}",
        i: '{{ self }}',
      },
    },
  ],
  ["{% macro m() %}{% include 'p' without context %}{% endmacro %}{{ m()|length }}", '1', { templates: { p: 'a' } }],
  [
    '{% for i in [] recursive %}\n{% endfor %}\n{% with y = x / 0 %}{% endwith %}',
    'ZeroDivisionError 1: division by zero',
  ],
  ['{% if t %}{{ x|missing(a=1) }}{% endif %}', "TypeError 1: filter 'missing' got an unexpected keyword argument 'a'"],
  ['{% if f %}{% set y | missing %}{% endset %}{% endif %}', "TemplateAssertionError 1: No filter named 'missing'."],
  ['{{ x ~\n(1 / 0) }}', 'ZeroDivisionError 1: division by zero'],
  ['{% for i in x\n if x %}{% endfor %}', "TypeError 2: 'int' object is not iterable"],

  ['{{ {[]: 1}.x if false else 2 }}', '2'],
  ["{{ '%*' % (99999999999999999999, 1) }}", 'OverflowError 1: Python int too large to convert to C ssize_t'],
  ["{{ '%*' % () }}", 'TypeError 1: not enough arguments for format string'],
  ["{{ '%*' % (1,) }}", 'ValueError 1: incomplete format'],

  ['{% set y = {{}: {[]: 1}}.x %}', "TypeError 1: unhashable type: 'list'"],
])('%s gives what Python gives', (source, expected, options) => {
  expect(outcome(source, options)).toBe(expected);
});

it('computes constants when they are rendered, so that one that cannot work does no harm where it is not reached', () => {
  expect(outcome('{% if f %}{{ {[]: 1}|length }}{{ 1 / 0 }}{{ 1[:] }}{% endif %}')).toBe('');
  expect(outcome('\n{{ {[]: 1}|length }}')).toBe("TypeError 2: unhashable type: 'list'");
  expect(outcome('{% set y = 1e308 * 10 %}{{ y }}')).toBe('inf');
});

const select = "{{ rows|selectattr('a', 'eq', 1)|list }}{{ rows|rejectattr('a', '==', 1)|list }}";

it.each<[source: string, rows: unknown, expected: string, options?: EnvironmentOptions]>([
  [select, [{ a: 1 }, { a: 2 }, {}], "[{'a': 1}][{'a': 2}, {}]"],
  [select, { a: 1 }, "[]['a']"],
  [select, undefined, '[][]'],
  ["{{ rows|selectattr('a.b', 'equalto', 1)|list }}", [{ a: { b: 1 } }, { a: 2 }], "[{'a': {'b': 1}}]"],
  ["{{ rows|selectattr('1', 'eq', 1)|list }}{{ (1, 2)|selectattr('real', 'eq', 1)|list }}", [[0, 1]], '[[0, 1]][1]'],
  [select, [{ a: 1 }], "[][{'a': 1}]", { tests: { eq: () => false, '==': () => false } }],
  [select, [{ a: 1 }], "['mine'][]", { filters: { selectattr: () => ['mine'] } }],
  [select, [{ a: 1 }], '11', { filters: { list: () => 1 } }],
])('selects %j of %j', (source, rows, expected, options) => {
  expect(new Template(source, options).render({ rows })).toBe(expected);
});

it('makes one filter of selectattr and list where they are its own', () => {
  const filtersIn = (filters: EnvironmentOptions['filters'] = {}) => {
    const environment = new Environment({ filters });
    const { body } = lowerTemplate(environment, environment.parse(select), undefined, false);
    return JSON.stringify(body, (key, value) => (key === 'node' ? undefined : value)).split('"Filter"').length - 1;
  };
  expect(filtersIn()).toBe(2);
  expect(filtersIn({ selectattr: (value) => value })).toBe(3);
});
