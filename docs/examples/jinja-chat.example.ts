import { applyChatTemplate } from '@hubkit/jinja/chat';

const tokenizerConfig = {
  chat_template:
    '{{ bos_token }}{% for m in messages %}[{{ m.role }}] {{ m.content }}\n{% endfor %}{% if add_generation_prompt %}[assistant]{% endif %}',
  bos_token: { content: '<s>' },
};
const messages = [{ role: 'user', content: 'Hello!' }];
console.log(applyChatTemplate(tokenizerConfig, messages, { addGenerationPrompt: true }));
