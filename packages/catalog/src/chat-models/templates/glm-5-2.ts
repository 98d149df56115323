import { defineChatTemplate } from '../define-chat-template.ts';

/** The format of GLM-5.2: roles as marks, thoughts of the current turn alone, arguments of calls as pairs of tags. */
export const glm52 = defineChatTemplate({
  id: 'glm-5.2',
  comparedWith: 'zai-org/GLM-5.2',
  tokens: { bos: null, eos: '<|endoftext|>', pad: '<|endoftext|>' },
  marks: [
    '<|endoftext|>',
    '[gMASK]',
    '<sop>',
    '<|system|>',
    '<|user|>',
    '<|assistant|>',
    '<|observation|>',
    '<|begin_of_image|>',
    '<|image|>',
    '<|end_of_image|>',
  ],
  source: `{#- Written by hubkit after the format of GLM-5.2. -#}
{%- macro text_of(content) -%}
    {%- if content is string or content is mapping or content is not iterable -%}
        {{- content -}}
    {%- else -%}
        {%- for part in content -%}
            {%- if part is string -%}
                {{- part -}}
            {%- elif part is mapping and part.type == 'text' -%}
                {{- part.text -}}
            {%- elif part is mapping and part.type in ['image', 'image_url'] -%}
                {{- '<|begin_of_image|><|image|><|end_of_image|>' -}}
            {%- elif part is mapping and part.type in ['video', 'video_url', 'audio', 'audio_url', 'input_audio'] -%}
                {{- '<reminder>You are unable to process this ' ~ part.type | replace('_url', '') | replace('input_', '') ~ " because you don't have multi-modal input ability. Try different methods.</reminder>" -}}
            {%- endif -%}
        {%- endfor -%}
    {%- endif -%}
{%- endmacro -%}
{%- macro schema_of(tool) -%}
    {{- '{' -}}
    {%- for name, value in tool.items() if name not in ['defer_loading', 'strict'] -%}
        {{- (', ' if not loop.first else '') ~ '"' ~ name ~ '": ' ~ value | tojson(ensure_ascii=False) -}}
    {%- endfor -%}
    {{- '}' -}}
{%- endmacro -%}
{{- '[gMASK]<sop>' -}}
{%- if enable_thinking is not defined or enable_thinking -%}
    {{- '<|system|>Reasoning Effort: ' + ('High' if reasoning_effort is defined and reasoning_effort == 'high' else 'Max') -}}
{%- endif -%}
{%- if tools -%}
    {{- '<|system|>\\n# Tools\\n\\nYou may call one or more functions to assist with the user query.\\n\\nYou are provided with function signatures within <tools></tools> XML tags:\\n<tools>\\n' -}}
    {%- for tool in tools -%}
        {%- set function = tool['function'] if 'function' in tool else tool -%}
        {{- schema_of(function) + '\\n' if not function.defer_loading -}}
    {%- endfor -%}
    {{- '</tools>\\n\\nFor each function call, output the function name and arguments within the following XML format:\\n<tool_call>{function-name}<arg_key>{arg-key-1}</arg_key><arg_value>{arg-value-1}</arg_value><arg_key>{arg-key-2}</arg_key><arg_value>{arg-value-2}</arg_value>...</tool_call>' -}}
{%- endif -%}
{%- set place = namespace(question=-1) -%}
{%- for message in messages -%}
    {%- if message.role == 'user' -%}
        {%- set place.question = loop.index0 -%}
    {%- endif -%}
{%- endfor -%}
{%- for message in messages -%}
    {%- if message.role in ['system', 'user'] -%}
        {{- '<|' + message.role + '|>' + text_of(message.content) -}}
    {%- elif message.role == 'assistant' -%}
        {%- set said = text_of(message.content) -%}
        {%- set thoughts = none -%}
        {%- if message.reasoning_content is string -%}
            {%- set thoughts = message.reasoning_content -%}
        {%- elif '</think>' in said -%}
            {%- set thoughts = said.split('</think>')[0].split('<think>')[-1] -%}
            {%- set said = said.split('</think>')[-1] -%}
        {%- endif -%}
        {%- set is_kept = loop.index0 > place.question or (clear_thinking is defined and not clear_thinking) -%}
        {{- '<|assistant|><think>' + (thoughts if is_kept and thoughts is not none else '') + '</think>' + said.strip() -}}
        {%- for call in message.tool_calls or [] -%}
            {%- set function = call.function or call -%}
            {{- '<tool_call>' + function.name -}}
            {%- for name, value in function.arguments.items() -%}
                {{- '<arg_key>' ~ name ~ '</arg_key><arg_value>' ~ (value if value is string else value | tojson(ensure_ascii=False)) ~ '</arg_value>' -}}
            {%- endfor -%}
            {{- '</tool_call>' -}}
        {%- endfor -%}
    {%- elif message.role == 'tool' -%}
        {%- set content = message.content -%}
        {%- set is_list = content is iterable and content is not string and content is not mapping and content -%}
        {{- '<|observation|>' if loop.first or loop.previtem.role != 'tool' -}}
        {%- if is_list and content[0].type == 'tool_reference' -%}
            {{- '<tool_response><tools>\\n' -}}
            {%- for reference in content -%}
                {%- for tool in tools -%}
                    {%- set function = tool['function'] if 'function' in tool else tool -%}
                    {{- schema_of(function) + '\\n' if function.name == reference.name -}}
                {%- endfor -%}
            {%- endfor -%}
            {{- '</tools></tool_response>' -}}
        {%- elif is_list and content[0] is mapping and content[0].output is defined -%}
            {%- for result in content -%}
                {{- '<tool_response>' + result.output + '</tool_response>' -}}
            {%- endfor -%}
        {%- else -%}
            {{- '<tool_response>' + text_of(content) + '</tool_response>' -}}
        {%- endif -%}
    {%- endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}
    {{- '<|assistant|><think>' -}}
    {{- '</think>' if enable_thinking is defined and not enable_thinking -}}
{%- endif -%}
`,
});
