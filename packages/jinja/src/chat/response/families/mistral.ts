import { CAPTURED, type Family, JSON_CALLS, OBJECTS } from './family.ts';

const { raw } = String;

const ENDS = raw`(?=\[TOOL_CALLS\])|(?=</s>)`;

/** Mistral: a list of calls behind `[TOOL_CALLS]`; since Mistral Small 3.2 a name and `[ARGS]`. */
export const mistral: Family = {
  name: 'Mistral',
  hasMarks: (source) => source.includes('[TOOL_CALLS]'),
  opening: raw`\s*\[TOOL_CALLS\]`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*\[TOOL_CALLS\]\s*(?=[\[{])`,
      close_pattern: ENDS,
      content: 'json',
      content_args: JSON_CALLS,
      repeats: true,
      transform: OBJECTS,
      transform_each: true,
    },
    named_calls: {
      field: 'tool_calls',
      open_pattern: raw`\s*\[TOOL_CALLS\]\s*(?P<name>[^\s\[\]{}]+)\s*(?:\[ARGS\])?\s*(?=\{)`,
      close_pattern: ENDS,
      content: 'json',
      repeats: true,
      transform: CAPTURED,
    },
    named_calls_with_id: {
      field: 'tool_calls',
      open_pattern: raw`\s*\[TOOL_CALLS\]\s*(?P<name>[^\s\[\]{}]+)\s*\[CALL_ID\](?P<id>[^\s\[\]{}]+)\s*(?:\[ARGS\])?\s*(?=\{)`,
      close_pattern: ENDS,
      content: 'json',
      repeats: true,
      transform: { ...CAPTURED, id: '{id}' },
    },
  },
};
