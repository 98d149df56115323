/** What a model wrote, and the message that it is. Written for these tests, in the forms that the families' models use. */
export interface Output {
  readonly what: string;
  readonly text: string;
  readonly content?: string;
  readonly reasoning?: string;
  readonly calls?: readonly (readonly [name: string, args: Readonly<Record<string, unknown>>])[];
  /** The end of the prompt, where it is not that of the family. */
  readonly prefix?: string;
}

/** A family of models: a short chat template with its marks, the end of a prompt, and outputs. */
export interface ModelFamily {
  readonly name: string;
  readonly template: string;
  readonly prefix: string;
  readonly outputs: readonly Output[];
}

/** The conversation of a ChatML template; `calls` writes the calls of a message. */
const chatml = (calls: string, prompt = '') =>
  `{% for m in messages %}{{ '<|im_start|>' + m.role + '\\n' }}{% if m.reasoning_content %}{{ '<think>\\n' + m.reasoning_content + '\\n</think>\\n\\n' }}{% endif %}{{ m.content or '' }}{% for c in m.tool_calls or [] %}${calls}{% endfor %}{{ '<|im_end|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n${prompt}' }}{% endif %}`;

/** A loop that writes each argument between marks. */
const each = (key: string, between: string, end: string) =>
  `{% for k, v in c.function.arguments | items %}{{ '${key}' + k + '${between}' + (v if v is string else v | tojson) + '${end}' }}{% endfor %}`;

const value = (given: string) => `<parameter=text>\n${given}\n</parameter>\n`;
const coder = (given: string, name = 'write') =>
  `<tool_call>\n<function=${name}>\n${value(given)}</function>\n</tool_call>`;

const dsml = (inner: string) => `<｜DSML｜function_calls>\n${inner}\n</｜DSML｜function_calls>`;
const kimi = (name: string, index: number, args: string) =>
  `<|tool_call_begin|>functions.${name}:${index}<|tool_call_argument_begin|>${args}<|tool_call_end|>`;
const M3 = ']<]minimax[>[';
const sep = '<|sep|>';

