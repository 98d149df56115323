import { defineChatTemplate } from '../define-chat-template.ts';

/** Spaces that the format has before the type of a nested property. */
const INDENT = ' '.repeat(16);

/**
 * Harmony, the format of gpt-oss: answers and thoughts in channels, tools as TypeScript. It has no text for the tools `browser` and
 * `python`, which the models know by themselves, and fails where `builtin_tools` asks for one of them.
 */
export const gptOss = defineChatTemplate({
  id: 'gpt-oss',
  comparedWith: 'openai/gpt-oss-120b',
  tokens: { bos: '<|startoftext|>', eos: '<|return|>', pad: '<|endoftext|>' },
  marks: [
    '<|startoftext|>',
    '<|endoftext|>',
    '<|start|>',
    '<|end|>',
    '<|message|>',
    '<|channel|>',
    '<|call|>',
    '<|return|>',
  ],
  source: `{#- Written by hubkit after the format of gpt-oss. -#}
{%- set plain = {'string': 'string', 'number': 'number', 'integer': 'number', 'boolean': 'boolean'} -%}
{%- macro type_of(spec) -%}
    {%- if spec.type == 'array' -%}
        {%- set items = spec['items'] -%}
        {%- if items and not (items['type'] is string and items['type'] in plain) -%}
            {%- set inner = type_of(items) -%}
            {{- 'any[]' if inner == 'object | object' or inner | length > 50 else inner + '[]' -}}
        {%- else -%}
            {{- (plain[items['type']] if items else 'any') + '[]' -}}
        {%- endif -%}
        {{- ' | null' if spec.nullable -}}
    {%- elif spec.type is defined and spec.type is iterable and spec.type is not string and spec.type is not mapping and spec.type[0] is defined -%}
        {{- spec.type | join(' | ') -}}
    {%- elif spec.oneOf -%}
        {%- for variant in spec.oneOf -%}
            {{- ' | \\n' if not loop.first -}}
            {{- type_of(variant) -}}
            {{- '// ' + variant.description if variant.description -}}
            {{- '${INDENT}    // default: ' + variant.default | tojson if variant.default is defined -}}
        {%- endfor -%}
    {%- elif spec.type == 'string' and spec.enum -%}
        {{- '"' + spec.enum | join('" | "') + '"' -}}
    {%- elif spec.type == 'object' and spec.properties -%}
        {{- '{\\n' -}}
        {%- for name, property in spec.properties.items() -%}
            {{- ', ' if not loop.first -}}
            {{- name ~ ('' if name in (spec.required or []) else '?') ~ ': \\n${INDENT}' ~ type_of(property) -}}
        {%- endfor -%}
        {{- '}' -}}
    {%- elif spec.type == 'object' -%}
        {{- 'object' -}}
    {%- else -%}
        {{- plain[spec.type] or 'any' -}}
        {{- ' | null' if spec.type == 'string' and spec.nullable -}}
    {%- endif -%}
{%- endmacro -%}
{%- macro declaration(function) -%}
    {{- '// ' + function.description + '\\ntype ' + function.name + ' = (' -}}
    {%- if function.parameters and function.parameters.properties -%}
        {{- '_: {\\n' -}}
        {%- for name, spec in function.parameters.properties.items() -%}
            {{- '// ' + spec.description + '\\n' if spec.description -}}
            {{- name ~ ('' if name in (function.parameters.required or []) else '?') ~ ': ' ~ type_of(spec) -}}
            {%- if spec.default is defined -%}
                {{- ('' if spec.oneOf and not spec.enum else ', ') ~ '// default: ' -}}
                {{- '' + spec.default if spec.enum or spec.oneOf else spec.default | tojson -}}
            {%- endif -%}
            {{- ',\\n' -}}
        {%- endfor -%}
        {{- '}' -}}
    {%- endif -%}
    {{- ') => any;\\n\\n' -}}
{%- endmacro -%}
{%- macro checked(text) -%}
    {%- if '<|channel|>analysis<|message|>' in text or '<|channel|>final<|message|>' in text -%}
        {{- raise_exception('A message has its thoughts in “thinking” and its answer in “content”, without the marks of channels.') -}}
    {%- endif -%}
{%- endmacro -%}
{{- '<|start|>system<|message|>' + (model_identity if model_identity is defined else 'You are ChatGPT, a large language model trained by OpenAI.') -}}
{{- '\\nKnowledge cutoff: 2024-06\\nCurrent date: ' + strftime_now('%Y-%m-%d') -}}
{{- '\\n\\nReasoning: ' + (reasoning_effort if reasoning_effort is defined else 'medium') + '\\n\\n' -}}
{%- if builtin_tools -%}
    {%- if 'browser' in builtin_tools or 'python' in builtin_tools -%}
        {{- raise_exception('The tools “browser” and “python” are not in this template.') -}}
    {%- endif -%}
    {{- '# Tools\\n\\n' -}}
{%- endif -%}
{{- '# Valid channels: analysis, commentary, final. Channel must be included for every message.' -}}
{{- "\\nCalls to these tools must go to the commentary channel: 'functions'." if tools -}}
{{- '<|end|>' -}}
{%- set has_instructions = messages[0].role in ['developer', 'system'] -%}
{%- set instructions = messages[0].content if has_instructions else '' -%}
{%- set turns = messages[1:] if has_instructions else messages -%}
{%- if instructions or tools -%}
    {{- '<|start|>developer<|message|>' -}}
    {{- '# Instructions\\n\\n' ~ instructions ~ '\\n\\n' if instructions -}}
    {%- if tools -%}
        {{- '# Tools\\n\\n## functions\\n\\nnamespace functions {\\n\\n' -}}
        {%- for tool in tools -%}
            {{- declaration(tool.function) -}}
        {%- endfor -%}
        {{- '} // namespace functions' -}}
    {%- endif -%}
    {{- '<|end|>' -}}
{%- endif -%}
{%- set called = namespace(name=none) -%}
{%- for message in turns -%}
    {%- if message.role == 'user' -%}
        {{- '<|start|>user<|message|>' + message.content + '<|end|>' -}}
    {%- elif message.role == 'tool' -%}
        {%- if called.name is none -%}
            {{- raise_exception('A result of a tool stands behind a message with its call.') -}}
        {%- endif -%}
        {{- '<|start|>functions.' + called.name + ' to=assistant<|channel|>commentary<|message|>' + message.content | tojson + '<|end|>' -}}
    {%- elif message.role == 'assistant' -%}
        {{- checked(message.content) if 'content' in message -}}
        {{- checked(message.thinking) if 'thinking' in message -}}
        {%- if 'tool_calls' in message -%}
            {#- Thoughts before a call are dropped once an answer has followed. -#}
            {%- set answers = turns[loop.index:] | selectattr('role', 'equalto', 'assistant') | rejectattr('tool_calls', 'defined') | list -%}
            {%- set call = message.tool_calls[0].function or message.tool_calls[0] -%}
            {%- if message.content and message.thinking -%}
                {{- raise_exception('A message with a tool call has its thoughts in “content” or in “thinking”.') -}}
            {%- elif (message.content or message.thinking) and not answers -%}
                {{- '<|start|>assistant<|channel|>analysis<|message|>' + (message.content or message.thinking) + '<|end|>' -}}
            {%- endif -%}
            {{- '<|start|>assistant to=functions.' + call.name + '<|channel|>commentary ' + (call.content_type if call.content_type is defined else 'json') + '<|message|>' + call.arguments | tojson + '<|call|>' -}}
            {%- set called.name = call.name -%}
        {%- elif loop.last and not add_generation_prompt -%}
            {{- '<|start|>assistant<|channel|>analysis<|message|>' + message.thinking + '<|end|>' if 'thinking' in message -}}
            {{- '<|start|>assistant<|channel|>final<|message|>' + message.content + '<|return|>' -}}
        {%- else -%}
            {{- '<|start|>assistant<|channel|>final<|message|>' + message.content + '<|end|>' -}}
            {%- set called.name = none -%}
        {%- endif -%}
    {%- endif -%}
{%- endfor -%}
{{- '<|start|>assistant' if add_generation_prompt -}}
`,
});
