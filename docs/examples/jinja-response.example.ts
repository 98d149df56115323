import { createResponseParser, deriveResponseTemplate, parseResponse } from '@hubkit/jinja/response';

const chatTemplate = `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}
{%- for call in m.tool_calls %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;

// Once for a model; `response_template` of its tokenizer_config.json goes first, where there is one.
const template = deriveResponseTemplate(chatTemplate);

// The prompt that the model continued, and what it wrote.
const prefix = '<|im_start|>user\nHow warm is it in Oslo?<|im_end|>\n<|im_start|>assistant\n';
const text =
  '<think>I have to look.</think>One moment.\n<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo"}}</tool_call><|im_end|>';
console.log(JSON.stringify(parseResponse(template, text, { prefix }), null, 1));

// While the text arrives:
const parser = createResponseParser(template, { prefix });
for (const piece of text.match(/.{1,7}/gs) ?? []) {
  for (const delta of parser.push(piece)) console.log(delta);
}
const { message } = parser.finish();
console.log(message.content, message.tool_calls?.length);
