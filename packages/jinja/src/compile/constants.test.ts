import { expect, it } from 'vitest';
import { type EnvironmentOptions, Template } from '../index.ts';
import { TemplateError } from '../runtime/errors.ts';

const inJinja: EnvironmentOptions = { environment: 'jinja' };

/** What rendering gives, or the class, line and text of the error. */
function outcome(source: string, options?: EnvironmentOptions): string {
  try {
    return new Template(source, options).render({ x: 1, f: false, t: true });
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType} ${error.line}: ${error.rawMessage}`;
    throw error;
  }
}

it.each<[source: string, expected: string, options?: EnvironmentOptions]>([
  ['{{ 1[:] }}{{ (1[:]) is defined }}{{ (2[:])|default("d") }}', 'Falsed'],
  ['{% for i in 31[:] %}{% endfor %}', "TypeError 1: 'int' object is not subscriptable"],
  ['{{ x ~ 1[:] }}', "TypeError 1: 'int' object is not subscriptable"],
  ['{% set y = {}[1:] %}', "TypeError 1: unhashable type: 'slice'"],
  ['{% if f %}{{ {[]: 1}|length }}{% endif %}', "TypeError 1: unhashable type: 'list'"],
  ['{% if f %}{{ {1: 2, []: 1, x: x}.x }}{% endif %}', "TypeError 1: unhashable type: 'list'"],
  ['{% if f %}{{ {1: x, []: 1}.x }}{{ {[]: 1} }}{% endif %}', ''],
  [
    "{% if f %}{{ 'a' ~ 10 ** 4400 }}{% endif %}",
    'ValueError 1: Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit',
  ],
  ["{{ true or x|missing }}{{ x if true else 'a'|missing }}", 'True1'],
  ['{{ 1 / 0 if f else 1 }}', '1'],
  ['{% set y = 1e308 * 10 %}', "NameError 1: name 'inf' is not defined"],
  ["{{ 1e308 * 10 }}{{ 'nan'|float }}{{ [-1e999]|length }}", 'infnan1'],
  ["{{ 'inf'|float|round(2, 'floor') }}", "NameError 1: name 'inf' is not defined"],
  [
    '{% for i in [1, 2] %}{% set y = [1]|list %}{% if y.append(2) %}{% endif %}{{ y }}{% endfor %}',
    '[1, 2][1, 2]',
    inJinja,
  ],
  ["{{ '<' ~ ('>'|safe) }}{{ x ~ ('>'|safe) }}", '&lt;&gt;1>', { autoescape: true }],
  ["{% autoescape t %}{{ '&' }}{{ '&'|upper }}{{ x ~ '&' }}{{ '<' ~ '>' }}{% endautoescape %}", '&&amp;1&amp;<>'],
  ["{% autoescape f %}{{ '&' }}{{ '&'|upper }}{% endautoescape %}", '&amp;&', { autoescape: true }],
  ["{% autoescape 1 == 1 %}{{ '&' }}{% endautoescape %}", '&amp;'],
  ["{{ [1] }}\n{{ 'x'|upper }}\n{% with w = x / 0 %}{% endwith %}", 'ZeroDivisionError 1: division by zero'],
  ["{{ x }}\n{{ 'x'|upper }}{{ '1'[9] }}\n{% with w = x / 0 %}{% endwith %}", 'ZeroDivisionError 1: division by zero'],
  [
    "{% set y | replace(x, 'b') %}1{% endset %}",
    "AssertionError 1: Tried to resolve a name to a reference that was unknown to the frame ('x')",
  ],
  ["{% set y | replace(x, 'b') %}{{ x }}{% endset %}{{ y }}", 'b'],
  ['{{ x }}{% set y | replace(x, "b") %}1{% endset %}{{ y }}', '1b'],
  ['{% generation %}{{ varargs }}{{ kwargs }}{{ caller is defined }}{% endgeneration %}', '(){}False'],
  [
    '{% break %}{% set y | replace(x, "b") %}1{% endset %}',
    "AssertionError 1: Tried to resolve a name to a reference that was unknown to the frame ('x')",
  ],
  ["{% extends 'p' %}", "TypeError 1: unhashable type: 'list'", { templates: { p: '\n\n{{ {[]: 1}.x }}' } }],
  ['{{ x[1:2, 3] }}', 'SyntaxError 1: a slice stands alone in its brackets'],

  ['{{ 2.5[1:] }}', '{{ no such element: float object[slice(1, None, None)] }}', { undefined: 'debug' }],
  ['{% set y | truncate(9 if true else x) %}a{% endset %}{{ y }}', 'a'],
  ['{% filter format({[]: 1}.x) %}{% endfilter %}', "TypeError 1: unhashable type: 'list'"],
  ['{{ x|first_missing|missing }}', "TemplateAssertionError 1: No filter named 'missing'."],
  ['{{ (-2) / 9007199254740991 }} {{ (x - 2.1) ** 3 }}', '-2.2204460492503136e-16 -1.3310000000000004'],
  ['{% set y.z %}{% endset %}', "TypeError 1: '_MissingType' object does not support item assignment"],
  ['{% set y = [] %}{% set y.z %}{% endset %}', 'TypeError 1: list indices must be integers or slices, not str'],
  ['{% set y = {} %}{% set y.z %}{{ x }}{% endset %}{{ y }}', "{'z': '1'}"],
  [
    "{{ ([1],)|tojson(indent=1, separators=(1, ':')) }}",
    "TypeError 1: unsupported operand type(s) for +: 'int' and 'str'",
  ],
  [
    "{% macro m() %}{% include 'p' without context %}{% endmacro %}{{ m()|length }}",
    "TypeError 1: object of type 'generator' has no len()",
    { templates: { p: '' } },
  ],
  [
    '{% for i in [] recursive %}\n{% endfor %}\n{% with y = x / 0 %}{% endwith %}',
    'ZeroDivisionError 1: division by zero',
  ],
  ['{% for i in x\n if x %}{% endfor %}', "TypeError 2: 'int' object is not iterable"],

  ['{% set y = 1 if true else {[]: 1} %}', "TypeError 1: unhashable type: 'list'"],

  ['{{ {[]: 1}.x if false else 2 }}', '2'],

  ['{% set y = {{}: {[]: 1}}.x %}', "TypeError 1: unhashable type: 'list'"],
])('%s gives what Python gives', (source, expected, options) => {
  expect(outcome(source, options)).toBe(expected);
});
