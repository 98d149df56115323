import { CALLS, type Family, JSON_CALLS, OBJECTS, PYTHON_CALLS } from './family.ts';

const { raw } = String;

const ENDS = raw`(?=<\|(?:eom|eot)_id\|>)|(?=<\|eot\|>)|(?=<\|eom\|>)`;
/** The keys with which a call begins that has no mark. */
const OBJECT = raw`\{\s*(?:"type"\s*:\s*"function"\s*,\s*)?"name"\s*:\s*"[^"]+"\s*,\s*"(?:parameters|arguments)"\s*:`;

/** Llama 3: JSON objects with name and parameters, with or without `<|python_tag|>`. */
export const llama3: Family = {
  name: 'Llama 3',
  hasMarks: (source) => source.includes('<|start_header_id|>') && source.includes('"parameters": '),
  opening: raw`\s*(?:<\|python_tag\|>\s*)?${OBJECT}`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<\|python_tag\|>\s*)?(?=${OBJECT})`,
      close_pattern: ENDS,
      content: 'json',
      content_args: JSON_CALLS,
      repeats: true,
      transform: OBJECTS,
      transform_each: true,
    },
  },
  noise: [raw`<\|eo[mt]_id\|>.*`],
};

/** Llama 4: JSON as Llama 3, or Python's calls in a list, with or without its marks. */
export const llama4: Family = {
  name: 'Llama 4',
  hasMarks: (source) => source.includes('<|header_start|>'),
  opening: raw`\s*(?:(?:<\|python_(?:tag|start)\|>\s*)?(?:${OBJECT}|\[[\w.]+\(\w+=|\[[\w.]+\(\)))`,
  calls: {
    tool_calls: {
      open_pattern: raw`\s*(?:<\|python_(?:tag|start)\|>\s*)?(?=${OBJECT})`,
      close_pattern: raw`${ENDS}|<\|python_end\|>`,
      content: 'json',
      content_args: JSON_CALLS,
      repeats: true,
      transform: OBJECTS,
      transform_each: true,
    },
    python_calls: {
      field: 'tool_calls',
      open_pattern: raw`\s*(?:<\|python_start\|>\s*)?(?=\[[\w.]+\((?:\w+\s*=|\)))`,
      close_pattern: raw`${ENDS}|<\|python_end\|>`,
      content: 'python',
      content_args: PYTHON_CALLS,
      repeats: true,
      transform: CALLS,
      transform_each: true,
    },
  },
  noise: [raw`<\|python_(?:start|end)\|>`, raw`<\|eo[mt]\|>.*`],
};
