import { Template } from '@hubkit/jinja';

const template = new Template(
  `{% for message in messages %}
<|im_start|>{{ message.role }}
{{ message.content | trim }}<|im_end|>
{% endfor %}`,
);
console.log(template.render({ messages: [{ role: 'user', content: ' Hello! ' }] }));
