import { CAPTURED, type Family } from './family.ts';

const { raw } = String;

/** Gemma 4: `<|tool_call>call:name{key:<|"|>text<|"|>}<tool_call|>`, thoughts in a channel. */
export const gemma4: Family = {
  name: 'Gemma 4',
  hasMarks: (source) => source.includes('<|tool_call>') && source.includes('<|channel>'),
  opening: raw`\s*<\|tool_call>\s*call:`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*<\|tool_call>\s*call:(?P<name>[^\s{}<>]+)\s*(?=\{)`,
      close_pattern: raw`<tool_call\|>|(?=<\|tool_call>)|(?=<\|tool_response>)|(?=<turn\|>)`,
      content: 'json',
      content_args: { unquoted_keys: true, string_delims: [['<|"|>', '<|"|>']] },
      repeats: true,
      transform: CAPTURED,
    },
  },
  noise: [raw`<tool_call\|>`, raw`<\|tool_response>.*`, raw`<\|channel>\s*(?=<\|channel>)`],
  thoughts: { field: 'reasoning_content', open: '<|channel>thought', close: '<channel|>' },
};
