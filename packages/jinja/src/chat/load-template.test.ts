import { describe, expect, it } from 'vitest';
import { applyChatTemplate } from './apply.ts';
import { loadTemplate } from './load-template.ts';

const json = (value: unknown): string => JSON.stringify(value);

describe('loadTemplate', () => {
  it.each([
    [
      'chat_template.jinja',
      { 'chat_template.jinja': 'a\r\nb', 'tokenizer_config.json': json({ chat_template: 'c' }) },
      'a\nb',
    ],
    [
      'templates of their own, with names',
      { 'chat_template.jinja': 'a', 'additional_chat_templates/tool_use.jinja': 't' },
      { default: 'a', tool_use: 't' },
    ],
    [
      'the tokenizer before the processor',
      { 'tokenizer_config.json': json({ chat_template: 'c' }), 'processor_config.json': json({ chat_template: 'p' }) },
      'c',
    ],
    ['the processor', { 'tokenizer_config.json': '{}', 'processor_config.json': json({ chat_template: 'p' }) }, 'p'],
    ['the old file of processors', { 'chat_template.json': json({ chat_template: 'p' }) }, 'p'],
    ['nothing', { 'config.json': '{}' }, null],
  ])('takes %s', (_, files, expected) => {
    expect(loadTemplate(files).chat_template).toEqual(expected);
    expect(loadTemplate(new Map(Object.entries(files))).chat_template).toEqual(expected);
  });

  it('prefers the files of processors in their order', () => {
    const files = {
      'processor_config.json': json({ chat_template: 'p' }),
      'chat_template.json': json({ chat_template: 'l' }),
      'chat_template.jinja': 'j',
      'tokenizer_config.json': json({ chat_template: 't' }),
    };
    const found = [];
    for (const name of Object.keys(files)) {
      found.push(loadTemplate(files, { order: 'processor' }).chat_template);
      Reflect.deleteProperty(files, name);
    }
    expect(found).toEqual(['p', 'l', 'j', 't']);
  });

  it('refuses for processors the old file beside named templates, as transformers does', () => {
    const files = { 'chat_template.json': json({ chat_template: 'l' }), 'additional_chat_templates/rag.jinja': 'r' };
    expect(() => loadTemplate(files, { order: 'processor' })).toThrow('chat_template.json cannot be combined');
    expect(loadTemplate(files).chat_template).toEqual({ rag: 'r' });
  });

  // transformers 5 refuses the second form, which its version 4 and older repositories have: see the page of compatibility.
  it.each([
    ['a text', '<s>'],
    ['an object with its content', { content: '<s>' }],
    ['an AddedToken', { __type: 'AddedToken', content: '<s>', lstrip: false, normalized: true, special: true }],
  ])('reads a special token that is %s', (_, token) => {
    const config = json({ chat_template: '[{{ bos_token }}]', bos_token: token });
    expect(applyChatTemplate(loadTemplate({ 'tokenizer_config.json': config }), [{}])).toBe('[<s>]');
  });

  it('takes the template and the special tokens of GGUF metadata', () => {
    const gguf = {
      'tokenizer.chat_template': '{{ bos_token }}|{{ eos_token }}',
      'tokenizer.ggml.tokens': ['<unk>', '<s>', '</s>'],
      'tokenizer.ggml.bos_token_id': 1,
      'tokenizer.ggml.eos_token_id': 2,
    };
    expect(applyChatTemplate(loadTemplate({}, { gguf }), [{}])).toBe('<s>|</s>');
  });

  it('lets special_tokens_map.json win where the configuration is an old one', () => {
    const files = (config: object) => ({
      'tokenizer_config.json': json({ bos_token: '<old>', ...config }),
      'special_tokens_map.json': json({ bos_token: { content: '<new>' } }),
    });
    expect(loadTemplate(files({})).bos_token).toMatchObject({ content: '<new>' });
    expect(loadTemplate(files({ added_tokens_decoder: {} })).bos_token).toBe('<old>');
  });

  it('says which file is not JSON', () => {
    expect(() => loadTemplate({ 'tokenizer_config.json': '{' })).toThrow('tokenizer_config.json is not JSON');
    expect(() => loadTemplate({ 'processor_config.json': '[]' })).toThrow(
      'processor_config.json must hold a JSON object.',
    );
  });
});
