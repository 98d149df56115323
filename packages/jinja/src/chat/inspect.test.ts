import { describe, expect, it } from 'vitest';
import { inspectTemplate } from './inspect.ts';

const plain =
  '{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}{% if add_generation_prompt %}<assistant>{% endif %}';

const calls = (written: string) =>
  `{% for m in messages %}{% for t in m.tool_calls %}${written}{% endfor %}{% endfor %}`;

const parts = (type: string) =>
  `{% for m in messages %}{% for p in m.content %}{{ '<there>' if p.type == '${type}' else p.text }}{% endfor %}{% endfor %}`;

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
      parallelToolCalls: false,
      toolCallIds: false,
      nullContent: false,
      toolResults: true,
      reasoning: false,
      keepsReasoning: false,
      thinkingVariable: false,
      textContent: true,
      contentParts: false,
      images: false,
      videos: false,
      audio: false,
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
    ['parallel tool calls', calls('{{ t.function.arguments | tojson }}'), 'parallelToolCalls', true],
    [
      'tool calls one at a time',
      '{% for m in messages %}{% if m.tool_calls %}{{ m.tool_calls[0].function.arguments | tojson }}{% endif %}{% endfor %}',
      'parallelToolCalls',
      false,
    ],
    ['ids of tool calls', calls('{{ t.id }}{{ t.function.arguments }}'), 'toolCallIds', true],
    [
      'ids of tool results',
      '{% for m in messages %}{{ m.tool_call_id }}{{ m.content }}{% endfor %}',
      'toolCallIds',
      true,
    ],
    ['no ids', calls('{{ t.function.arguments }}'), 'toolCallIds', false],
    ['null for content', calls('{{ t.function.arguments }}'), 'nullContent', true],
    ['None for content', `${plain}${calls('{{ t.function.arguments }}')}`, 'nullContent', false],
    [
      'content that must not be null',
      `{% for m in messages %}{{ m.content | length }}{% endfor %}${calls('{{ t.function.arguments }}')}`,
      'nullContent',
      false,
    ],
    ['reasoning that stays', '{% for m in messages %}{{ m.reasoning }}{% endfor %}', 'keepsReasoning', true],
    ['reasoning that goes', '{{ messages[-1].reasoning }}', 'keepsReasoning', false],
    [
      'the variable that switches reasoning',
      '{% if add_generation_prompt %}{% if enable_thinking is false %}<no>{% endif %}{% endif %}',
      'thinkingVariable',
      'enable_thinking',
    ],
    [
      'a variable with another purpose',
      '{% if rethinking %}{% endif %}{{ messages[0].content }}',
      'thinkingVariable',
      false,
    ],
    ['text', plain, 'textContent', true],
    [
      'content that must have parts',
      '{% for m in messages %}{% for p in m.content %}{{ p.text }}{% endfor %}{% endfor %}',
      'textContent',
      false,
    ],
    ['videos', parts('video'), 'videos', true],
    ['audio', parts('audio'), 'audio', true],
    ['no audio', parts('video'), 'audio', false],
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
