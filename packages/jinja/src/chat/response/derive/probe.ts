import { LimitError, limitError, TemplateError } from '../../../engine/runtime/errors.ts';
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
  thirdKey: 'zqxjvkeyc',
  value: 'zqxjvvala',
  secondValue: 'zqxjvvalb',
  result: 'zqxjvresult',
  next: 'zqxjvnext',
} as const;

/** A number that no template writes by itself. */
export const NUMBER = '7310467';

/** Stands for a number in the marks of a call, which counts the calls. */
const COUNT = 'zqxjvcount';

/** Puts a word in the place of numbers among attributes, such as `index="1"`. */
export const withoutCounts = (text: string): string => text.replace(/(=["']?)\d+(?=["'>\s])/g, `$1${COUNT}`);

/** Renders a small conversation; undefined where the template refuses it. */
export type Render = (messages: readonly Message[], options?: ChatTemplateOptions) => string | undefined;

const parameters = {
  type: 'object',
  properties: {
    [WORDS.key]: { type: 'string', description: 'First.' },
    [WORDS.secondKey]: { type: 'string', description: 'Second.' },
    [WORDS.thirdKey]: { type: 'integer', description: 'Third.' },
  },
  required: [WORDS.key],
};

/** The tools of the probes. */
export const TOOLS = [WORDS.name, WORDS.secondName].map((name) => ({
  type: 'function',
  function: { name, description: 'Looks.', parameters },
}));

/** The switches of thinking that templates have: a prompt differs with them, and a parser has to read the answers to all. */
export const SWITCHES: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { enable_thinking: true, thinking: true },
  { enable_thinking: false, thinking: false },
  { thinking_mode: 'enabled', reasoning_effort: 'high', reasoning: true },
  { thinking_mode: 'disabled', reasoning_effort: 'none', reasoning: false, thinking_budget: 0 },
];

/** The longest text of a probe that is looked at: a template that writes more is no chat template. */
const MAX_LENGTH = 200_000;

/**
 * Prepares rendering of probes, with two tools.
 *
 * @throws {LimitError} from the renderer, when the template takes too much time, or writes without end
 */
export function probeRenderer(source: ChatTemplateSource, options: ChatTemplateOptions): Render {
  return (messages, { variables, ...more } = {}) => {
    try {
      const all = { tools: TOOLS, ...options, ...more, variables: { ...options.variables, ...variables } };
      const { template, context } = prepareChat(source, messages, all);
      const text = template.render({ bos_token: '<s>', eos_token: '</s>', ...context });
      if (text.length > MAX_LENGTH) throw limitError('The chat template writes too long a text to derive from it.');
      return text;
    } catch (error) {
      // Each further probe would take as long.
      if (!TemplateError.is(error) || error instanceof LimitError) throw error;
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

/** Not in the middle of a tag. */
export const withoutCutTag = (text: string): string => text.replace(/(?:<[^<>]*|\[[A-Z_/]*)$/, '');

/** A text as a regular expression; white space matches any. */
export const literal = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(COUNT, '\\d+'))
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

/** The messages of the probes. */
export const USER: Message = { role: 'user', content: WORDS.user };

export const said = (content: string): Message => ({ role: 'assistant', content });

export const CALLED: Message = {
  role: 'assistant',
  content: '',
  tool_calls: [
    { id: WORDS.id, type: 'function', function: { name: WORDS.name, arguments: { [WORDS.key]: WORDS.value } } },
  ],
};

export const RESULT: Message = { role: 'tool', name: WORDS.name, tool_call_id: WORDS.id, content: WORDS.result };

/** The text after the user's message. */
export function behindUser(text: string | undefined): string | undefined {
  const at = text?.lastIndexOf(WORDS.user) ?? -1;
  return at < 0 ? undefined : text?.slice(at + WORDS.user.length);
}
