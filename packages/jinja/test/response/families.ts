import type { ResponseTemplate } from '../../src/chat/response/index.ts';

/** Response templates as families of models need them, each with texts of a model. */
export interface Family {
  readonly template: ResponseTemplate;
  readonly texts: readonly string[];
  readonly prefixes: readonly string[];
}

const toFunction = { type: 'function', function: { name: '{name}', arguments: '{content}' } };

/** Families by name; together they use every key and every kind of content. */
export const FAMILIES: Readonly<Record<string, Family>> = {
  'reasoning and JSON calls': {
    template: {
      version: 1,
      defaults: { role: 'assistant' },
      start_anchor: '<|im_start|>assistant\n',
      fields: {
        reasoning_content: { open: '<think>', close: '</think>' },
        tool_calls: {
          open_pattern: '\\s*<tool_call>',
          close: '</tool_call>',
          repeats: true,
          content: 'json',
          transform: { type: 'function', function: '{content}' },
        },
        content: { close_pattern: '\\s*(?:<\\|im_end\\|>|<\\|endoftext\\|>)' },
      },
    },
    texts: [
      '<think>\nA city…\n</think>\n\nLet me look.\n<tool_call>\n{"name": "look", "arguments": {"n": "7", "at": "Oslo"}}\n</tool_call>\n<tool_call>\n{"name": "look", "arguments": {"n": 8}}\n</tool_call><|im_end|>',
      'Only 1 < 2 and <thin air> 🦉.<|im_end|>\n<|endoftext|>',
      '<tool_call>\nnot JSON\n</tool_call>',
      'A <tool_call',
      'more thinking</think>The end.',
      '',
    ],
    prefixes: [
      '',
      '<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n<think>\n',
      '<|im_start|>assistant\nHello <',
      'x',
    ],
  },
  'named tags and raw arguments': {
    template: {
      start_anchor: ['<|a|>', '<|assistant|>'],
      defaults: { role: 'assistant', content: '' },
      fields: {
        tool_calls: {
          open_pattern: '<tool_call>\\s*<function=(?P<name>[^>\\n]+)>',
          close_pattern: '</function>\\s*</tool_call>',
          repeats: true,
          content: 'xml-inline',
          content_args: {
            tag_pattern: '<parameter=(?P<key>[^>\\n]+)>\\s*(?P<value>.*?)\\s*</parameter>',
            merge_duplicates: true,
          },
          transform: toFunction,
        },
        content: {},
      },
    },
    texts: [
      'Hm.\n<tool_call>\n<function=look>\n<parameter=n>\n7\n</parameter>\n<parameter=at>\nOslo\n</parameter>\n<parameter=on>True</parameter></function>\n</tool_call>',
      '<tool_call><function=look><parameter=n>1</parameter><parameter=n>2</parameter><parameter=n>x</parameter></function></tool_call> done',
      '<tool_call><function=none></function></tool_call>',
    ],
    prefixes: ['', '<|a|>old<|assistant|>new '],
  },
  channels: {
    template: {
      start_anchor: '<|start|>assistant',
      defaults: { role: 'assistant' },
      fields: {
        thinking: { open: '<|channel|>analysis<|message|>', close: '<|end|>', repeats: true, join: '\n\n' },
        content: { open: '<|channel|>final<|message|>', close: ['<|end|>', '<|return|>'] },
        tool_calls: {
          open_pattern: '<\\|channel\\|>commentary to=functions\\.(?P<name>\\w+).*?<\\|message\\|>',
          close: '<|call|>',
          repeats: true,
          content: 'json',
          transform: toFunction,
        },
      },
    },
    texts: [
      '<|channel|>analysis<|message|>One.<|end|><|start|>assistant<|channel|>analysis<|message|> Two. <|end|><|start|>assistant<|channel|>commentary to=functions.look <|constrain|>json<|message|>{"n": 3}<|call|>',
      '<|channel|>final<|message|>It is 7.<|return|>',
      '<|channel|>commentary to=functions.look <|channel|>final<|message|>{}<|call|>',
    ],
    prefixes: ['', '<|start|>user<|message|>Hi<|end|><|start|>assistant'],
  },
  'a list of calls': {
    template: {
      start_anchor_pattern: '\\[/INST\\]|\\[/TOOL_RESULTS\\]',
      fields: {
        tool_calls: {
          open: '[TOOL_CALLS]',
          close: '</s>',
          content: 'json',
          transform_each: true,
          transform: { type: 'function', id: '{id}', function: { name: '{name}', arguments: '{arguments}' } },
        },
        content: { close: '</s>', content_args: { strip: false } },
      },
    },
    texts: [
      '[TOOL_CALLS] [{"name": "look", "arguments": {"n": "1"}, "id": "a"}, {"name": "look", "arguments": {}, "id": "b"}]</s>',
      '[TOOL_CALLS] [{"name": "look"}]</s>',
      '[TOOL_CALLS] {"name": "look"}</s>',
      '[TOOL_CALLS] [1]</s>',
      '  two spaces  </s>',
    ],
    prefixes: ['', '[INST] a [/INST] b [/INST]'],
  },
  'loose JSON': {
    template: {
      start_anchor: '<|turn>model\n',
      fields: {
        tool_calls: {
          open_pattern: '<\\|tool_call>call:(?P<name>\\w+)',
          close: '<tool_call|>',
          repeats: true,
          content: 'json',
          content_args: { unquoted_keys: true, string_delims: [['<|"|>', '<|"|>']] },
          transform: { type: 'function', function: { name: '{name}', arguments: '{content.args}' } },
        },
        content: { close: ['<turn|>', '<turn|>\n'], content: 'text' },
      },
    },
    texts: [
      '<|tool_call>call:look{args:{at:<|"|>O"sl\\o<|"|>,n:4}}<tool_call|><turn|>\n',
      '<|tool_call>call:look{other:1}<tool_call|>',
      '<|tool_call>call:look[1]<tool_call|>',
      '<|tool_call>call:look{a:<|"|>\u0001<|"|>}<tool_call|>',
      'Hi<turn|>\n\nYou<turn|>',
    ],
    prefixes: [''],
  },
  'numbers and lines': {
    template: {
      start_anchor: '>',
      defaults: { score: null },
      fields: {
        score: { open: '<score>', close: '</score>', content: 'float' },
        count: { open: '<count>', close: '</count>', content: 'int', optional: false },
        good: { open: '<good>', close: '</good>', content: 'bool' },
        facts: {
          open: '<facts>',
          close: '</facts>',
          content: 'kv-lines',
          content_args: { kv_sep: '=', value_parser: { name: 'json', args: { allow_non_json: true } } },
        },
        notes: { open: '<note>', close: '</note>', repeats: true },
        rest: { content: 'text' },
      },
    },
    texts: [
      '<score> 0.5 </score>a<count>\n12</count>b<good> TRUE</good><facts>\na = 1\n b=two=2\nnothing\n</facts><note> x </note><note></note>',
      '<count>1_000</count><score>1e3</score><good>no</good>',
      '<count>twelve</count>',
      '<score>much</score>',
      '<score>1</score> no count',
    ],
    prefixes: ['', 'q> <note>before</note>'],
  },
  'marks that grow': {
    template: {
      start_anchor: 'A:',
      fields: {
        thinking: { open_pattern: '(?:^|<think>\\s*)', close: '</think>' },
        content: { open: ['<r>', '<r>\n', '<r>\n\n'], close_pattern: '\\n?</r>(?=\\n|$)|\\bSTOP\\b' },
        extra: {
          open_pattern: '<x(?P<size>\\d{2,3})?>',
          close_pattern: '</x>+',
          content: 'text',
          transform: { size: '{size}', text: '{content}' },
        },
      },
    },
    texts: [
      'Hm.</think>\n<r>\n\nOne</r>two\n</r>\n<x123> big </x>>>',
      'a</think><r>\nnow STOPPED, then STOP here',
      'a</think><x12></x>',
      'a</think><x1></x>',
      'a</think><x></x>',
    ],
    prefixes: ['', 'Q: A:'],
  },
};
