import { Environment } from '@hubkit/jinja';
import { applyChatTemplate } from '@hubkit/jinja/chat';

const template = `{% for m in messages %}
  {% if m.role == 'user' %}
<user>{{ m.content | tojson }}
  {% endif %}
{% endfor %}
{% if add_generation_prompt %}<assistant>{% endif %}`;
const messages = [{ role: 'user', content: 'Où ?' }];

console.log('transformers:', JSON.stringify(applyChatTemplate(template, messages, { addGenerationPrompt: true })));

const plain = new Environment({ trimBlocks: false, lstripBlocks: false });
console.log('plain Jinja: ', JSON.stringify(plain.fromString(template).render({ messages })));
