import { deriveResponseTemplate, parseResponse } from '@hubkit/jinja/response';

const chatTemplate = `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;
const template = deriveResponseTemplate(chatTemplate);
const prefix = '<|im_start|>user\nWhat is 6 times 7?<|im_end|>\n<|im_start|>assistant\n';
const text = '<think>Six sevens.</think>42<|im_end|>';
console.log(parseResponse(template, text, { prefix }));
