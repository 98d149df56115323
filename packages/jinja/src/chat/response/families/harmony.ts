import { CAPTURED, type Family } from './family.ts';

const { raw } = String;

const START = raw`(?:<\|start\|>assistant)?`;
/** What may stand before the text of a message: other members of its header, such as `<|constrain|>json`. */
const HEADER = raw`(?:[^<]|<\|constrain\|>)*?<\|message\|>`;
const END = raw`<\|(?:end|call|return)\|>`;

/** The harmony format of gpt-oss: messages in channels; the recipient of a call stands in the role or in the channel. */
export const harmony: Family = {
  name: 'gpt-oss',
  hasMarks: (source) => source.includes('<|channel|>') && source.includes('<|message|>') && source.includes('analysis'),
  opening: raw`${START}\s*to=functions\.`,
  calls: {
    tool_calls: {
      open_pattern: raw`${START}(?:<\|channel\|>\w*)?\s*to=functions\.(?P<name>[^\s<]+)(?:\s*<\|channel\|>)?${HEADER}`,
      close_pattern: raw`${END}|(?=<\|start\|>)|(?=<\|channel\|>)`,
      content: 'json',
      repeats: true,
      transform: CAPTURED,
    },
  },
  fields: {
    // Called thinking by the template, which renders it again only so.
    thinking: {
      open_pattern: raw`${START}(?:<\|channel\|>commentary to=assistant)?<\|channel\|>analysis${HEADER.replace('[^<]', '[^<=]')}`,
      close_pattern: raw`${END}|(?=<\|start\|>)|(?=<\|channel\|>)`,
      repeats: true,
      join: '\n\n',
    },
    content: {
      open_pattern: raw`${START}(?:<\|channel\|>commentary to=assistant)?<\|channel\|>(?:final|commentary)${HEADER.replace('[^<]', '[^<=]')}`,
      close_pattern: raw`${END}|(?=<\|start\|>)|(?=<\|channel\|>)`,
      repeats: true,
      join: '\n\n',
    },
  },
};
