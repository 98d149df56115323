import { defineChatTemplate } from '../define-chat-template.ts';
import { DEEPSEEK_TOKENS } from './deepseek-format.ts';

/** The format of DeepSeek-V3.1, which thinks on request: an answer without thoughts begins with an empty pair of marks. */
export const deepseekV31 = defineChatTemplate({
  id: 'deepseek-v3.1',
  comparedWith: 'deepseek-ai/DeepSeek-V3.1',
  ...DEEPSEEK_TOKENS,
  source: `{#- Written by hubkit after the format of DeepSeek-V3.1. -#}
{%- set thinks = thinking if thinking is defined else enable_thinking | default(false) -%}
{{- bos_token -}}
{%- set system = namespace(text='') -%}
{%- for message in messages if message.role == 'system' -%}
    {%- set system.text = system.text + ('' if loop.first else '\\n\\n') + message.content -%}
{%- endfor -%}
{{- system.text -}}
{%- set turns = messages | selectattr('role', 'in', ['user', 'assistant', 'tool']) | list -%}
{%- for message in turns -%}
    {%- set before = '' if loop.first else loop.previtem.role -%}
    {%- if message.role == 'user' -%}
        {{- '<｜User｜>' + message.content -}}
    {%- elif message.role == 'tool' -%}
        {{- '<｜tool▁output▁begin｜>' + message.content + '<｜tool▁output▁end｜>' -}}
    {%- elif message.tool_calls -%}
        {{- '<｜Assistant｜><think></think>' if before == 'user' -}}
        {{- message.content + '' if message.content -}}
        {{- '<｜tool▁calls▁begin｜>' -}}
        {%- for call in message.tool_calls -%}
            {{- '<｜tool▁call▁begin｜>' + call.function.name + '<｜tool▁sep｜>' + call.function.arguments | tojson + '<｜tool▁call▁end｜>' -}}
        {%- endfor -%}
        {{- '<｜tool▁calls▁end｜><｜end▁of▁sentence｜>' -}}
    {%- else -%}
        {%- if before == 'user' -%}
            {{- '<｜Assistant｜><think>' -}}
            {{- '</think>' if not (message.prefix and thinks) -}}
        {%- endif -%}
        {%- set is_thought = before != 'tool' and '</think>' in message.content -%}
        {{- (message.content.split('</think>', 1)[1] if is_thought else message.content) + '<｜end▁of▁sentence｜>' -}}
    {%- endif -%}
{%- endfor -%}
{%- if add_generation_prompt and turns and turns[-1].role == 'user' -%}
    {{- '<｜Assistant｜><think>' -}}
    {{- '</think>' if not thinks -}}
{%- endif -%}
`,
});
