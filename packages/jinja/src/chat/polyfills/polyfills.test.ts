import { describe, expect, it } from 'vitest';
import { applyChatTemplate } from '../apply.ts';
import type { Message } from '../chat-options.ts';
import { deriveResponseTemplate, parseResponse, withHermesCalls } from '../response/index.ts';
import { convertToolArguments } from './convert-tool-arguments.ts';
import { putSystemInUserMessage } from './put-system-in-user-message.ts';
import { putToolsInSystemMessage } from './put-tools-in-system-message.ts';

/** Shows roles and contents, and nothing else. */
const plain = '{% for m in messages %}<{{ m.role }}>{{ m.content }}{% endfor %}';
/** Knows user and assistant only, in turn. */
const strict = `{% for m in messages %}
{%- if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('roles must alternate') }}{% endif %}
{%- if m.role not in ['user', 'assistant'] %}{{ raise_exception('unknown role') }}{% endif %}<{{ m.role }}>{{ m.content }}
{%- endfor %}`;
const withCalls = (args: string) =>
  `{% for m in messages %}<{{ m.role }}>{{ m.content or '' }}{% for c in m.tool_calls %}[{{ c.function.name }} ${args}]{% endfor %}{% endfor %}`;

const all = [putToolsInSystemMessage, convertToolArguments, putSystemInUserMessage];
const apply = (template: string, messages: readonly Message[], tools: readonly object[] | null = null) =>
  applyChatTemplate(template, messages, { polyfills: all, tools });

const tool = { type: 'function', function: { name: 'look', parameters: { type: 'object', properties: {} } } };
const call = (args: unknown) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id: '1', type: 'function', function: { name: 'look', arguments: args } }],
});

