import { CALLS, type Family, PYTHON_CALLS } from './family.ts';

const { raw } = String;

/** LFM2: a list of Python's calls between marks. */
export const lfm: Family = {
  name: 'LFM2',
  hasMarks: (source) =>
    ['<|tool_call_start|>', '<|tool_list_start|>', '"List of tools: ["'].some((mark) => source.includes(mark)),
  opening: raw`\s*<\|tool_call_start\|>`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*<\|tool_call_start\|>`,
      close_pattern: raw`<\|tool_call_end\|>|(?=<\|im_end\|>)`,
      content: 'python',
      content_args: PYTHON_CALLS,
      repeats: true,
      transform: CALLS,
      transform_each: true,
    },
  },
};