export const MODEL_FAMILIES: readonly ModelFamily[] = [
  {
    name: 'gpt-oss',
    template: `{% for m in messages %}{% if m.role == 'assistant' %}{% if m.thinking %}{{ '<|start|>assistant<|channel|>analysis<|message|>' + m.thinking + '<|end|>' }}{% endif %}{% if m.tool_calls %}{{ '<|start|>assistant to=functions.' + m.tool_calls[0].function.name + '<|channel|>commentary json<|message|>' + (m.tool_calls[0].function.arguments | tojson) + '<|call|>' }}{% else %}{{ '<|start|>assistant<|channel|>final<|message|>' + m.content + '<|end|>' }}{% endif %}{% else %}{{ '<|start|>' + m.role + '<|message|>' + m.content + '<|end|>' }}{% endif %}{% endfor %}{% if add_generation_prompt %}<|start|>assistant{% endif %}`,
    prefix: '<|start|>user<|message|>Hi<|end|><|start|>assistant',
    outputs: [
      { what: 'an answer', text: '<|channel|>final<|message|>Four.<|return|>', content: 'Four.' },
      {
        what: 'thoughts and an answer',
        text: '<|channel|>analysis<|message|>2 + 2.<|end|><|start|>assistant<|channel|>final<|message|>Four.<|return|>',
        reasoning: '2 + 2.',
        content: 'Four.',
      },
      ...[
        ' to=functions.look<|channel|>commentary json<|message|>',
        ' to=functions.look<|channel|>commentary <|constrain|>json<|message|>',
        '<|channel|>commentary to=functions.look <|constrain|>json<|message|>',
        '<|channel|>commentary to=functions.look<|message|>',
        '<|channel|>analysis to=functions.look code<|message|>',
      ].map(
        (head): Output => ({
          what: `a call behind ${head}`,
          text: `${head}{"n": 7, "at": "Oslo"}<|call|>`,
          calls: [['look', { n: 7, at: 'Oslo' }]],
        }),
      ),
      {
        what: 'thoughts, words before a call, and the call',
        text: '<|channel|>analysis<|message|>A map.<|end|><|start|>assistant<|channel|>commentary<|message|>I look.<|end|><|start|>assistant<|channel|>commentary to=functions.look <|constrain|>json<|message|>{"n":1}<|call|>',
        reasoning: 'A map.',
        content: 'I look.',
        calls: [['look', { n: 1 }]],
      },
      {
        what: 'JSON as the answer',
        text: '<|channel|>final <|constrain|>json<|message|>{"x":1}<|return|>',
        content: '{"x":1}',
      },
      {
        what: 'a call that the end of the text closes',
        text: '<|channel|>commentary to=functions.look<|message|>{"n":1}',
        calls: [['look', { n: 1 }]],
      },
    ],
  },
  {
    name: 'Qwen3-Coder',
    template: chatml(
      `{{ '\\n<tool_call>\\n<function=' + c.function.name + '>\\n' }}${each('<parameter=', '>\\n', '\\n</parameter>\\n')}{{ '</function>\\n</tool_call>' }}`,
      '<think>\\n',
    ),
    prefix: '<|im_start|>assistant\n<think>\n',
    outputs: [
      {
        what: 'thoughts and an answer',
        text: 'Hm.\n</think>\n\nYes.<|im_end|>',
        reasoning: 'Hm.',
        content: 'Yes.',
      },
      {
        what: 'a text that ends in a line break',
        text: `</think>\n\n${coder('#include <a>\n')}<|im_end|>`,
        calls: [['write', { text: '#include <a>\n' }]],
      },
      {
        what: 'a text with blanks around it',
        text: `</think>${coder('  two\n    four  ')}`,
        calls: [['write', { text: '  two\n    four  ' }]],
      },
      {
        what: 'the end of a value inside of a value',
        text: `</think>${coder('a </parameter> b')}`,
        calls: [['write', { text: 'a </parameter> b' }]],
      },
      {
        what: 'the end of a function inside of a value',
        text: `</think>${coder('a </function> b')}`,
        calls: [['write', { text: 'a </function> b' }]],
      },
      {
        what: 'calls without their first mark',
        text: `</think>I write.\n${coder('a').replace('<tool_call>\n', '')}\n${coder('b')}`,
        content: 'I write.',
        calls: [
          ['write', { text: 'a' }],
          ['write', { text: 'b' }],
        ],
      },
      {
        what: 'a call without its end before the next',
        text: `</think>${coder('a').replace('</function>\n', '')}\n${coder('b')}`,
        calls: [
          ['write', { text: 'a' }],
          ['write', { text: 'b' }],
        ],
      },
      {
        what: 'a value without its end',
        text: `</think><tool_call>\n<function=write>\n<parameter=text>\na\n</function>\n</tool_call>`,
        calls: [['write', { text: 'a' }]],
      },
      {
        what: 'a call inside of thoughts that nothing closes',
        text: `I need the file.\n${coder('a')}<|im_end|>`,
        reasoning: 'I need the file.',
        calls: [['write', { text: 'a' }]],
      },
      {
        what: 'a call that is quoted in thoughts',
        text: `Shall I write ${coder('a')}?\n</think>\nNo.`,
        reasoning: `Shall I write ${coder('a')}?`,
        content: 'No.',
      },
      {
        what: 'thoughts that are opened twice',
        text: '<think>\nHm.\n</think>\n\nYes.',
        reasoning: 'Hm.',
        content: 'Yes.',
      },
      {
        what: 'numbers, by the schema of the tool',
        text: '</think><tool_call>\n<function=look>\n<parameter=n>\n7\n</parameter>\n<parameter=at>\n7\n</parameter>\n</function>\n</tool_call>',
        calls: [['look', { n: 7, at: '7' }]],
      },
    ],
  },
  {
    name: 'DeepSeek V3.2 and V4',
    template: `{% set d = '｜DSML｜' %}{% for m in messages %}{% if m.role == 'assistant' %}{{ '<｜Assistant｜>' + ('<think>' + (m.reasoning_content or '') if thinking else '') + '</think>' + (m.content or '') }}{% if m.tool_calls %}{{ '\\n\\n<' + d + 'function_calls>\\n' }}{% for c in m.tool_calls %}{{ '<' + d + 'invoke name="' + c.function.name + '">\\n' }}{% for k, v in c.function.arguments | items %}{{ '<' + d + 'parameter name="' + k + '" string="' + ('true' if v is string else 'false') + '">' + (v if v is string else v | tojson) + '</' + d + 'parameter>\\n' }}{% endfor %}{{ '</' + d + 'invoke>\\n' }}{% endfor %}{{ '</' + d + 'function_calls>' }}{% endif %}{{ '<｜end▁of▁sentence｜>' }}{% else %}{{ '<｜User｜>' + m.content }}{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<｜Assistant｜>' + ('<think>' if thinking else '</think>') }}{% endif %}`,
    prefix: '<｜User｜>Hi<｜Assistant｜><think>',
    outputs: [
      { what: 'thoughts and an answer', text: 'Hm.</think>Yes.', reasoning: 'Hm.', content: 'Yes.' },
      {
        what: 'an answer without thoughts',
        prefix: '<｜User｜>Hi<｜Assistant｜></think>',
        text: 'Yes.',
        content: 'Yes.',
      },
      {
        what: 'a text, a number, a list and an object',
        text: `Hm.</think>\n\n${dsml('<｜DSML｜invoke name="look">\n<｜DSML｜parameter name="at" string="true">7</｜DSML｜parameter>\n<｜DSML｜parameter name="n" string="false">7</｜DSML｜parameter>\n<｜DSML｜parameter name="l" string="false">["a", 1]</｜DSML｜parameter>\n<｜DSML｜parameter name="o" string="false">{"a": null}</｜DSML｜parameter>\n</｜DSML｜invoke>')}<｜end▁of▁sentence｜>`,
        reasoning: 'Hm.',
        calls: [['look', { at: '7', n: 7, l: ['a', 1], o: { a: null } }]],
      },
      {
        what: 'two calls, in the section of V4',
        text: `</think>Both.\n\n${dsml('<｜DSML｜invoke name="look">\n<｜DSML｜parameter name="n" string="false">-1.5</｜DSML｜parameter>\n</｜DSML｜invoke>\n<｜DSML｜invoke name="wait">\n</｜DSML｜invoke>').replaceAll('function_calls', 'tool_calls')}`,
        content: 'Both.',
        calls: [
          ['look', { n: -1.5 }],
          ['wait', {}],
        ],
      },
    ],
  },
  {
    name: 'DeepSeek V3 and V3.1',
    template: `{% for m in messages %}{% if m.role == 'assistant' %}{{ '<｜Assistant｜></think>' + (m.content or '') }}{% if m.tool_calls %}<｜tool▁calls▁begin｜>{% for c in m.tool_calls %}{{ '<｜tool▁call▁begin｜>' + c.function.name + '<｜tool▁sep｜>' + (c.function.arguments | tojson) + '<｜tool▁call▁end｜>' }}{% endfor %}<｜tool▁calls▁end｜>{% endif %}<｜end▁of▁sentence｜>{% else %}{{ '<｜User｜>' + m.content }}{% endif %}{% endfor %}{% if add_generation_prompt %}{{ '<｜Assistant｜>' + ('<think>' if thinking else '</think>') }}{% endif %}`,
    prefix: '<｜User｜>Hi<｜Assistant｜><think>',
    outputs: [
      { what: 'thoughts and an answer', text: 'R</think>C', reasoning: 'R', content: 'C' },
      {
        what: 'two calls',
        text: 'R</think>C<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>look<｜tool▁sep｜>{"n": 1}<｜tool▁call▁end｜><｜tool▁call▁begin｜>wait<｜tool▁sep｜>{}<｜tool▁call▁end｜><｜tool▁calls▁end｜><｜end▁of▁sentence｜>',
        reasoning: 'R',
        content: 'C',
        calls: [
          ['look', { n: 1 }],
          ['wait', {}],
        ],
      },
      {
        what: 'the form of V3 and R1',
        text: '</think><｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>look\n```json\n{"n": 1}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
        calls: [['look', { n: 1 }]],
      },
    ],
  },
  {
    name: 'Kimi K2',
    template: chatml(
      `{% if loop.first %}<|tool_calls_section_begin|>{% endif %}{{ '<|tool_call_begin|>' + c.id + '<|tool_call_argument_begin|>' + (c.function.arguments | tojson) + '<|tool_call_end|>' }}{% if loop.last %}<|tool_calls_section_end|>{% endif %}`,
    ),
    prefix: '<|im_start|>assistant\n',
    outputs: [
      {
        what: 'two calls behind thoughts',
        text: `<think>Both.</think><|tool_calls_section_begin|>${kimi('look', 0, '{"n": 1}')}${kimi('wait-for', 1, '{}')}<|tool_calls_section_end|><|im_end|>`,
        reasoning: 'Both.',
        calls: [
          ['look', { n: 1 }],
          ['wait-for', {}],
        ],
      },
      {
        what: 'calls in open thoughts, without section and ends',
        text: `<think>Both${kimi('look', 0, '{"n": 1}').replace('<|tool_call_end|>', '')}${kimi('look', 1, '{"n": 2}').replace('<|tool_call_end|>', '')}`,
        reasoning: 'Both',
        calls: [
          ['look', { n: 1 }],
          ['look', { n: 2 }],
        ],
      },
      {
        what: 'words before a call without the word functions',
        text: `I look.<|tool_calls_section_begin|>${kimi('look', 12, '{"n": 1}').replace('functions.', '')}<|tool_calls_section_end|>`,
        content: 'I look.',
        calls: [['look', { n: 1 }]],
      },
    ],
  },
  {
    name: 'Kimi K3',
    template: `{% macro o(tag) %}{{ '<|open|>' + tag + '<|sep|>' }}{% endmacro %}{% macro e(tag) %}{{ '<|close|>' + tag + '<|sep|>' }}{% endmacro %}{% for m in messages %}{{ o('message role="' + m.role + '"') }}{% if m.role == 'assistant' %}{% if thinking %}{{ o('think') + (m.reasoning_content or '') + e('think') }}{% endif %}{{ o('response') + (m.content or '') + e('response') }}{% if m.tool_calls %}{{ o('tools') }}{% for c in m.tool_calls %}{{ o('call tool="' + c.function.name + '" index="' ~ loop.index ~ '"') }}{% for k, v in c.function.arguments | items %}{{ o('argument key="' + k + '" type="' + ('string' if v is string else 'number') + '"') + (v if v is string else v | tojson) + e('argument') }}{% endfor %}{{ e('call') }}{% endfor %}{{ e('tools') }}{% endif %}{% else %}{{ m.content }}{% endif %}{{ e('message') }}<|end_of_msg|>{% endfor %}{% if add_generation_prompt %}{{ o('message role="assistant"') + o('think' if thinking else 'response') }}{% endif %}`,
    prefix: `<|open|>message role="assistant"${sep}<|open|>think${sep}`,
    outputs: [
      {
        what: 'thoughts and an answer',
        text: `Hm.<|close|>think${sep}<|open|>response${sep}Yes.<|close|>response${sep}<|close|>message${sep}<|end_of_msg|>`,
        reasoning: 'Hm.',
        content: 'Yes.',
      },
      {
        what: 'an answer behind a prompt that opens it',
        prefix: `<|open|>message role="assistant"${sep}<|open|>response${sep}`,
        text: `Yes.<|close|>response${sep}<|close|>message${sep}<|end_of_msg|>`,
        content: 'Yes.',
      },
      {
        what: 'two calls with arguments of each type',
        text: `<|close|>think${sep}<|open|>response${sep}<|close|>response${sep}<|open|>tools${sep}<|open|>call tool="look" index="1"${sep}<|open|>argument key="at" type="string"${sep}7<|close|>argument${sep}<|open|>argument key="n" type="number"${sep}7<|close|>argument${sep}<|open|>argument key="l" type="array"${sep}[true]<|close|>argument${sep}<|close|>call${sep}<|open|>call tool="wait" index="2"${sep}<|close|>call${sep}<|close|>tools${sep}<|close|>message${sep}<|end_of_msg|>`,
        calls: [
          ['look', { at: '7', n: 7, l: [true] }],
          ['wait', {}],
        ],
      },
    ],
  },
  {
    name: 'GLM',
    template: `{% for m in messages %}{{ '<|' + m.role + '|>\\n' }}{% if m.role == 'assistant' %}{{ '<think>' + (m.reasoning_content or '') + '</think>\\n' }}{% endif %}{{ m.content or '' }}{% for c in m.tool_calls or [] %}{{ '\\n<tool_call>' + c.function.name + '\\n' }}{% for k, v in c.function.arguments | items %}{{ '<arg_key>' + k + '</arg_key>\\n<arg_value>' + (v if v is string else v | tojson) + '</arg_value>\\n' }}{% endfor %}</tool_call>{% endfor %}{% endfor %}{% if add_generation_prompt %}{{ '<|assistant|>\\n' + ('<think></think>\\n' if enable_thinking is defined and not enable_thinking else '') }}{% endif %}`,
    prefix: '<|user|>\nHi<|assistant|>\n',
    outputs: [
      {
        what: 'thoughts and a call',
        text: '<think>Hm.</think>\n<tool_call>look\n<arg_key>n</arg_key>\n<arg_value>7</arg_value>\n<arg_key>at</arg_key>\n<arg_value>7 </arg_value>\n</tool_call><|observation|>',
        reasoning: 'Hm.',
        calls: [['look', { n: 7, at: '7 ' }]],
      },
      {
        what: 'calls without arguments and without line breaks',
        text: '<tool_call>wait</tool_call><tool_call>look<arg_key>n</arg_key><arg_value>1</arg_value></tool_call>',
        calls: [
          ['wait', {}],
          ['look', { n: 1 }],
        ],
      },
      {
        what: 'a value with the end of a call in it',
        text: '<tool_call>write\n<arg_key>text</arg_key>\n<arg_value>a </tool_call> b</arg_value>\n</tool_call>',
        calls: [['write', { text: 'a </tool_call> b' }]],
      },
    ],
  },
  {
    name: 'MiniMax M2',
    template: `{% for m in messages %}{{ ']~b]' + ('ai' if m.role == 'assistant' else m.role) + '\\n' }}{% if m.reasoning_content %}{{ '<think>\\n' + m.reasoning_content + '\\n</think>\\n\\n' }}{% endif %}{{ m.content or '' }}{% if m.tool_calls %}{{ '\\n<minimax:tool_call>\\n' }}{% for c in m.tool_calls %}{{ '<invoke name="' + c.function.name + '">\\n' }}${each('<parameter name="', '">', '</parameter>\\n')}{{ '</invoke>\\n' }}{% endfor %}</minimax:tool_call>{% endif %}{{ '[e~[\\n' }}{% endfor %}{% if add_generation_prompt %}{{ ']~b]ai\\n<think>\\n' }}{% endif %}`,
    prefix: ']~b]ai\n<think>\n',
    outputs: [
      {
        what: 'thoughts and two calls',
        text: 'Hm.\n</think>\n\n<minimax:tool_call>\n<invoke name="look">\n<parameter name="n">7</parameter>\n</invoke>\n<invoke name="wait">\n</invoke>\n</minimax:tool_call>[e~[',
        reasoning: 'Hm.',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'a call in thoughts that nothing closes',
        text: 'Hm.\n<minimax:tool_call>\n<invoke name="look">\n<parameter name="n">7</parameter>\n</invoke>\n</minimax:tool_call>[e~[',
        reasoning: 'Hm.',
        calls: [['look', { n: 7 }]],
      },
    ],
  },
  {
    name: 'MiniMax M3',
    template: `{% set n = ']<]minimax[>[' %}{% macro x(v) %}{% if v is mapping %}{% for k, w in v | items %}{{ n + '<' + k + '>' + x(w) + n + '</' + k + '>' }}{% endfor %}{% elif v is iterable and v is not string %}{% for w in v %}{{ n + '<item>' + x(w) + n + '</item>' }}{% endfor %}{% else %}{{ v if v is string else v | tojson }}{% endif %}{% endmacro %}{% for m in messages %}{{ ']~b]' + ('ai' if m.role == 'assistant' else m.role) + '\\n' }}{% if m.role == 'assistant' %}{{ ('<mm:think>' + m.reasoning_content if m.reasoning_content else '') + '</mm:think>' }}{% endif %}{{ m.content or '' }}{% if m.tool_calls %}{{ n + '<tool_call>\\n' }}{% for c in m.tool_calls %}{{ n + '<invoke name="' + c.function.name + '">' + x(c.function.arguments) + n + '</invoke>\\n' }}{% endfor %}{{ n + '</tool_call>' }}{% endif %}{{ '[e~[\\n' }}{% endfor %}{% if add_generation_prompt %}{{ ']~b]ai\\n' }}{% endif %}`,
    prefix: ']~b]ai\n',
    outputs: [
      {
        what: 'nested arguments',
        text: `<mm:think>Hm.</mm:think>${M3}<tool_call>\n${M3}<invoke name="look">${M3}<n>7${M3}</n>${M3}<o>${M3}<a>1${M3}</a>${M3}<b>x${M3}</b>${M3}</o>${M3}<l>${M3}<item>1${M3}</item>${M3}<item>2${M3}</item>${M3}</l>${M3}</invoke>\n${M3}</tool_call>[e~[`,
        reasoning: 'Hm.',
        calls: [['look', { n: 7, o: { a: 1, b: 'x' }, l: [1, 2] }]],
      },
      {
        what: 'an answer, and a call without arguments',
        text: `</mm:think>I wait.${M3}<tool_call>\n${M3}<invoke name="wait">${M3}</invoke>\n${M3}</tool_call>`,
        content: 'I wait.',
        calls: [['wait', {}]],
      },
    ],
  },
  {
    name: 'Gemma 4',
    template: `{% for m in messages %}{{ '<|turn>' + ('model' if m.role == 'assistant' else m.role) + '\\n' }}{% if m.reasoning_content %}{{ '<|channel>thought\\n' + m.reasoning_content + '\\n<channel|>' }}{% endif %}{% for c in m.tool_calls or [] %}{{ '<|tool_call>call:' + c.function.name + '{' }}{% for k, v in c.function.arguments | items %}{{ ',' if not loop.first else '' }}{{ k + ':' }}{{ '<|"|>' + v + '<|"|>' if v is string else v | tojson }}{% endfor %}{{ '}<tool_call|>' }}{% endfor %}{{ m.content or '' }}{{ '<turn|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|turn>model\\n' + ('' if enable_thinking else '<|channel>thought\\n<channel|>') }}{% endif %}`,
    prefix: '<|turn>model\n',
    outputs: [
      {
        what: 'thoughts and an answer',
        text: '<|channel>thought\nHm.\n<channel|>Yes.<turn|>',
        reasoning: 'Hm.',
        content: 'Yes.',
      },
      {
        what: 'an answer behind thoughts that the prompt closes',
        prefix: '<|turn>model\n<|channel>thought\n<channel|>',
        text: 'The answer is 42.<turn|>',
        content: 'The answer is 42.',
      },
      { what: 'a mark too many', text: '<|channel><|channel>thought\n<channel|>Hello', content: 'Hello' },
      {
        what: 'two calls',
        text: '<|tool_call>call:look{at:<|"|>a "b", {c}<|"|>,n:7}<tool_call|><|tool_call>call:wait{}<tool_call|><|tool_response>',
        calls: [
          ['look', { at: 'a "b", {c}', n: 7 }],
          ['wait', {}],
        ],
      },
    ],
  },
  {
    name: 'Mistral',
    template: `{% for m in messages %}{% if m.role == 'user' %}{{ '[INST]' + m.content + '[/INST]' }}{% elif m.tool_calls %}{{ m.content or '' }}[TOOL_CALLS][{% for c in m.tool_calls %}{{ {'name': c.function.name, 'arguments': c.function.arguments, 'id': c.id} | tojson }}{{ ', ' if not loop.last else '' }}{% endfor %}]</s>{% else %}{{ m.content + '</s>' }}{% endif %}{% endfor %}`,
    prefix: '[INST]Hi[/INST]',
    outputs: [
      {
        what: 'a list of calls',
        text: '[TOOL_CALLS] [{"name": "look", "arguments": {"n": 7}}, {"name": "wait", "arguments": {}}]</s>',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'names and arguments, as since Mistral Small 3.2',
        text: 'I look.[TOOL_CALLS]look[ARGS]{"n": 7}[TOOL_CALLS]wait[CALL_ID]abcdefghi[ARGS]{}</s>',
        content: 'I look.',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'a name without a mark behind it',
        text: '[TOOL_CALLS]look{"n": 7}</s>',
        calls: [['look', { n: 7 }]],
      },
    ],
  },
  {
    name: 'Llama 3',
    template: `{% for m in messages %}{{ '<|start_header_id|>' + m.role + '<|end_header_id|>\\n\\n' }}{% if m.tool_calls %}{{ '{"name": "' + m.tool_calls[0].function.name + '", ' }}{{ '"parameters": ' }}{{ m.tool_calls[0].function.arguments | tojson }}{{ '}' }}{% else %}{{ m.content }}{% endif %}<|eot_id|>{% endfor %}{% if add_generation_prompt %}{{ '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}{% endif %}`,
    prefix: '<|start_header_id|>assistant<|end_header_id|>\n\n',
    outputs: [
      { what: 'an object', text: '{"name": "look", "parameters": {"n": 7}}<|eot_id|>', calls: [['look', { n: 7 }]] },
      {
        what: 'an object with a type, behind a mark',
        text: '<|python_tag|>{"type": "function", "name": "look", "parameters": {"n": 7}}<|eom_id|>',
        calls: [['look', { n: 7 }]],
      },
      {
        what: 'two objects, and other names of their members',
        text: '{"name": "look", "arguments": {"n": 7}}; {"name": "wait", "parameters": {}}<|eot_id|>',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'JSON that is no call',
        text: '{"name": "Ada", "born": 1815}<|eot_id|>',
        content: '{"name": "Ada", "born": 1815}',
      },
    ],
  },
  {
    name: 'Llama 4',
    template: `{% for m in messages %}{{ '<|header_start|>' + m.role + '<|header_end|>\\n\\n' }}{% if m.tool_calls %}<|python_start|>{{ '[' }}{% for c in m.tool_calls %}{{ c.function.name + '(' }}{% for k, v in c.function.arguments | items %}{{ k + '=' + (v | tojson) }}{{ ', ' if not loop.last else '' }}{% endfor %}{{ ')' }}{{ ', ' if not loop.last else '' }}{% endfor %}{{ ']' }}<|python_end|>{% else %}{{ m.content }}{% endif %}<|eot|>{% endfor %}{% if add_generation_prompt %}{{ '<|header_start|>assistant<|header_end|>\\n\\n' }}{% endif %}`,
    prefix: '<|header_start|>assistant<|header_end|>\n\n',
    outputs: [
      {
        what: "Python's calls",
        text: '[look(n=7, at=\'a "b"\', l=[True, None]), wait()]<|eot|>',
        calls: [
          ['look', { n: 7, at: 'a "b"', l: [true, null] }],
          ['wait', {}],
        ],
      },
      {
        what: "Python's calls between marks",
        text: '<|python_start|>[look(n=7)]<|python_end|><|eot|>',
        calls: [['look', { n: 7 }]],
      },
      {
        what: 'JSON',
        text: '<|python_start|>{"name": "look", "parameters": {"n": 7}}<|python_end|><|eom|>',
        calls: [['look', { n: 7 }]],
      },
    ],
  },
  {
    name: 'Hermes',
    template: chatml(`{{ '\\n<tool_call>\\n' + (c.function | tojson) + '\\n</tool_call>' }}`),
    prefix: '<|im_start|>assistant\n',
    outputs: [
      {
        what: 'words and two calls',
        text: 'Both.\n<tool_call>\n{"name": "look", "arguments": {"n": 7}}\n</tool_call>\n<tool_call>\n{"name": "wait", "arguments": {}}\n</tool_call><|im_end|>',
        content: 'Both.',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'a call that the end of the message closes, the first not closed',
        text: '<tool_call>\n{"name": "look", "arguments": {"n": 7}}\n<tool_call>\n{"name": "wait"}<|im_end|>',
        calls: [
          ['look', { n: 7 }],
          ['wait', {}],
        ],
      },
      {
        what: 'parameters, and arguments as a text',
        text: '<tool_call>{"name": "look", "parameters": {"n": 7}}</tool_call><tool_call>{"name": "look", "arguments": "{\\"n\\": 8}"}</tool_call>',
        calls: [
          ['look', { n: 7 }],
          ['look', { n: 8 }],
        ],
      },
      {
        what: 'thoughts that the model opens, with a call in quotes',
        text: '<think>\nNo <tool_call>{"name": "look"}</tool_call>.\n</think>\n\nNo.<|im_end|>',
        reasoning: 'No <tool_call>{"name": "look"}</tool_call>.',
        content: 'No.',
      },
    ],
  },
  {
    name: 'LFM2',
    template:
      "{% if tools %}<|tool_list_start|>{{ tools | tojson }}<|tool_list_end|>{% endif %}{% for m in messages %}{{ '<|im_start|>' + m.role + '\\n' + m.content + '<|im_end|>\\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}",
    prefix: '<|im_start|>assistant\n',
    outputs: [
      {
        what: 'calls that the template does not write',
        text: 'I look.<|tool_call_start|>[look(n=7, at="a\\nb"), wait()]<|tool_call_end|><|im_end|>',
        content: 'I look.',
        calls: [
          ['look', { n: 7, at: 'a\nb' }],
          ['wait', {}],
        ],
      },
    ],
  },
];
