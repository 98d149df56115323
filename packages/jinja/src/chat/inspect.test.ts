import { describe, expect, it } from 'vitest';
import { inspectTemplate } from './inspect.ts';

const plain =
  '{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}{% if add_generation_prompt %}<assistant>{% endif %}';

describe('inspectTemplate', () => {
  it('finds what a plain template does and does not support', () => {
    expect(inspectTemplate(plain)).toEqual({
      variables: [
        { name: 'messages', isNeeded: true },
        { name: 'add_generation_prompt', isNeeded: false },
      ],
      systemRole: true,
      tools: false,
      toolCalls: false,
      toolResults: true,
      reasoning: false,
      contentParts: false,
      images: false,
      documents: false,
      generationPrompt: '<assistant>',
      assistantSpans: false,
    });
  });

  it.each([
    ['tools', '{{ tools | tojson }}', 'tools', true],
    ['documents', '{% for d in documents or [] %}{{ d.text }}{% endfor %}', 'documents', true],
    ['reasoning', '{% for m in messages %}{{ m.thinking }}{% endfor %}', 'reasoning', 'thinking'],
    [
      'tool calls',
      '{% for m in messages %}{% for t in m.tool_calls %}{{ t.function.arguments | tojson }}{% endfor %}{% endfor %}',
      'toolCalls',
      'both',
    ],
    [
      'tool calls with objects',
      '{% for m in messages %}{% for t in m.tool_calls %}{{ t.function.arguments.items() | list }}{% endfor %}{% endfor %}',
      'toolCalls',
      'object',
    ],
    [
      'tool calls with text',
      "{% for m in messages %}{% for t in m.tool_calls %}{{ t.function.arguments + '' }}{% endfor %}{% endfor %}",
      'toolCalls',
      'string',
    ],
    [
      'parts',
      '{% for m in messages %}{% for p in m.content %}{{ p.text }}{% endfor %}{% endfor %}',
      'contentParts',
      true,
    ],
    [
      'images',
      "{% for m in messages %}{% for p in m.content %}{{ '<image>' if p.type == 'image' else p.text }}{% endfor %}{% endfor %}",
      'images',
      true,
    ],
    [
      'a refused system role',
      "{% if messages[0].role == 'system' %}{{ raise_exception('no') }}{% endif %}",
      'systemRole',
      false,
    ],
    ['marked answers', '{% generation %}{% endgeneration %}', 'assistantSpans', true],
  ] as const)('finds %s', (_, source, name, value) => {
    expect(inspectTemplate(source)[name]).toBe(value);
  });

  it.each([
    ['{{ bos_token }}', { bos_token: true }],
    ['{% if a is defined and a.b %}{{ a }}{% endif %}', { a: false }],
    ['{{ a if a else b }}', { a: false, b: true }],
    ['{{ a | default(b) }}', { a: false, b: true }],
    ['{% set a = b %}{{ a }}', { b: true }],
    ['{% if not a is defined %}{% set a = 1 %}{% endif %}{{ a }}', { a: false }],
    ['{% if b %}{% set a = 1 %}{% endif %}{{ a }}', { b: false, a: false }],
    ['{% if b %}{% set a = 1 %}{% else %}{% set a = 2 %}{% endif %}{{ a }}', { b: false }],
    ['{% if b %}{% set a = 1 %}{% elif c %}{% set a = 2 %}{% endif %}{{ a }}', { b: false, c: false, a: false }],
    ['{% if own is defined %}{% set tools = own %}{% endif %}{{ tools }}', { own: false, tools: false }],
    ['{% generation %}{% set a = 1 %}{% endgeneration %}{{ a }}', { a: true }],
    ['{% for a in b %}{{ a }}{{ loop.index }}{% endfor %}{{ a }}', { a: true, b: true }],
    ['{% macro m(x, y=z) %}{{ x }}{{ w }}{% endmacro %}{{ m(1) }}', { z: true, w: true }],
    ['{% with a = b %}{{ a }}{% endwith %}{{ range(3) }}', { b: true }],
    // A macro runs after what stands behind it in its scope, and so do the scopes inside of it.
    ['{% macro m() %}{{ n(a) }}{% endmacro %}{% macro n(x) %}{% endmacro %}{{ m() }}', { a: true }],
    ['{% macro m() %}{% for x in [1] %}{{ a }}{% endfor %}{% endmacro %}{% set a = 1 %}{{ m() }}', {}],
    ['{% macro m() %}{{ a }}{% endmacro %}{% if b %}{% set a = 1 %}{% endif %}{{ m() }}', { b: false, a: true }],
    ['{% macro m() %}{{ a }}{% endmacro %}{{ a }}{% set a = 1 %}{{ m() }}', { a: true }],
    ['{% block m %}{{ a }}{% endblock %}{% set a = 1 %}', { a: true }],
    ['{% for x in [1] %}{% macro m() %}{{ a }}{% endmacro %}{% set a = 1 %}{% endfor %}{{ a }}', { a: true }],
    ['{% set a.b = 1 %}', { a: true }],
  ])('reads the variables of %s', (source, expected) => {
    const found = inspectTemplate(source).variables.map(({ name, isNeeded }) => [name, isNeeded]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('fails where the template does not compile', () => {
    expect(() => inspectTemplate('{% if %}')).toThrow('line 1');
  });
});
