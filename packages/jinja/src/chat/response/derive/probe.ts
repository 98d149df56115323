import { TemplateError } from '../../../engine/runtime/errors.ts';
import type { ChatTemplateOptions, Message } from '../../chat-options.ts';
import { type ChatTemplateSource, prepareChat } from '../../prepare-chat.ts';

/** Words that no template writes by itself, each for one value of a probe. */
export const WORDS = {
  user: 'zqxjvuser',
  content: 'zqxjvsaid',
  otherContent: '"zqxjvother',
  reasoning: 'zqxjvthought',
  name: 'zqxjvname',
  secondName: 'zqxjvtwo',
  id: 'zqxjvid01',
  secondId: 'zqxjvid02',
  key: 'zqxjvkeya',
  secondKey: 'zqxjvkeyb',
  value: 'zqxjvvala',
  secondValue: 'zqxjvvalb',
  result: 'zqxjvresult',
  next: 'zqxjvnext',
} as const;

/** Renders a small conversation; undefined where the template refuses it. */
export type Render = (messages: readonly Message[], options?: ChatTemplateOptions) => string | undefined;

const parameters = {
  type: 'object',
  properties: {
    [WORDS.key]: { type: 'string', description: 'First.' },
    [WORDS.secondKey]: { type: 'string', description: 'Second.' },
  },
  required: [WORDS.key],
};

const tools = [WORDS.name, WORDS.secondName].map((name) => ({
  type: 'function',
  function: { name, description: 'Looks.', parameters },
}));

/** Prepares rendering of probes, with two tools. */
export function probeRenderer(source: ChatTemplateSource, options: ChatTemplateOptions): Render {
  return (messages, more = {}) => {
    try {
      const { template, context } = prepareChat(source, messages, { tools, ...options, ...more });
      return template.render({ bos_token: '<s>', eos_token: '</s>', ...context });
    } catch (error) {
      if (!TemplateError.is(error)) throw error;
      return undefined;
    }
  };
}

/** The longest text that all begin with. */
export function commonPrefix(texts: readonly string[]): string {
  const [first = '', ...rest] = texts;
  let end = first.length;
  for (const text of rest) {
    let at = 0;
    while (at < end && text[at] === first[at]) at++;
    end = at;
  }
  return first.slice(0, end);
}

/** The longest text that both end with. */
export function commonSuffix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return a.slice(a.length - length);
}

/** A text as a regular expression; white space matches any. */
export const literal = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('\\s*');

/** The first tag of a text such as `<|im_end|>`, or its first line. */
export function firstMark(text: string): string {
  const trimmed = text.trim();
  return /^(?:<\|.*?\|>|<[^<>\s]+>|\[[^[\]\s]+\])/.exec(trimmed)?.[0] ?? trimmed.split('\n')[0]?.trim() ?? '';
}

/** A suffix of a text without the half of a tag that it may begin with. */
export function withoutTagEnd(text: string, suffix: string): string {
  const head = text.slice(0, text.length - suffix.length);
  return head.lastIndexOf('<') > head.lastIndexOf('>') ? suffix.replace(/^[^<>]*>/, '') : suffix;
}

/** A prefix without the half of a tag that it may end with. */
export const withoutTagStart = (prefix: string): string => prefix.replace(/<[^<>]*$/, '');

/** Each tag of a text; a text without tags as a whole. */
export function allMarks(text: string): string[] {
  const tags = text.match(/<\|.*?\|>|<[^<>\s]+>|\[[^[\]\s]+\]/g);
  return tags ?? (text.trim() ? [text.trim()] : []);
}

/** True for a mark that closes something, by its look. */
export const isClosing = (text: string): boolean => /^\s*(?:<\/|\[\/|<[^<>]*end)/i.test(text);
