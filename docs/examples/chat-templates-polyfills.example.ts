import {
  applyChatTemplate,
  convertToolArguments,
  putSystemInUserMessage,
  putToolsInSystemMessage,
} from '@hubkit/jinja/chat';
import { deriveResponseTemplate, parseResponse, withHermesCalls } from '@hubkit/jinja/response';

// Knows users and the assistant, no system message and no tools.
const template = `{% for m in messages %}
{%- if m.role not in ['user', 'assistant'] %}{{ raise_exception('Only user and assistant roles are supported!') }}{% endif -%}
<start>{{ m.role }}
{{ m.content }}<end>
{% endfor %}{% if add_generation_prompt %}<start>assistant
{% endif %}`;

const tools = [{ type: 'function', function: { name: 'get_weather', parameters: { type: 'object', properties: {} } } }];
const messages = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'How warm is it in Oslo?' },
];
const prompt = applyChatTemplate(template, messages, {
  tools,
  addGenerationPrompt: true,
  polyfills: [putToolsInSystemMessage, convertToolArguments, putSystemInUserMessage],
});
console.log(prompt);

// What a model answers in the form that the prompt asks for.
const responseTemplate = withHermesCalls(deriveResponseTemplate(template));
const text = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call><end>';
console.log(parseResponse(responseTemplate, text, { prefix: prompt }).tool_calls);
