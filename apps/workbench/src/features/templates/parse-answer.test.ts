import { expect, it } from 'vitest';
import { renderTemplate } from '../../template-engine/render-template.ts';
import { parseAnswer } from './parse-answer.ts';

const source = `{% for m in messages %}<|im_start|>{{ m.role }}
{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}{{ m.content }}
{%- for call in m.tool_calls %}<tool_call>{{ call.function | tojson }}</tool_call>{% endfor %}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;
const engine = { render: async (input: Parameters<typeof renderTemplate>[0]) => renderTemplate(input) };
const conversation = [
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content: 'Hello' },
  { role: 'user', content: 'How warm is it in Oslo?' },
];
const answer =
  '<think>I look.</think>One moment.<tool_call>{"name": "look", "arguments": {"city": "Oslo"}}</tool_call><|im_end|>';

it.each([JSON.stringify({ messages: conversation }), JSON.stringify(conversation)])(
  'finds the message in a text, for %s',
  async (context) => {
    expect(JSON.parse((await parseAnswer(engine, { source, context }, answer)) ?? '')).toEqual({
      role: 'assistant',
      reasoning_content: 'I look.',
      content: 'One moment.',
      tool_calls: [{ type: 'function', function: { name: 'look', arguments: { city: 'Oslo' } } }],
    });
  },
);

it('says why a template gives no prompt', async () => {
  const failing = parseAnswer(engine, { source: '{{ messages.x.y }}', context: '[]' }, answer);
  await expect(failing).rejects.toThrow('The template fails with this input');
});
