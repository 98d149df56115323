import type { Message } from '../../chat-options.ts';
import type { ResponseTemplate } from '../response-template.ts';
import {
  behindUser,
  CALLED,
  commonPrefix,
  firstMark,
  literal,
  RESULT,
  type Render,
  SWITCHES,
  said,
  USER,
  WORDS,
  withoutCutTag,
} from './probe.ts';

/** The marks with which thoughts begin, as a pattern: what a prompt opens belongs to the message. */
const THOUGHTS = String.raw`<(?:\w+:)?(?:think|thinking|thought)(?::\w+)?>|<\|START_THINKING\|>|\[THINK\]|<\|channel>thought|<\|inner_prefix\|>|<\|open\|>think<\|sep\|>`;

const ENDS = String.raw`</(?:\w+:)?(?:think|thinking|thought)(?::\w+)?>|<\|END_THINKING\|>|\[/THINK\]|<channel\|>|<\|close\|>think<\|sep\|>`;

/** The same with their ends: some prompts open thoughts and close them. */
const CLOSED = new RegExp(String.raw`(?:${THOUGHTS})\s*(?:(?:${ENDS})\s*)?$`);

/** True for a prompt that ends inside of thoughts. */
export const opensThoughts = (prompt: string): boolean => new RegExp(`(?:${THOUGHTS})\\s*$`).test(prompt);

/** The text between the user's words and the assistant's turn: what all that may follow has in common. */
export function turnStart(render: Render): string {
  const thought = ['reasoning_content', 'reasoning', 'thinking'].map((field) => ({
    role: 'assistant',
    content: WORDS.content,
    [field]: WORDS.reasoning,
  }));
  const answers = listTails(SWITCHES.map((variables) => render([USER], { addGenerationPrompt: true, variables })));
  // A switch may add a word to the user's message: `/nothink`.
  const prompts = answers.filter((tail) => tail === answers[0] || commonPrefix([tail, answers[0] ?? '']).trim() !== '');
  const messages = [said(WORDS.content), said(WORDS.otherContent), ...thought, CALLED];
  const tails = listTails(messages.map((message) => render([USER, message])));
  // A template may write a prompt with a single message in another way.
  const others = withoutCutTag(commonPrefix(tails));
  const asked = commonPrefix(prompts);
  const isOther = asked.trim() && others.trim() && !withoutCutTag(commonPrefix([asked.trim(), others.trim()]));
  const shared = withoutCutTag(commonPrefix(isOther ? tails : [...tails, ...prompts]));
  const start = shared.replace(CLOSED, '');
  const isThought = tails.some((tail) => tail.slice(start.length).trimStart().startsWith(WORDS.reasoning));
  const added = prompts.some((prompt) => prompt.slice(start.length).trim() !== '');
  // Thoughts that every prompt opens, with a mark of their own.
  return isThought && start === shared && !added
    ? start.replace(/(?:<[^<>]*>|\[[^[\]]*\]|[^\n<>[\]]+)\s*$/, '')
    : start;
}

const listTails = (texts: readonly (string | undefined)[]): string[] =>
  texts.map(behindUser).filter((tail) => tail !== undefined);

/** A beginning of the assistant's turn, and what a model may write first where the prompt does not end with it. */
interface AnchorChoice {
  readonly anchor: Pick<ResponseTemplate, 'start_anchor' | 'start_anchor_pattern'>;
  readonly lead: string;
}

/**
 * The texts that may begin a turn of the assistant, after a user and after the result of a tool: the best first. The last takes
 * nothing of a prompt but an open mark at its end.
 */
export function findAnchors(render: Render, start: string, opens: readonly string[]): readonly AnchorChoice[] {
  const before = behindUser(render([USER])) ?? '';
  const own = start.startsWith(before) ? start.slice(before.length) : '';
  const result = tailAfterResult(render);
  const lastLine = start.trimEnd().split('\n').at(-1) ?? '';
  const firsts = [own, start, `${lastLine}${start.slice(start.trimEnd().length)}`];
  // A tag that opens what follows may be a part of the mark of thoughts.
  firsts.push(...firsts.map((first) => first.replace(/<[^<>]*>\s*$/, '')));
  const found = firsts.filter((first, index) => first.trim() !== '' && firsts.indexOf(first) === index);
  const open = [THOUGHTS, ...opens.map(literal)].join('|');
  return [
    ...found.map((first): AnchorChoice => {
      const second = result.includes(first) ? '' : firstMark(result.replace(/^["'\s})\]]+(?=[<[])/, ''));
      return { anchor: { start_anchor: second && second !== first ? [first, second] : first }, lead: '' };
    }),
    { anchor: { start_anchor_pattern: `^(?:.*?(?=(?:${open})\\s*$)|.*)` }, lead: start.trim() },
  ];
}

/** What prompts after the result of a tool have in common. */
function tailAfterResult(render: Render): string {
  const messages: readonly Message[] = [USER, CALLED, RESULT];
  const tails = SWITCHES.flatMap((variables) => {
    const text = render(messages, { addGenerationPrompt: true, variables });
    const at = text?.lastIndexOf(WORDS.result) ?? -1;
    return at < 0 ? [] : [(text as string).slice(at + WORDS.result.length)];
  });
  return withoutCutTag(commonPrefix(tails)).replace(CLOSED, '');
}