describe('polyfills', () => {
  it('leave a conversation as it is where the template has what it uses', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
    ];
    expect(apply(plain, messages)).toBe('<system>Be brief.<user>Hi');
    expect(apply(`{{ tools | tojson if tools }}${plain}`, messages, [tool])).toContain('"look"');
    expect(apply(`{{ tools | tojson if tools }}${plain}`, messages, [tool])).not.toContain('<tools>');
  });

  it('put a system message into the next message of the user', () => {
    const system = { role: 'system', content: 'Be brief.' };
    expect(apply(strict, [system, { role: 'user', content: 'Hi' }])).toBe('<user>Be brief.\n\nHi');
    expect(apply(strict, [system])).toBe('<user>Be brief.');
    expect(apply(strict, [system, { role: 'assistant', content: 'Yes?' }])).toBe('<user>Be brief.<assistant>Yes?');
    expect(apply(strict, [system, system, { role: 'user', content: '' }])).toBe('<user>Be brief.\n\nBe brief.');
  });

  it('keep the parts of a message that a system message is put into', () => {
    const template = `{% for m in messages %}{% if m.role != 'user' %}{{ raise_exception('no') }}{% endif %}{% for p in m.content %}[{{ p.text or p.type }}]{% endfor %}{% endfor %}`;
    const content = [{ type: 'image' }, { type: 'text', text: 'What is this?' }];
    const text = apply(template, [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content },
    ]);
    expect(text).toBe('[Be brief.][image][What is this?]');
  });

  it('write tools, calls and results as text', () => {
    const messages = [
      { role: 'user', content: 'Look.' },
      call('{"place": "Oslo", "n": 1.0}'),
      { role: 'tool', content: 'rain' },
      { role: 'tool', content: { mm: 3 } },
      { role: 'user', content: 'Thanks' },
    ];
    const text = apply(strict, messages, [tool]);
    expect(text).toContain(
      '<user>You can call these functions:\n<tools>\n{"type": "function", "function": {"name": "look"',
    );
    expect(text).toContain('\n</tool_call>\n\nLook.');
    expect(text).toContain(
      '<assistant><tool_call>\n{"name": "look", "arguments": {"place": "Oslo", "n": 1.0}}\n</tool_call><user>',
    );
    expect(text).toMatch(
      /<user><tool_response>\nrain\n<\/tool_response>\n\n<tool_response>\n\{"mm": 3\}\n<\/tool_response>\n\nThanks$/,
    );
  });

  it('add the tools to the system message that is there', () => {
    const messages = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
    ];
    expect(apply(plain, messages, [tool])).toMatch(/^<system>Be brief\.\n\nYou can call these functions:\n/);
  });

  it('say nothing of the form of calls to a template that writes them itself', () => {
    const text = apply(withCalls('{{ c.function.arguments | tojson }}'), [{ role: 'user', content: 'Hi' }], [tool]);
    expect(text).toContain('<tools>');
    expect(text).not.toContain('<tool_call>');
  });

  it('ask for calls that a response template with them parses', () => {
    const template = `{% for m in messages %}<|im_start|>{{ m.role }}
{{ m.content }}<|im_end|>
{% endfor %}{% if add_generation_prompt %}<|im_start|>assistant
{% endif %}`;
    const prefix = applyChatTemplate(template, [{ role: 'user', content: 'Hi' }], {
      ...{ polyfills: all, tools: [tool], addGenerationPrompt: true },
    });
    const answer = 'One moment.\n<tool_call>\n{"name": "look", "arguments": {"place": "Oslo"}}\n</tool_call><|im_end|>';
    const message = parseResponse(withHermesCalls(deriveResponseTemplate(template)), answer, { prefix });
    expect(message).toEqual({
      role: 'assistant',
      content: 'One moment.',
      tool_calls: [{ type: 'function', function: { name: 'look', arguments: { place: 'Oslo' } } }],
    });
  });

  it.each([
    ['an object', '{% for k, v in c.function.arguments.items() %}{{ k }}={{ v }}{% endfor %}'],
    ['a text', "{{ c.function.arguments if c.function.arguments is string else raise_exception('text, please') }}"],
  ])('give a template the arguments as %s', (_, args) => {
    const messages = (given: unknown) => [{ role: 'user', content: 'Hi' }, call(given)];
    const text = apply(withCalls(args), messages({ n: 1 }));
    expect(apply(withCalls(args), messages('{"n": 1}'))).toBe(text);
    expect(text).toMatch(/\[look (n=1|\{"n": 1\})\]/);
    expect(apply(withCalls('{{ c.function.arguments }}'), messages('not JSON'))).toContain('[look not JSON]');
  });

  describe('of a template that needs objects', () => {
    const items = withCalls('{% for k, v in c.function.arguments.items() %}{{ k }}={{ v }};{% endfor %}');

    it.each([
      ['{"place": "Oslo"}', '[look place=Oslo;]'],
      ['', '[look ]'],
      ['  ', '[look ]'],
      ['null', '[look ]'],
      ['{}', '[look ]'],
      ['"{\\"place\\":\\"Oslo\\"}"', '[look place=Oslo;]'],
    ])('read %j', (args, expected) => {
      expect(apply(items, [{ role: 'user', content: 'Hi' }, call(args)])).toContain(expected);
    });

    it.each(['[1]', '{"a":', '5', 'Oslo'])('name the call whose arguments are %j', (args) => {
      expect(() => apply(items, [{ role: 'user', content: 'Hi' }, call(args)])).toThrow(
        "the arguments of call 1 of message 2, 'look', are not the JSON text of an object",
      );
    });
  });

  it('convert arguments that stand beside the name', () => {
    const template =
      '{% for m in messages %}{% for c in m.tool_calls %}{% set f = c.function or c %}{{ f.arguments.items() | list }}{% endfor %}{% endfor %}';
    const flat = { role: 'assistant', content: '', tool_calls: [{ name: 'look', arguments: '{"n": 1}' }] };
    expect(apply(template, [flat])).toBe("[('n', 1)]");
  });
});
