import { defineChatTemplate } from '../define-chat-template.ts';
import { CALL_FORMAT, CHATML_TOKENS, TOOLS_FORMAT } from './qwen-format.ts';

/** ChatML with thoughts in `<think>`, which are dropped from turns before the last question, as Qwen3 was trained on. */
export const qwen3 = defineChatTemplate({
  id: 'qwen3',
  comparedWith: 'Qwen/Qwen3-0.6B',
  ...CHATML_TOKENS,
  source: `{#- Written by hubkit after the format of Qwen3. -#}
{%- set has_system = messages[0].role == 'system' -%}
{%- if tools -%}
    {{- '<|im_start|>system\\n' -}}
    {{- messages[0].content + '\\n\\n' if has_system -}}
    {{- '${TOOLS_FORMAT}' -}}
    {%- for tool in tools -%}
        {{- '\\n' ~ (tool | tojson) -}}
    {%- endfor -%}
    {{- '${CALL_FORMAT}' -}}
{%- elif has_system -%}
    {{- '<|im_start|>system\\n' + messages[0].content + '<|im_end|>\\n' -}}
{%- endif -%}
{#- Results of tools may come as messages of the user: they are no question. -#}
{%- set place = namespace(question=messages | length - 1) -%}
{%- for message in messages -%}
    {%- if message.role == 'user' and not (message.content.startswith('<tool_response>') and message.content.endswith('</tool_response>')) -%}
        {%- set place.question = loop.index0 -%}
    {%- endif -%}
{%- endfor -%}
{%- for message in messages -%}
    {%- if message.role == 'tool' -%}
        {{- '<|im_start|>user' if loop.first or loop.previtem.role != 'tool' -}}
        {{- '\\n<tool_response>\\n' ~ message.content ~ '\\n</tool_response>' -}}
        {{- '<|im_end|>\\n' if loop.last or loop.nextitem.role != 'tool' -}}
    {%- elif message.role == 'assistant' -%}
        {%- set said = message.content -%}
        {%- set thoughts = '' -%}
        {%- if message.reasoning_content is defined and message.reasoning_content is not none -%}
            {%- set thoughts = message.reasoning_content -%}
        {%- elif '</think>' in said -%}
            {%- set halves = said.split('</think>') -%}
            {%- set thoughts = halves[0].rstrip('\\n').split('<think>')[-1].lstrip('\\n') -%}
            {%- set said = halves[-1].lstrip('\\n') -%}
        {%- endif -%}
        {{- '<|im_start|>assistant\\n' -}}
        {%- if loop.index0 > place.question and (loop.last or thoughts) -%}
            {{- '<think>\\n' + thoughts.strip('\\n') + '\\n</think>\\n\\n' + said.lstrip('\\n') -}}
        {%- else -%}
            {{- '' + said -}}
        {%- endif -%}
        {%- for call in message.tool_calls or [] -%}
            {%- set function = call.function or call -%}
            {%- set arguments = function.arguments if function.arguments is string else function.arguments | tojson -%}
            {{- '\\n' if said or not loop.first -}}
            {{- '<tool_call>\\n{"name": "' ~ function.name ~ '", "arguments": ' ~ arguments ~ '}\\n</tool_call>' -}}
        {%- endfor -%}
        {{- '<|im_end|>\\n' -}}
    {%- elif message.role == 'user' or (message.role == 'system' and not loop.first) -%}
        {{- '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' -}}
    {%- endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}
    {{- '<|im_start|>assistant\\n' -}}
    {{- '<think>\\n\\n</think>\\n\\n' if enable_thinking is defined and enable_thinking is false -}}
{%- endif -%}
`,
});
