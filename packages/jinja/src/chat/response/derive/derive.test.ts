import { describe, expect, it } from 'vitest';
import { deriveResponseTemplate, parseResponse } from '../index.ts';

/** A template of a form that no family has: `call` writes a call, `prompt` follows the assistant's mark. */
const template = (call: string, { prompt = '', assistant = '' } = {}) =>
  `{% for m in messages %}{{ '[[' + m.role + ']]' }}{% if m.role == 'assistant' %}${assistant}{% endif %}{{ m.content or '' }}{% for c in m.tool_calls or [] %}${call}{% endfor %}{{ '[[end]]' }}{% endfor %}{% if add_generation_prompt %}{{ '[[assistant]]' }}${prompt}{% endif %}`;
const prefix = '[[user]]Hi[[end]][[assistant]]';
const read = (chatTemplate: string, text: string, before = prefix) =>
  parseResponse(deriveResponseTemplate({ chat_template: chatTemplate }), text, { prefix: before });
const deriveCalls = (chatTemplate: string, text: string) =>
  read(chatTemplate, text).tool_calls?.map((call) => [call.function.name, call.function.arguments]);

describe('what differs between two calls, a text and a number', () => {
  it('is a pattern: the number of a call', () => {
    const one = template(
      `{{ '<do ' + c.function.name + ' no="' ~ loop.index ~ '">' + (c.function.arguments | tojson) + '</do>' }}`,
    );
    expect(deriveCalls(one, '<do look no="1">{"a": 1}</do><do wait no="12">{}</do>[[end]]')).toEqual([
      ['look', { a: 1 }],
      ['wait', {}],
    ]);
  });

  it('is a pattern: the type of an argument, which says what is JSON', () => {
    const one = template(
      `{{ '<do name="' + c.function.name + '">' }}{% for k, v in c.function.arguments | items %}{{ '<arg key="' + k + '" type="' + ('text' if v is string else 'json') + '">' + (v if v is string else v | tojson) + '</arg>' }}{% endfor %}</do>`,
    );
    const text = '<do name="look"><arg key="a" type="text">7</arg><arg key="b" type="json">[7]</arg></do>';
    expect(deriveCalls(one, text)).toEqual([['look', { a: '7', b: [7] }]]);
  });

  it('keeps the line breaks of a text', () => {
    const one = template(
      `{{ '<do=' + c.function.name + '>\\n' }}{% for k, v in c.function.arguments | items %}{{ '<arg=' + k + '>\\n' + (v if v is string else v | tojson) + '\\n</arg>\\n' }}{% endfor %}</do>`,
    );
    expect(deriveCalls(one, '<do=write>\n<arg=text>\n a\n\n</arg>\n</do>')).toEqual([['write', { text: ' a\n' }]]);
  });

  it('takes the wrapping of XML off, with the end of the value in it', () => {
    const one = template(
      `{{ '<do name="' + c.function.name + '">' }}{% for k, v in c.function.arguments | items %}{% set t = v if v is string else v | tojson %}{{ '<arg name="' + k + '">' + ('<![CDATA[' + t + ']]>' if '<' in t or '\\n' in t else t) + '</arg>' }}{% endfor %}</do>`,
    );
    const text = '<do name="write"><arg name="a"><![CDATA[1 < 2 </arg>\n]]></arg><arg name="b">x</arg></do>';
    expect(deriveCalls(one, text)).toEqual([['write', { a: '1 < 2 </arg>\n', b: 'x' }]]);
  });
});

describe('a prompt', () => {
  const thinking = template('', {
    prompt: `{{ '<think>\\n' if enable_thinking is not defined or enable_thinking else '<think>\\n\\n</think>\\n\\n' }}`,
    assistant: `{{ '<think>\\n' + (m.reasoning_content or '') + '\\n</think>\\n\\n' }}`,
  });

  it('never becomes a part of the message, under any switch of thinking', () => {
    for (const end of ['<think>\n', '<think>\n\n</think>\n\n', ''])
      for (const head of [prefix, `[[system]]Be kind.[[end]]${prefix}`]) {
        const message = read(thinking, '<think>\nHm.\n</think>\n\nYes.[[end]]'.replace(end, ''), head + end);
        expect(JSON.stringify(message)).not.toMatch(/kind|Hi|\[\[/);
      }
  });

  it('keeps the thoughts that it opens', () => {
    expect(read(thinking, 'Hm.\n</think>\n\nYes.', `${prefix}<think>\n`)).toMatchObject({
      reasoning_content: 'Hm.',
      content: 'Yes.',
    });
    expect(read(thinking, 'Cut off', `${prefix}<think>\n`)).toEqual({
      role: 'assistant',
      reasoning_content: 'Cut off',
    });
  });

  it('keeps an open mark where the template has no mark of the assistant', () => {
    const bare = `{% for m in messages %}{{ m.content }}\n{% endfor %}{% if add_generation_prompt %}<think>\n{% endif %}`;
    expect(read(bare, 'Hm.</think>Yes.', 'Hi\n<think>\n')).toMatchObject({ reasoning_content: 'Hm.', content: 'Yes.' });
  });
});

describe('content', () => {
  it('does not end where a call begins', () => {
    const one = template(`{{ '[[end]]function[[is]]' + (c.function | tojson) }}`);
    expect(read(one, 'I look.[[end]]function[[is]]{"name": "look", "arguments": {"a": 1}}[[end]]')).toMatchObject({
      content: 'I look.',
      tool_calls: [{ function: { name: 'look', arguments: { a: 1 } } }],
    });
  });
});

describe('a template that cannot be read back', () => {
  it('is refused, with what it writes and what was read', () => {
    // Every answer ends with a line that depends on the conversation, and nothing says where the answer ends.
    const lines = `{% for m in messages %}{{ m.role + ' says ' + m.content + ' in ' ~ (m.content | length) ~ ' letters\\n' }}{% endfor %}`;
    expect(() => deriveResponseTemplate(lines)).toThrow(
      /No response template can be derived .*: it writes a text as ".*", of which the content is read as .*response template of your own/s,
    );
  });

  it('reads a line between the messages and the answer as a part of the prompt, or is refused', () => {
    const dated = `{% for m in messages %}{{ m.role + ': ' + m.content + '\\n' }}{% endfor %}{% if add_generation_prompt %}Today is {{ strftime_now('%d %B %Y') }}, temp {{ temperature }}\n{% endif %}`;
    const before = 'user: Hi\nToday is 28 November 2026, temp 12\n';
    expect(read(dated, 'One moment.', before)).toEqual({ role: 'assistant', content: 'One moment.' });
  });

  it('ends where the chat template takes too long', () => {
    const endless = `{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}`;
    expect(() => deriveResponseTemplate(endless)).toThrow(expect.objectContaining({ code: 'TEMPLATE_LIMIT' }));
  });
});
