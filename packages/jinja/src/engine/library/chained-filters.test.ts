import { describe, expect, it } from 'vitest';
import { Template, TemplateError } from '../../index.ts';

const messages = [
  { role: 'system', content: 'a' },
  { role: 'user', content: 'b', tool_calls: [] },
  { role: 'assistant', content: null },
];

/** The text of a template with `messages`, or the class and line of its error. */
function outcome(source: string): string {
  try {
    return new Template(source).render({ messages });
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType} in line ${error.line}`;
    throw error;
  }
}

describe('filters in a chain', () => {
  it.each([
    [
      "{{ messages | rejectattr('role', 'eq', 'system') | selectattr('content') | map(attribute='role') | list }}",
      "['user']",
    ],
    ["{{ messages | selectattr('tool_calls', 'defined') | map(attribute='content') | join }}", 'b'],
    ["{{ messages | map(attribute='x', default='-') | join }}", '---'],
    ["{{ [] | map('missing') | list }}{{ '' | select('missing') | list }}", '[][]'],
    ["{{ ['a', 'b'] | map('upper') | map('center', 3) | list }}", "[' A ', ' B ']"],
    ["{{ ['a', 'b'] | map('center', width=3) | map('indent', '-', true) | list }}", "['- a ', '- b ']"],
  ])('%s is %s', (source, expected) => {
    expect(outcome(source)).toBe(expected);
  });

  it('is used up by the first list', () => {
    expect(
      outcome("{% set x = [1, 2] | map('string') %}{{ x | list }}{{ x | list }}{{ x | first is undefined }}"),
    ).toBe("['1', '2'][]True");
    expect(outcome("{% set x = [1, 2, 3] | map('string') %}{{ x | first }}{{ x | list }}")).toBe("1['2', '3']");
    expect(outcome("{% set x = [1, 2] | map('string') %}{% set y = x | select %}{{ x | list }}{{ y | list }}")).toBe(
      "['1', '2'][]",
    );
  });

  it('fails where the first item needs what is missing', () => {
    expect(outcome("\n{{ [1] | map('missing') | select('also_missing') | list }}")).toBe(
      'TemplateRuntimeError in line 2',
    );
    expect(outcome('{{ [1] | selectattr() | list }}')).toBe('FilterArgumentError in line 1');
  });
});
