import { defineChatTemplate } from '../define-chat-template.ts';
import { CALL_FORMAT, CHATML_TOKENS, TOOLS_FORMAT } from './qwen-format.ts';

/** ChatML with a default system prompt and calls in XML tags, as Qwen2.5 was trained on. */
export const qwen25 = defineChatTemplate({
  id: 'qwen2.5',
  comparedWith: 'Qwen/Qwen2.5-7B-Instruct',
  ...CHATML_TOKENS,
  source: `{#- Written by hubkit after the format of Qwen2.5. -#}
{%- macro turn(role, text) -%}
    {{- '<|im_start|>' + role + '\\n' + text + '<|im_end|>\\n' -}}
{%- endmacro -%}
{%- set has_system = messages[0].role == 'system' -%}
{%- set preamble = messages[0].content if has_system else 'You are Qwen, created by Alibaba Cloud. You are a helpful assistant.' -%}
{%- if tools -%}
    {{- '<|im_start|>system\\n' ~ preamble ~ '\\n\\n${TOOLS_FORMAT}' -}}
    {%- for tool in tools -%}
        {{- '\\n' ~ (tool | tojson) -}}
    {%- endfor -%}
    {{- '${CALL_FORMAT}' -}}
{%- else -%}
    {{- turn('system', preamble) -}}
{%- endif -%}
{%- for message in messages -%}
    {%- if message.role == 'tool' -%}
        {{- '<|im_start|>user' if loop.first or loop.previtem.role != 'tool' -}}
        {{- '\\n<tool_response>\\n' ~ message.content ~ '\\n</tool_response>' -}}
        {{- '<|im_end|>\\n' if loop.last or loop.nextitem.role != 'tool' -}}
    {%- elif message.role == 'assistant' and message.tool_calls -%}
        {{- '<|im_start|>assistant' -}}
        {{- '\\n' + message.content if message.content -}}
        {%- for call in message.tool_calls -%}
            {%- set function = call.function if call.function is defined else call -%}
            {{- '\\n<tool_call>\\n{"name": "' ~ function.name ~ '", "arguments": ' ~ (function.arguments | tojson) ~ '}\\n</tool_call>' -}}
        {%- endfor -%}
        {{- '<|im_end|>\\n' -}}
    {%- elif message.role in ['user', 'assistant'] or (message.role == 'system' and not loop.first) -%}
        {{- turn(message.role, message.content) -}}
    {%- endif -%}
{%- endfor -%}
{{- '<|im_start|>assistant\\n' if add_generation_prompt -}}
`,
});
