import { expect, it } from 'vitest';
import { type EnvironmentOptions, Template } from '../index.ts';
import { TemplateError } from '../runtime/errors.ts';

function outcome(source: string, options?: EnvironmentOptions): string {
  try {
    return new Template(source, options).render({ x: 1, f: false, t: true });
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

const none = 'expected str instance, int found';

it.each<[source: string, expected: string, options?: EnvironmentOptions]>([
  ['{% filter wordcount %}a b{% endfilter %}', `TypeError: sequence item 0: ${none}`],
  [
    "a{{ 1 }}{{ 'b' }}{{ x }}{# #}{% filter length %}{{ x }}{{ x }}{% endfilter %}",
    `TypeError: sequence item 2: ${none}`,
  ],
  ['{{ x }}{% filter wordcount %}{% endfilter %}{{ y.z }}', "UndefinedError: 'y' is undefined"],
  [
    '{% for i in [1, 2] %}{{ i }}-{% endfor %}{% if t %}a{% else %}{{ x }}{% endif %}{% filter int %}1{% endfilter %}',
    `TypeError: sequence item 5: ${none}`,
  ],
  [
    '{% macro m() %}a{{ x }}{% endmacro %}{{ m() }}{{ m() }}{% filter int %}1{{ m() }}{% endfilter %}',
    `TypeError: sequence item 2: ${none}`,
  ],
  ['{{ x }}{% set y %}{{ x }}{% filter int %}1{% endfilter %}{% endset %}', `TypeError: sequence item 1: ${none}`],
  ['{{ x }}{% generation %}{% filter int %}1{% endfilter %}{% endgeneration %}', `TypeError: sequence item 0: ${none}`],
  [
    '{{ x }}{% filter upper %}a{{ x }}{% filter list|length %}1{% endfilter %}{% endfilter %}',
    `TypeError: sequence item 2: ${none}`,
  ],
  ['{{ x }}{% block b %}a{{ x }}{% endblock %}{% filter int %}1{% endfilter %}', `TypeError: sequence item 3: ${none}`],
  ['{{ x }}{% call range(2) %}{% endcall %}', "TypeError: safe_range() got an unexpected keyword argument 'caller'"],
  ['{% call dict() %}{% endcall %}{{ x }}', 'TypeError: sequence item 0: expected str instance, dict found'],
  [
    '{% autoescape t %}a{{ x }}b{{ 1 }}c{% filter int %}1{% endfilter %}{% endautoescape %}',
    `TypeError: sequence item 5: ${none}`,
  ],
  [
    '{% for i in [1] recursive %}{{ i }}{{ loop([]) }}{% endfor %}{% filter int %}1{% endfilter %}',
    `TypeError: sequence item 1: ${none}`,
  ],
  [
    '{{ (-1) ** 0.5 }} {{ (-1.5) ** -0.5 }} {{ [(-8.0) ** 0.5] }} {{ ((-1) ** 0.5)|string|length }}',
    '(6.123233995736766e-17+1j) (4.9995996217394874e-17-0.816496580927726j) [(1.7319121124709868e-16+2.8284271247461903j)] 26',
  ],
  ['{{ x <= (-1) ** 0.5 }}', "TypeError: '<=' not supported between instances of 'int' and 'complex'"],

  [
    '{{ x - (-1) ** 0.5 }} {{ (-1) ** 0.5 + (-1) ** 0.5 }} {{ (-1) ** 0.5 - (-1) ** 0.5 }}',
    '(0.9999999999999999-1j) (1.2246467991473532e-16+2j) 0j',
  ],
  [
    '{{ x }}{% for i in [1] recursive %}{{ i }}{% filter int %}1{% endfilter %}{% endfor %}',
    'TypeError: sequence item 1: expected str instance, int found',
  ],

  [
    "{{ x }}{% for i in [1] recursive %}{% include 'p' without context %}{% endfor %}",
    'TypeError: sequence item 1: expected str instance, generator found',
    { templates: { p: '' } },
  ],
])('%s gives what Python gives', (source, expected, options) => {
  expect(outcome(source, options)).toBe(expected);
});
