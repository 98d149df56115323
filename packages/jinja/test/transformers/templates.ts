import type { Choices } from '../differential/choices.ts';

/** A chat template put together from what published ones do: special tokens, roles, tools, blocks for generation. */
export function chatTemplate(choices: Choices): string {
  const content = choices.oneOf(CONTENTS);
  return [
    choices.oneOf(HEADS),
    choices.oneOf(MACROS),
    ...(choices.chance(60) ? [choices.oneOf(TOOLS)] : []),
    choices.oneOf(LOOPS).replace('ASSISTANT', choices.oneOf(ASSISTANTS)).replaceAll('CONTENT', content),
    choices.oneOf(ENDS),
  ].join(choices.oneOf(['', '\n']));
}

const HEADS = [
  '{{ bos_token }}',
  "{{- bos_token if bos_token is defined else 'no bos' -}}",
  '{% if bos_token %}{{ bos_token }}{% else %}[{{ bos_token is defined }}]{% endif %}',
  '{%- if not unk_token is defined %}{{ raise_exception("no unk") }}{% endif %}{{ unk_token }}',
  '{{ image_token }}{{ video_token|default("-") }}{{ pad_token|string }}',
  '{{ additional_special_tokens }}{{ extra_special_tokens }}{{ mask_token }}{{ cls_token ~ sep_token }}',
  "{{ strftime_now('%d %b %Y') }}\n",
  '{% set ns = namespace(system="") %}{% if messages[0].role == "system" %}{% set ns.system = messages[0].content %}{% endif %}{{ ns.system }}',
];

const MACROS = [
  '',
  '{% macro part(p) %}{% if p is string %}{{ p }}{% else %}{{ p.text or p.type }}{% endif %}{% endmacro %}',
  '{% macro answer(m) %}[a]{% generation %}{{ m.content }}{{ eos_token }}{% endgeneration %}{% endmacro %}',
  '{% macro wrap() %}<{{ caller() }}>{% endmacro %}',
];

const TOOLS = [
  '{% if tools %}{{ tools | tojson }}{% endif %}',
  '{% for t in tools or [] %}{{ t | tojson(indent=2) }}\n{% endfor %}',
  '{{ tools }}{{ documents }}',
  '{% if tools is not none and tools %}{{ tools[0].function.name }}{% endif %}{% for d in documents or [] %}{{ d.title }}: {{ d.text }}\n{% endfor %}',
];

const CONTENTS = [
  '{{ m.content }}',
  '{{ m.content | trim }}',
  '{{ m["content"] ~ "" }}',
  '{% if m.content is string %}{{ m.content }}{% else %}{% for c in m.content %}{{ c.text }}{% endfor %}{% endif %}',
  '{{ m.content + "\\n" }}',
];

const LOOPS = [
  '{% for m in messages %}<|{{ m.role }}|>{% if m.role == "assistant" %}ASSISTANT{% else %}CONTENT{% endif %}<|end|>\n{% endfor %}',
  '{%- for m in messages -%}\n  {%- if m.role == "assistant" -%}\n    ASSISTANT\n  {%- elif m.role == "tool" -%}\n    {{ m | tojson }}\n  {%- else -%}\n    CONTENT\n  {%- endif -%}\n  {{- eos_token -}}\n{%- endfor -%}',
  '{% for m in messages if m.role != "system" %}{% if loop.index0 % 2 == 1 and m.role != "assistant" %}{{ raise_exception("Roles must alternate") }}{% endif %}{% if m.role == "assistant" %}ASSISTANT{% else %}[{{ loop.index }}]CONTENT{% endif %}{% endfor %}',
  '{% for m in messages recursive %}{% if m.role == "assistant" %}ASSISTANT{% else %}CONTENT{% endif %}{% if loop.last and loop.depth == 1 %}({{ loop(messages[-1:]) }}){% endif %}{% endfor %}',
];

const ASSISTANTS = [
  'CONTENT',
  '{% generation %}CONTENT{% endgeneration %}',
  '{%- generation -%}CONTENT{{ eos_token }}{%- endgeneration -%}',
  '{{ answer(m) if answer is defined else m.content }}',
  '[x]{{ answer(m) if answer is defined }}{% generation %}{{ eos_token }}{% endgeneration %}',
  '{% set text %}{% generation %}CONTENT{% endgeneration %}{% endset %}{{ text | trim }}',
  '{% filter upper %}a{% generation %}CONTENT{% endgeneration %}{% endfilter %}',
  '{% if wrap is defined %}b{% call wrap() %}c{% generation %}CONTENT{% endgeneration %}{% endcall %}{% else %}CONTENT{% endif %}',
  '{% generation %}o{% generation %}CONTENT{% endgeneration %}p{% endgeneration %}',
  '{% if m.tool_calls %}{{ m.tool_calls | tojson }}{% endif %}{% generation %}CONTENT{% endgeneration %}',
];

const ENDS = [
  '{% if add_generation_prompt %}<|assistant|>{% endif %}',
  '{{ add_generation_prompt }}{{ enable_thinking }}',
  '{%- if add_generation_prompt -%}\n{{ "<|assistant|>\\n" }}{% if enable_thinking is defined and not enable_thinking %}<think></think>{% endif %}\n{%- endif %}\n',
  '',
];
