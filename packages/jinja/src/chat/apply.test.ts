import { describe, expect, expectTypeOf, it } from 'vitest';
import { Environment, parseJson, Template } from '../index.ts';
import { applyChatTemplate, assistantSpans } from './apply.ts';
import type { ChatTemplateOptions } from './chat-options.ts';
import type { ChatTemplateSource } from './prepare-chat.ts';
import { specialTokens } from './special-tokens.ts';

const chatml =
  '{% for m in messages %}<|{{ m.role }}|>{{ m.content }}<|end|>\n{% endfor %}{% if add_generation_prompt %}<|assistant|>{% endif %}';
const hello = [{ role: 'user', content: 'Hello' }];

describe('applyChatTemplate', () => {
  const show =
    '{{ tools }} {{ documents }} {{ add_generation_prompt }} {{ bos_token }} {{ image_token }} {{ additional_special_tokens }} {{ style }}';

  it.each<[string, ChatTemplateSource, ChatTemplateOptions, string]>([
    ['a source', chatml, {}, '<|user|>Hello<|end|>\n'],
    ['a compiled template', new Template(chatml), { addGenerationPrompt: true }, '<|user|>Hello<|end|>\n<|assistant|>'],
    [
      'a configuration',
      { chat_template: '{{ bos_token }}{{ eos_token }}', bos_token: '<s>', eos_token: { content: '</s>' } },
      {},
      '<s></s>',
    ],
    ['nothing given', show, {}, 'None None False    '],
    [
      'special tokens of every kind',
      {
        chat_template: show,
        bos_token: { content: '<s>' },
        pad_token: null,
        additional_special_tokens: ['<a>', { content: '<b>' }],
        extra_special_tokens: { image_token: '<image>' },
      },
      { variables: { style: 'brief', bos_token: '<mine>' } },
      'None None False <mine> <image>  brief',
    ],
    [
      'the default of several templates',
      {
        chat_template: [
          { name: 'default', template: 'd' },
          { name: 'tool_use', template: 't' },
        ],
      },
      {},
      'd',
    ],
    [
      'tools: the template for them',
      { chat_template: { default: 'd', tool_use: 't' } },
      { tools: [{ name: 'x' }] },
      't',
    ],
    ['no tools: not the template for them', { chat_template: { default: 'd', tool_use: 't' } }, { tools: null }, 'd'],
    ['a template by name', { chat_template: { default: 'd', rag: 'r' } }, { chatTemplate: 'rag' }, 'r'],
    ['another template', { chat_template: 'd' }, { chatTemplate: 'mine' }, 'mine'],
  ])('takes %s', (_, source, options, expected) => {
    expect(applyChatTemplate(source, hello, options)).toBe(expected);
  });

  it('hands on messages of parseJson with the numbers that Python would see', () => {
    const messages = parseJson('[{"role": "user", "content": 1.0}]') as object[];
    expect(applyChatTemplate('{{ messages[0].content }}', messages)).toBe('1.0');
  });

  it('gives a template the tokens that are empty, and all that are named like one, as transformers 5 does', () => {
    const config = {
      chat_template:
        '{{ bos_token is defined }}|{{ image_token }}|{{ tool_token }}|{{ made is defined }}|{{ add_bos_token }}',
      bos_token: '',
      image_token: '<image>',
      tool_token: { __type: 'AddedToken', content: '<tool>' },
      made_token: { content: '<not marked as a token>' },
      add_bos_token: true,
    };
    expect(applyChatTemplate(config, hello)).toBe('True|<image>|<tool>|False|');
    const before = { ...config, extra_special_tokens: { video_token: '<video>' }, additional_special_tokens: ['<a>'] };
    expect(specialTokens(before, 4)).toEqual({ video_token: '<video>', additional_special_tokens: ['<a>'] });
    expect(applyChatTemplate(before, hello, { transformersVersion: 4 })).toBe('False|||False|');
  });

  it('refuses an empty conversation in the words of transformers', () => {
    const words = 'Cannot apply chat template to an empty conversation. Provide at least one message.';
    expect(() => applyChatTemplate(chatml, [])).toThrow(words);
    expect(() => assistantSpans(chatml, '[]')).toThrow(words);
    expect(() => applyChatTemplate({}, [])).toThrow('tokenizer.chat_template is not set');
  });

  it('renders each of several conversations', () => {
    const texts = applyChatTemplate(chatml, [hello, [{ role: 'user', content: 'Bye' }]]);
    expectTypeOf(texts).toEqualTypeOf<string[]>();
    expect(texts).toEqual(['<|user|>Hello<|end|>\n', '<|user|>Bye<|end|>\n']);
    const any = JSON.parse('[{}]');
    expectTypeOf(applyChatTemplate(chatml, any)).toEqualTypeOf<string>();
  });

  it('reads JSON text as Python does, so that no number changes', () => {
    const source = '{{ messages[0].content }} {{ tools[0].most }} {{ documents }}';
    const options = { tools: '[{"most": 12345678901234567890}]', documents: '[{"score": 30.0}]' };
    expect(applyChatTemplate(source, '[{"content": 30.0}]', options)).toBe(
      "30.0 12345678901234567890 [{'score': 30.0}]",
    );
  });

  it('compiles in an environment of the caller', () => {
    const environment = new Environment({ filters: { shout: (text) => `${text}!` } });
    expect(applyChatTemplate('{{ messages[0].content | shout }}', hello, { environment })).toBe('Hello!');
  });

  it.each<[string, ChatTemplateSource, ChatTemplateOptions, string]>([
    ['no template', {}, {}, 'Cannot use chat template functions because tokenizer.chat_template is not set'],
    ['no default', { chat_template: { rag: 'r', b: 'b' } }, {}, "Available template names are ['b', 'rag']."],
    [
      'both ends',
      chatml,
      { addGenerationPrompt: true, continueFinalMessage: true },
      'continue_final_message and add_generation_prompt are not compatible.',
    ],
    [
      'a tool that is a word',
      chatml,
      { tools: ['x' as never] },
      'Tools should either be a JSON schema, or a callable function',
    ],
    [
      'a document that is a word',
      chatml,
      { documents: ['x' as never] },
      "Documents should be a list of dicts with 'title' and 'text' keys!",
    ],
  ])('refuses %s in the words of transformers', (_, source, options, message) => {
    expect(() => applyChatTemplate(source, hello, options)).toThrow(message);
  });

  it('takes options as transformers names them, and refuses those that do not exist', () => {
    const source = `${chatml}{{ style }}`;
    expect(applyChatTemplate(source, hello, { add_generation_prompt: true, variables: { style: '!' } })).toBe(
      '<|user|>Hello<|end|>\n<|assistant|>!',
    );
    expect(applyChatTemplate({ chat_template: 'd' }, hello, { chat_template: 'mine' })).toBe('mine');
    expect(applyChatTemplate(chatml, [{ content: 'Well,' }], { continue_final_message: true })).toBe('<||>Well,');
    const misspelled = { addGenerationPromt: true } as object;
    expect(() => applyChatTemplate(source, hello, misspelled)).toThrow("Did you mean 'addGenerationPrompt'?");
    const variable = { enable_thinking: false } as object;
    expect(() => applyChatTemplate(source, hello, variable)).toThrow(
      "There is no option 'enable_thinking'. Variables of the template belong into 'variables'.",
    );
  });

  it.each<[string, unknown, unknown, object, string]>([
    ['messages that are text', chatml, 'Hello', {}, 'The messages are not JSON'],
    ['a single message', chatml, { role: 'user' }, {}, 'The messages must be a list, not dict.'],
    ['no messages', chatml, undefined, {}, 'The messages must be a list, not'],
    ['a single tool', chatml, hello, { tools: { name: 'x' } }, 'The tools must be a list, not dict.'],
    ['no source', undefined, hello, {}, 'tokenizer.chat_template is not set'],
    ['no source', null, hello, {}, 'tokenizer.chat_template is not set'],
  ])('refuses %s', (_, source, messages, options, message) => {
    expect(() => applyChatTemplate(source as never, messages as never, options)).toThrow(message);
  });

  it('keeps the text of raise_exception word for word', () => {
    expect(() => applyChatTemplate("{{ raise_exception('No system role, please!') }}", hello)).toThrow(
      /^No system role, please!$/,
    );
  });
});

