import { type Family, JSON_CALLS, OBJECTS } from './family.ts';

const { raw } = String;

/** Hermes, Qwen 2.5 and 3: a JSON object with name and arguments between `<tool_call>` tags. */
export const hermes: Family = {
  name: 'Hermes',
  hasMarks: (source) => source.includes('<tool_call>'),
  opening: raw`\s*<tool_call>\s*\{`,
  openingInThoughts: raw`\s*<tool_call>\s*\{\s*"name"`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*<tool_call>\s*(?=\{)`,
      close_pattern: raw`</tool_call>|(?=<tool_call>\s*\{)|(?=<\|im_end\|>)`,
      content: 'json',
      content_args: JSON_CALLS,
      repeats: true,
      transform: OBJECTS,
      transform_each: true,
    },
  },
  noise: ['</tool_call>'],
};
