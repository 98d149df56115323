/** A template to start from. */
export interface TemplateSample {
  readonly id: string;
  readonly label: string;
  readonly source: string;
  /** JSON text of the tokenizer's configuration. */
  readonly tokenizer: string;
}

const chatml = `{% for message in messages %}
{{ '<|im_start|>' + message.role }}
{% if message.role == 'assistant' %}
{% generation %}{{ message.content }}<|im_end|>
{% endgeneration %}
{% else %}
{{ message.content }}<|im_end|>
{% endif %}
{% endfor %}
{% if add_generation_prompt %}
<|im_start|>assistant
{% endif %}
`;

const tools = `{%- if tools %}
    {{- '<|im_start|>system\\nYou may call these functions:\\n' }}
    {%- for tool in tools %}
        {{- tool.function | tojson + '\\n' }}
    {%- endfor %}
    {{- '<|im_end|>\\n' }}
{%- endif %}
{%- for message in messages %}
    {{- '<|im_start|>' + message.role + '\\n' }}
    {%- if message.content is string %}
        {{- message.content }}
    {%- else %}
        {%- for part in message.content %}
            {{- '<|image|>' if part.type == 'image' else part.text }}
        {%- endfor %}
    {%- endif %}
    {%- for call in message.tool_calls or [] %}
        {{- '<tool_call>' + call.function | tojson + '</tool_call>' }}
    {%- endfor %}
    {{- '<|im_end|>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
    {{- '<|im_start|>assistant\\n' }}
{%- endif %}
`;

/** Three templates: a plain one, one with tools and images, and one with a mistake to mend. */
export const SAMPLES: readonly TemplateSample[] = [
  { id: 'chatml', label: 'ChatML', source: chatml, tokenizer: '{"eos_token": "<|im_end|>"}' },
  { id: 'tools', label: 'Tools and images', source: tools, tokenizer: '{"eos_token": "<|im_end|>"}' },
  { id: 'broken', label: 'Broken', source: tools.replace('tojson', 'tojsn'), tokenizer: '{"eos_token": "<|im_end|>"}' },
];

/** The input that the page begins with. */
export const FIRST_CONTEXT = JSON.stringify(
  {
    messages: [
      { role: 'system', content: 'You answer briefly.' },
      { role: 'user', content: 'Hello!' },
      { role: 'assistant', content: 'Hello. What can I do for you?' },
      { role: 'user', content: 'What is 6 times 7?' },
    ],
    add_generation_prompt: true,
  },
  null,
  2,
);
