import { expect, it } from 'vitest';
import { Template } from './environment.ts';
import { TemplateError } from './runtime/errors.ts';

const templates = { one: '[{{ x }}]' };
const hash = { lineStatementPrefix: '#' };

/** Renders a template; returns the output, or the error as `Class: text`. */
function outcome(source: string, options: object): string {
  try {
    return new Template(source, options).render({ x: 1 });
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

it.each([
  ['{{ "a\nb" }}\n', { newlineSequence: '\r\n', keepTrailingNewline: true }, 'a\r\nb\r\n'],
  ['# if x -\na\n# endif', hash, "TemplateSyntaxError: unexpected 'end of statement block'"],
  ['# if x + 1\na\n# endif', hash, 'a\n'],
  ['{% include none %}', { templates }, 'TemplatesNotFound: Tried to select from an empty list of templates.'],
  ['{% include 5 %}', { templates }, "TypeError: 'int' object is not iterable"],
  ['{% include {"one": 1} %}', { templates }, '[1]'],
  ['{% include [u, "one"] %}', { templates }, '[1]'],
  [
    '{% include [u, "two"] %}',
    { templates },
    "TemplatesNotFound: none of the templates given were found: 'u' is undefined, two",
  ],
  ['{% extends ["one"] %}', { templates }, "TypeError: unhashable type: 'list'"],
  ['{% import none as m %}', { templates }, 'TemplateNotFound: None'],
  ['{% include u %}', {}, 'TypeError: no loader for this environment specified'],
  ['{% include u %}', { templates }, "UndefinedError: 'u' is undefined"],
  ['{% macro m(a, b, a) %}{% endmacro %}', {}, "SyntaxError: duplicate argument 'a' in function definition"],
  ['{% call(a, a) x() %}{% endcall %}', {}, "SyntaxError: duplicate argument 'a' in function definition"],
  ['{% if 0 %}{{ x(a=1, b=2, a=3) }}{% endif %}', {}, 'SyntaxError: keyword argument repeated: a'],
])('%j with %j gives what Python gives', (source, options, expected) => {
  expect(outcome(source, options)).toBe(expected);
});
