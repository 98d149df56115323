import { CAPTURED, type Family } from './family.ts';

const { raw } = String;

/** Kimi K2 and K2.5: the id of a call, `functions.name:0`, has its name. */
export const kimiK2: Family = {
  name: 'Kimi K2',
  hasMarks: (source) => source.includes('<|tool_call_argument_begin|>'),
  opening: raw`\s*(?:<\|tool_calls_section_begin\|>\s*)?<\|tool_call_begin\|>`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<\|tool_calls_section_begin\|>\s*)?<\|tool_call_begin\|>\s*(?P<id>(?:functions\.)?(?P<name>[^\s<>|:]+?)(?::\d+)?)\s*<\|tool_call_argument_begin\|>`,
      close_pattern: raw`<\|tool_call_end\|>|(?=<\|tool_call_begin\|>)|(?=<\|tool_calls_section_end\|>)|(?=<\|im_end\|>)`,
      content: 'json',
      repeats: true,
      transform: { type: 'function', id: '{id}', function: CAPTURED.function },
    },
  },
  noise: [raw`<\|tool_calls_section_(?:begin|end)\|>`],
};

/** Kimi K3: tags of special tokens, with the type of each argument; the answer stands between tags of its own. */
export const kimiK3: Family = {
  name: 'Kimi K3',
  hasMarks: (source) => source.includes('<|open|>') && source.includes('<|sep|>') && source.includes('<|close|>'),
  opening: raw`(?:<\|open\|>tools<\|sep\|>\s*)?<\|open\|>call tool="`,
  calls: {
    tool_calls: {
      open_pattern: raw`(?:<\|open\|>tools<\|sep\|>\s*)?<\|open\|>call tool="(?P<name>[^"]+)"[^<>]*<\|sep\|>`,
      close_pattern: raw`<\|close\|>call<\|sep\|>|(?=<\|open\|>call )|<\|close\|>tools<\|sep\|>|(?=<\|end_of_msg\|>)`,
      content: 'xml-inline',
      content_args: {
        tag_pattern: raw`<\|open\|>argument key="(?P<key>[^"]+)"(?:\s+type="(?:string|(?P<json>[^"]*))")?[^<>"]*<\|sep\|>(?P<value>.*?)(?:<\|close\|>argument<\|sep\|>|$)`,
        whole: true,
      },
      repeats: true,
      transform: CAPTURED,
    },
  },
  fields: {
    reasoning_content: {
      open: '<|open|>think<|sep|>',
      close_pattern: raw`<\|close\|>think<\|sep\|>|(?=<\|open\|>(?:response|tools)<\|sep\|>)`,
    },
    content: {
      open: '<|open|>response<|sep|>',
      close_pattern: raw`<\|close\|>(?:response|message)<\|sep\|>|(?=<\|open\|>tools<\|sep\|>)|<\|end_of_msg\|>`,
      repeats: true,
      join: '',
    },
  },
};
