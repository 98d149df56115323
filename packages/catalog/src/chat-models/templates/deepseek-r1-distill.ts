import { defineChatTemplate } from '../define-chat-template.ts';
import { DEEPSEEK_TOKENS } from './deepseek-format.ts';

/** The format of the models distilled from DeepSeek-R1: thoughts begin every answer, and are dropped from earlier ones. */
export const deepseekR1Distill = defineChatTemplate({
  id: 'deepseek-r1-distill',
  comparedWith: 'deepseek-ai/DeepSeek-R1-Distill-Llama-8B',
  ...DEEPSEEK_TOKENS,
  source: `{#- Written by hubkit after the format of the models distilled from DeepSeek-R1. -#}
{%- set turns = messages | selectattr('role', 'in', ['user', 'assistant', 'tool']) | list -%}
{{- bos_token -}}
{{- messages | selectattr('role', 'equalto', 'system') | map(attribute='content') | list | last -}}
{#- Lists of calls and results are opened once in a conversation. -#}
{%- set opened = namespace(calls=false, results=false) -%}
{%- for message in turns -%}
    {%- if message.role == 'user' -%}
        {{- '<｜User｜>' + message.content -}}
    {%- elif message.role == 'tool' -%}
        {{- '\\n' if opened.results else '<｜tool▁outputs▁begin｜>' -}}
        {{- '<｜tool▁output▁begin｜>' + message.content + '<｜tool▁output▁end｜>' -}}
        {%- set opened.results = true -%}
    {%- elif message.content is none -%}
        {%- for call in message.tool_calls -%}
            {{- '\\n' if opened.calls else '<｜Assistant｜><｜tool▁calls▁begin｜>' -}}
            {{- '<｜tool▁call▁begin｜>' + call.type + '<｜tool▁sep｜>' + call.function.name + '\\n\`\`\`json\\n' + call.function.arguments + '\\n\`\`\`<｜tool▁call▁end｜>' -}}
            {{- '<｜tool▁calls▁end｜><｜end▁of▁sentence｜>' if opened.calls -}}
            {%- set opened.calls = true -%}
        {%- endfor -%}
    {%- elif not loop.first and loop.previtem.role == 'tool' -%}
        {{- '<｜tool▁outputs▁end｜>' + message.content + '<｜end▁of▁sentence｜>' -}}
    {%- else -%}
        {{- '<｜Assistant｜>' + (message.content.split('</think>')[-1] if '</think>' in message.content else message.content) + '<｜end▁of▁sentence｜>' -}}
    {%- endif -%}
{%- endfor -%}
{%- if turns and turns[-1].role == 'tool' -%}
    {{- '<｜tool▁outputs▁end｜>' -}}
{%- elif add_generation_prompt -%}
    {{- '<｜Assistant｜><think>\\n' -}}
{%- endif -%}
`,
});
