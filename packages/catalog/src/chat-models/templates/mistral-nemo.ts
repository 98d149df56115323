import { defineChatTemplate } from '../define-chat-template.ts';

/** The format of Mistral Nemo: questions in brackets, the system prompt and the tools with the last one. */
export const mistralNemo = defineChatTemplate({
  id: 'mistral-nemo',
  comparedWith: 'mistralai/Mistral-Nemo-Instruct-2407',
  tokens: { bos: '<s>', eos: '</s>', pad: null },
  marks: [
    '<s>',
    '</s>',
    '[INST]',
    '[/INST]',
    '[AVAILABLE_TOOLS]',
    '[/AVAILABLE_TOOLS]',
    '[TOOL_CALLS]',
    '[TOOL_RESULTS]',
    '[/TOOL_RESULTS]',
  ],
  source: `{#- Written by hubkit after the format of Mistral Nemo. -#}
{%- macro checked(id) -%}
    {{- id if id is defined and id | length == 9 else raise_exception('The id of a tool call has nine letters and digits.') -}}
{%- endmacro -%}
{%- set has_system = messages[0].role == 'system' -%}
{%- set turns = messages[1:] if has_system else messages -%}
{%- set questions = turns | selectattr('role', 'equalto', 'user') | list -%}
{%- for message in turns if message.role not in ['tool', 'tool_results'] and message.tool_calls | default(none) is none -%}
    {%- if (message.role == 'user') != (loop.index0 is even) -%}
        {{- raise_exception('Questions and answers take turns, behind a system message at most.') -}}
    {%- endif -%}
{%- endfor -%}
{{- bos_token -}}
{%- for message in turns -%}
    {%- if message.role == 'user' -%}
        {%- if tools | default(none) is not none and message == questions[-1] -%}
            {{- '[AVAILABLE_TOOLS][' -}}
            {%- for tool in tools -%}
                {{- ', ' if not loop.first -}}
                {{- '{"type": "function", "function": {' -}}
                {%- for name, value in tool.function.items() if name != 'return' -%}
                    {{- (', ' if not loop.first else '') ~ '"' + name + '": ' + ('"' + value + '"' if value is string else value | tojson) -}}
                {%- endfor -%}
                {{- '}}' -}}
            {%- endfor -%}
            {{- (']' if tools else '') ~ '[/AVAILABLE_TOOLS]' -}}
        {%- endif -%}
        {{- '[INST]' + (messages[0].content + '\\n\\n' if has_system and loop.last else '') + message.content + '[/INST]' -}}
    {%- elif message.tool_calls | default(none) is not none -%}
        {{- '[TOOL_CALLS][' -}}
        {%- for call in message.tool_calls -%}
            {{- (', ' if not loop.first else '') ~ (call.function | tojson)[:-1] ~ ', "id": "' ~ checked(call.id) ~ '"}' -}}
        {%- endfor -%}
        {{- ']' + eos_token if message.tool_calls -}}
    {%- elif message.role == 'assistant' -%}
        {{- message.content + eos_token -}}
    {%- elif message.role in ['tool', 'tool_results'] -%}
        {%- set result = message.content.content if message.content is defined and message.content.content is defined else message.content -%}
        {{- '[TOOL_RESULTS]{"content": ' ~ result ~ ', "call_id": "' ~ checked(message.tool_call_id) ~ '"}[/TOOL_RESULTS]' -}}
    {%- else -%}
        {{- raise_exception('There are users, assistants and tools, and a system message at the beginning.') -}}
    {%- endif -%}
{%- endfor -%}
`,
});
