import { defineChatTemplate } from '../define-chat-template.ts';

/** The special tokens of Llama 3. */
const LLAMA_TOKENS = {
  tokens: { bos: '<|begin_of_text|>', eos: '<|eot_id|>', pad: null },
  marks: [
    '<|begin_of_text|>',
    '<|start_header_id|>',
    '<|end_header_id|>',
    '<|eom_id|>',
    '<|eot_id|>',
    '<|python_tag|>',
  ],
} as const;

/** How calls are asked for, as a text within single quotes of a template. */
const CALL_FORMAT =
  'Respond in the format {"name": function name, "parameters": dictionary of argument name and its value}.Do not use variables.\\n\\n';

/** Parts of a template in which the versions of Llama 3 differ. */
interface LlamaParts {
  /** Version, such as `3.1`. */
  readonly version: string;
  /** Expression of the day where the caller gives none. */
  readonly today: string;
  /** True if tools of the runtime, such as a search, are called in Python. */
  readonly hasBuiltinTools: boolean;
}

/** Writes the template of a version of Llama 3: headers around roles, functions within the first question. */
function llamaTemplate({ version, today, hasBuiltinTools }: LlamaParts): string {
  const builtins = (text: string) => (hasBuiltinTools ? text : '');
  return `{#- Written by hubkit after the format of Llama ${version}. -#}
{%- macro turn(role, text, end='<|eot_id|>') -%}
    {{- '<|start_header_id|>' ~ role ~ '<|end_header_id|>\\n\\n' ~ text ~ end -}}
{%- endmacro -%}
{%- macro listed(functions) -%}
    {%- for function in functions -%}
        {{- function | tojson(indent=4) ~ '\\n\\n' -}}
    {%- endfor -%}
{%- endmacro -%}
{%- set functions = custom_tools if custom_tools is defined else tools | default(none) -%}
{%- set with_question = tools_in_user_message | default(true) -%}
{%- set has_system = messages[0].role == 'system' -%}
{%- set turns = messages[1:] if has_system else messages -%}
{%- set preamble -%}
    {{- 'Environment: ipython\\n' if functions is not none${builtins(' or builtin_tools is defined')} -}}
${builtins(`    {{- 'Tools: ' ~ builtin_tools | reject('equalto', 'code_interpreter') | join(', ') ~ '\\n\\n' if builtin_tools is defined -}}
`)}    {{- 'Cutting Knowledge Date: December 2023\\nToday Date: ' + (date_string if date_string is defined else ${today}) + '\\n\\n' -}}
    {%- if functions is not none and not with_question -%}
        {{- 'You have access to the following functions. To call a function, please respond with JSON for a function call.${CALL_FORMAT}' ~ listed(functions) -}}
    {%- endif -%}
    {{- messages[0].content | trim if has_system -}}
{%- endset -%}
{{- bos_token ~ turn('system', preamble) -}}
{%- if functions is not none and with_question -%}
    {%- if not turns -%}
        {{- raise_exception('The tools stand in the first user message, and there is none.') -}}
    {%- endif -%}
    {{- turn('user', 'Given the following functions, please respond with a JSON for a function call with its proper arguments that best answers the given prompt.\\n\\n${CALL_FORMAT}' ~ listed(functions) ~ turns[0].content | trim) -}}
    {%- set turns = turns[1:] -%}
{%- endif -%}
{%- for message in turns -%}
    {%- if 'tool_calls' in message -%}
        {%- if message.tool_calls | length != 1 -%}
            {{- raise_exception('A message of this model has one tool call.') -}}
        {%- endif -%}
        {%- set call = message.tool_calls[0].function -%}
${builtins(`        {%- if builtin_tools is defined and call.name in builtin_tools -%}
            {%- set arguments -%}
                {%- for name, value in call.arguments | items -%}
                    {{- (', ' if not loop.first else '') ~ name + '="' + value + '"' -}}
                {%- endfor -%}
            {%- endset -%}
            {{- turn('assistant', '<|python_tag|>' + call.name + '.call(' + arguments + ')', '<|eom_id|>') -}}
        {%- else -%}
    `)}        {{- turn('assistant', '{"name": "' + call.name + '", "parameters": ' + call.arguments | tojson + '}'${builtins(", '<|eom_id|>' if builtin_tools is defined else '<|eot_id|>'")}) -}}
${builtins(`        {%- endif -%}
`)}    {%- elif message.role in ['tool', 'ipython'] -%}
        {{- turn('ipython', message.content | tojson if message.content is iterable else message.content) -}}
    {%- else -%}
        {{- turn(message.role, message.content | trim) -}}
    {%- endif -%}
{%- endfor -%}
{{- '<|start_header_id|>assistant<|end_header_id|>\\n\\n' if add_generation_prompt -}}
`;
}

/** The format of Llama 3.1 and 3.3, with calls of built-in tools in Python. */
export const llama31 = defineChatTemplate({
  id: 'llama3.1',
  comparedWith: 'meta-llama/Llama-3.3-70B-Instruct',
  ...LLAMA_TOKENS,
  source: llamaTemplate({ version: '3.1', today: "'26 Jul 2024'", hasBuiltinTools: true }),
});

/** The format of Llama 3.2, which names the day of the conversation. */
export const llama32 = defineChatTemplate({
  id: 'llama3.2',
  comparedWith: 'meta-llama/Llama-3.2-3B-Instruct',
  ...LLAMA_TOKENS,
  source: llamaTemplate({ version: '3.2', today: "strftime_now('%d %b %Y')", hasBuiltinTools: false }),
});
