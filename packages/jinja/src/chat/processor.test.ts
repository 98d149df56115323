import { describe, expect, it } from 'vitest';
import { parseJson } from '../index.ts';
import { applyChatTemplate, loadTemplate } from './index.ts';

const template =
  '{% for m in messages %}{{ m.role }}: {% if m.content is string %}{{ m.content }}{% else %}' +
  '{% for part in m.content %}{% if part.type == "image" %}<image {{ part.url }}>{% elif part.type == "text" %}{{ part.text }}' +
  '{% else %}[{{ part.type }}]{% endif %}{% endfor %}{% endif %}|{% endfor %}';
const image = { type: 'image_url', image_url: { url: 'a.png' } };
const messages = [
  { role: 'system', content: 'Look.' },
  { role: 'user', content: [image, { type: 'text', text: 'hi' }] },
];
const files = { 'chat_template.jinja': template };

describe('a processor', () => {
  it('turns image_url parts into image parts', () => {
    const config = loadTemplate(files, { order: 'processor' });
    const expected = 'system: Look.|user: <image a.png>hi|';
    expect(applyChatTemplate(config, messages)).toBe(expected);
    expect(applyChatTemplate({ ...config, bos_token: '<s>' }, JSON.stringify(messages))).toBe(expected);
    expect(applyChatTemplate(template, parseJson(JSON.stringify(messages)) as object[], { processor: true })).toBe(
      expected,
    );
    expect(applyChatTemplate(config, [messages, messages])).toEqual([expected, expected]);
    expect(messages[1]?.content).toEqual([image, { type: 'text', text: 'hi' }]);
  });

  it.each([
    [{ type: 'image_url', image_url: 'b.png' }, '<image b.png>'],
    [{ type: 'image_url', image_url: {} }, '<image >'],
    [{ type: 'image_url' }, '[image_url]'],
    [{ type: 'image', url: 'c.png' }, '<image c.png>'],
  ])('reads %j', (part, shown) => {
    const conversation = [{ role: 'user', content: [part] }];
    expect(applyChatTemplate(template, conversation, { processor: true })).toBe(`user: ${shown}|`);
  });

  it('is not what a tokenizer does', () => {
    expect(applyChatTemplate(loadTemplate(files), messages)).toBe('system: Look.|user: [image_url]hi|');
    const config = loadTemplate(files, { order: 'processor' });
    expect(applyChatTemplate(config, messages, { processor: false })).toContain('[image_url]');
  });

  it('never chooses tool_use, and has other texts where there is no template', () => {
    const [user] = messages;
    const tools: object[] = [];
    const named = { chat_template: { default: 'd', tool_use: 't' } };
    expect(applyChatTemplate(named, [user as object], { tools })).toBe('t');
    expect(applyChatTemplate(named, [user as object], { tools, processor: true })).toBe('d');
    expect(applyChatTemplate(named, [user as object], { chatTemplate: 'tool_use', processor: true })).toBe('t');
    const render = (chat_template: Record<string, string> | null) => () =>
      applyChatTemplate({ chat_template }, [user as object], { processor: true });
    expect(render(null)).toThrow(
      'Cannot use apply_chat_template because this processor does not have a chat template.',
    );
    expect(render({ a: 'a', b: 'b' })).toThrow(
      'The processor has multiple chat templates but none of them are named "default". You need to specify which one to use ' +
        'by passing the `chat_template` argument. Available templates are: a, b',
    );
  });
});