describe('continueFinalMessage', () => {
  const ending = (content: unknown) => [...hello, { role: 'assistant', content }];
  const trimming = '{% for m in messages %}<|{{ m.role }}|>{{ m.content | trim }}<|end|>{% endfor %}';
  const parts = '{% for m in messages %}{% for p in m.content %}{{ p.text }}{% endfor %}<|end|>{% endfor %}';

  it.each<[string, string, object[], boolean | string, string]>([
    ['leaves the last message open', chatml, ending('Well,'), true, '<|user|>Hello<|end|>\n<|assistant|>Well,'],
    [
      'keeps blanks at the end where the template does',
      chatml,
      ending('Well, '),
      true,
      '<|user|>Hello<|end|>\n<|assistant|>Well, ',
    ],
    ['drops them where the template does', trimming, ending('Well, '), true, '<|user|>Hello<|end|><|assistant|>Well,'],
    [
      'goes on in the last part that is text',
      parts,
      [{ content: [{ text: 'a' }, { text: 'b' }, { type: 'image' }] }],
      true,
      'ab',
    ],
    ['goes on in another field', '{{ messages[0].thinking }}!', [{ thinking: 'Hm' }], 'thinking', 'Hm'],
  ])('%s', (_, source, messages, continueFinalMessage, expected) => {
    expect(applyChatTemplate(source, messages, { continueFinalMessage })).toBe(expected);
  });

  it('changes nothing in the messages', () => {
    const messages = ending('Well,');
    applyChatTemplate(chatml, messages, { continueFinalMessage: true });
    expect(messages).toEqual(ending('Well,'));
  });

  it.each<[string, string, object[], boolean | string, string]>([
    ['nothing to continue', chatml, [{ role: 'assistant' }], true, 'the final message has no "content" to continue!'],
    ['no text to continue', chatml, ending([{ type: 'image' }]), true, 'could not find any text to continue'],
    ['a number', chatml, ending(3), true, "unsupported operand type(s) for +: 'int' and 'str'"],
    ['a number in a part', chatml, ending([{ text: 1.5 }]), true, "for +: 'float' and 'str'"],
    ['an unread field', chatml, [{ thinking: 'x' }], 'thinking', 'this is not an accepted field in the chat_template'],
    [
      'a template that drops it',
      '{{ messages[0].content }}',
      ending('Well,'),
      true,
      'the final message does not appear in the chat',
    ],
  ])('refuses %s', (_, source, messages, continueFinalMessage, message) => {
    expect(() => applyChatTemplate(source, messages, { continueFinalMessage })).toThrow(message);
  });
});

