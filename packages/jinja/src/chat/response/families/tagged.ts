import { CAPTURED, type Family } from './family.ts';

const { raw } = String;

/** Qwen3-Coder, Qwen3.5 and 3.6, Nemotron 3, Step 3.5: `<function=name><parameter=key>value</parameter></function>`. */
export const qwenCoder: Family = {
  name: 'Qwen3-Coder',
  hasMarks: (source) => source.includes('<function=') && source.includes('<parameter='),
  opening: raw`\s*(?:<tool_call>\s*)?<function=[^<>\n]+>`,
  openingInThoughts: raw`\s*<tool_call>\s*<function=[^<>\n]+>`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<tool_call>\s*)?<function=(?P<name>[^<>\n]+)>`,
      // A closing tag inside of a value is text: `</parameter>` follows it.
      close_pattern: raw`</function>\s*</tool_call>|(?:</function>|</tool_call>)(?![^<]*</parameter>)|(?=<tool_call>\s*<function=)|(?=<\|im_end\|>)`,
      content: 'xml-inline',
      content_args: {
        // The line break on either side belongs to the tags; of two, one is the value's.
        tag_pattern: raw`<parameter=(?P<key>[^<>\n]+)>\n?(?P<value>.*?)(?:\n?</parameter>(?=\s*(?:<parameter=|</function>|</tool_call>|$))|\n(?=<parameter=[^<>\n]+>\n)|\s*$)`,
        whole: true,
        // Some templates print lists as Python does, and models learn it.
        python_values: true,
      },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: ['</tool_call>'],
};

/** GLM 4.5 to 5: `<tool_call>name<arg_key>key</arg_key><arg_value>value</arg_value></tool_call>`. */
export const glm: Family = {
  name: 'GLM',
  hasMarks: (source) => source.includes('<arg_key>') && source.includes('<arg_value>'),
  opening: raw`\s*<tool_call>\s*[^\s<>{}"]+\s*(?:<arg_key>|</tool_call>)`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*<tool_call>\s*(?P<name>[^\s<>{}"]+)\s*(?=<arg_key>|</tool_call>)`,
      close_pattern: raw`</tool_call>(?![^<]*</arg_value>)|(?=<tool_call>)|(?=<\|(?:user|observation|endoftext)\|>)`,
      content: 'xml-inline',
      content_args: {
        tag_pattern: raw`<arg_key>\s*(?P<key>.*?)\s*</arg_key>\s*<arg_value>(?P<value>.*?)(?:</arg_value>(?=\s*(?:<arg_key>|$))|\s*$)`,
        whole: true,
        python_values: true,
      },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: ['</tool_call>', raw`<\|(?:observation|user)\|>.*`],
};

/** MiniMax M2: `<minimax:tool_call><invoke name="f"><parameter name="key">value</parameter></invoke></minimax:tool_call>`. */
export const minimaxM2: Family = {
  name: 'MiniMax M2',
  hasMarks: (source) => source.includes('<minimax:tool_call>') && source.includes('<invoke name='),
  opening: raw`\s*(?:<minimax:tool_call>\s*)?<invoke name="[^"]+">`,
  openingInThoughts: raw`\s*<minimax:tool_call>\s*<invoke name="[^"]+">`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<minimax:tool_call>\s*)?<invoke name="(?P<name>[^"]+)">`,
      close_pattern: raw`</invoke>(?![^<]*</parameter>)|(?=<invoke name="[^"]+">)|</minimax:tool_call>(?![^<]*</parameter>)|(?=\[e~\[)`,
      content: 'xml-inline',
      content_args: {
        tag_pattern: raw`<parameter name="(?P<key>[^"]+)">(?P<value>.*?)(?:</parameter>(?=\s*(?:<parameter name=|$))|\s*$)`,
        whole: true,
        python_values: true,
      },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: [raw`</?minimax:tool_call>`],
};

const M3 = raw`\]<\]minimax\[>\[`;

/** MiniMax M3: elements named as the arguments, nested, with a mark before each tag. */
export const minimaxM3: Family = {
  name: 'MiniMax M3',
  hasMarks: (source) => source.includes(']<]minimax[>[') && source.includes('invoke name='),
  opening: raw`\s*(?:${M3}<tool_call>\s*)?${M3}<invoke name="[^"]+">`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:${M3}<tool_call>\s*)?${M3}<invoke name="(?P<name>[^"]+)">`,
      close_pattern: raw`${M3}</invoke>|(?=${M3}<invoke name=)|${M3}</tool_call>|(?=\[e~\[)`,
      content: 'xml',
      content_args: { prefix: ']<]minimax[>[' },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: [raw`${M3}</?tool_call>`],
  thoughts: { field: 'reasoning_content', open: '<mm:think>', close: '</mm:think>' },
};
