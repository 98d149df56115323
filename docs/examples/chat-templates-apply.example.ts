import { applyChatTemplate, assistantSpans, getJsonSchema, loadTemplate } from '@hubkit/jinja/chat';

// The texts of a model's files, from the hub, a folder or an upload.
const config = loadTemplate({
  'tokenizer_config.json': '{"bos_token": "<s>", "chat_template": "(replaced by the file below)"}',
  'chat_template.jinja':
    '{{ bos_token }}{% for m in messages %}<{{ m.role }}>' +
    '{% if m.role == "assistant" %}{% generation %}{{ m.content }}</s>{% endgeneration %}{% else %}{{ m.content }}{% endif %}\n' +
    '{% endfor %}{% if tools %}{{ tools | tojson }}{% endif %}{% if add_generation_prompt %}<assistant>{% endif %}',
});

// JSON text keeps what JSON.parse would lose: 30.0 stays 30.0.
console.log(applyChatTemplate(config, '[{"role": "user", "content": 30.0}]', { addGenerationPrompt: true }));

const messages = [
  { role: 'user', content: 'What is 6 times 7?' },
  { role: 'assistant', content: '42' },
];
const { text, spans } = assistantSpans(config, messages);
console.log(spans.map(([start, end]) => text.slice(start, end)));

function multiply(a: number, b: number) {
  return a * b;
}
const described = Object.assign(multiply, {
  description: 'Multiplies two numbers.',
  parameters: { type: 'object', properties: { a: { type: 'number' }, b: { type: 'number' } }, required: ['a', 'b'] },
});
console.log(getJsonSchema(described).function.name);