describe('assistantSpans', () => {
  const source =
    '{% for m in messages %}<{{ m.role }}>{% if m.role == "assistant" %}{% generation %}{{ m.content }}{% endgeneration %}{% else %}{{ m.content }}{% endif %}{{ "\n" }}{% endfor %}';
  const chat = [
    { role: 'user', content: 'Hi 😀' },
    { role: 'assistant', content: 'Hello 🌍' },
    { role: 'user', content: 'Bye' },
    { role: 'assistant', content: '' },
  ];

  it('gives the ranges of what the assistant wrote', () => {
    const { text, spans } = assistantSpans(source, chat);
    expect(text).toBe('<user>Hi 😀\n<assistant>Hello 🌍\n<user>Bye\n<assistant>\n');
    expect(spans.map(([start, end]) => text.slice(start, end))).toEqual(['Hello 🌍', '']);
  });

  it('finds one at the very start, and none without the tag', () => {
    expect(assistantSpans('{% generation %}a{% endgeneration %}', chat).spans).toEqual([[0, 1]]);
    expect(assistantSpans('a', chat).spans).toEqual([]);
  });

  it('does not go together with continueFinalMessage', () => {
    expect(() => assistantSpans(source, chat, { continueFinalMessage: true })).toThrow('not compatible');
  });
});
