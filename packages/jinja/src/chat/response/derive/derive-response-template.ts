import { Template } from '../../../engine/environment.ts';
import type { ChatTemplateOptions, Message } from '../../chat-options.ts';
import { type ChatTemplateSource, prepareChat } from '../../prepare-chat.ts';
import { isRecord } from '../../tokenizer-config.ts';
import type { ResponseField, ResponseTemplate } from '../response-template.ts';
import { allMarks, commonPrefix, firstMark, isClosing, literal, probeRenderer, type Render, WORDS } from './probe.ts';
import { type ReasoningMarks, reasoningMarks } from './reasoning-marks.ts';
import { toolCallSyntax } from './tool-call-syntax.ts';

const user: Message = { role: 'user', content: WORDS.user };
const said = (content: string): Message => ({ role: 'assistant', content });

/**
 * Derives a response template from a chat template: renders small conversations and compares them, to find what the
 * template writes around reasoning, content and tool calls. What the template does not write in assistant messages cannot be found.
 *
 * @returns a template that `parseResponse` takes. Where calls are written in Python's syntax it has the content `python`, which
 * transformers does not know.
 * @throws {TemplateError} when the chat template does not compile, or refuses a conversation of a user and an assistant.
 */
export function deriveResponseTemplate(
  source: ChatTemplateSource,
  options: Pick<ChatTemplateOptions, 'chatTemplate' | 'variables'> = {},
): ResponseTemplate {
  const { template } = prepareChat(source, [user], options);
  const render = probeRenderer(source, options);
  const start = turnStart(render);
  const turnOf = (text: string | undefined) => {
    const tail = behindUser(text);
    return tail?.startsWith(start) ? tail.slice(start.length) : undefined;
  };
  const turn = (message: Message) => turnOf(render([user, message]));
  const content = contentMarks(render, turn(said(WORDS.content)) ?? '');
  const prompt = turnOf(render([user], { addGenerationPrompt: true })) ?? '';
  const reasoning = reasoningMarks({ turn, prompt, source: template.source, open: content.open });
  const header = contentHeader(withoutReasoning(content.open, reasoning), prompt, turn);
  const callTurn = (message: Message) => {
    const text = turn(message);
    return text === undefined ? undefined : withoutReasoning(text, reasoning).replace(header.noise, '').trimStart();
  };
  const calls = toolCallSyntax(callTurn, { end: content.end, lead: start });
  const next = [header.open && literal(header.open), openingOf(calls?.field)]
    .filter(unique)
    .map((mark) => `(?=${mark})`);
  const ends = [content.end, firstMark(calls?.end ?? '')].filter(unique);
  const noise = [
    header.noise,
    ...allMarks(calls?.sectionOpen ?? ''),
    calls?.sectionClose ?? '',
    reasoning?.close ?? '',
  ].filter(unique);
  const contentEnds = [content.close && literal(content.close), ...next.slice(header.open ? 1 : 0)].filter(unique);
  return {
    defaults: { role: 'assistant' },
    ...anchors(render, start),
    fields: {
      ...(reasoning && {
        [reasoning.field]: {
          open: reasoning.open,
          ...(reasoning.close ? { close: reasoning.close } : next.length > 0 && { close_pattern: next.join('|') }),
        },
      }),
      ...(calls && { tool_calls: calls.field }),
      content: header.open
        ? { open: header.open, ...(contentEnds.length > 0 && { close_pattern: contentEnds.join('|') }) }
        : implicitContent(ends, noise),
    },
  };
}

/** The open mark of calls as a pattern without names. */
function openingOf(field: ResponseField | undefined): string {
  return field?.open_pattern?.replace(/\?P<\w+>/g, '?:') ?? '';
}

/** The text before content: its opening mark, or noise that is not part of the message. */
function contentHeader(
  open: string,
  prompt: string,
  turn: (message: Message) => string | undefined,
): { readonly open: string; readonly noise: string } {
  if (!open) return { open: '', noise: '' };
  const before = (message: Message) => turn(message)?.split(WORDS.content)[0];
  const isMissing = before({ ...called, content: WORDS.content })?.trim() === '';
  return prompt.includes(open) || isMissing ? { open: '', noise: open } : { open, noise: '' };
}

/**
 * Gives the `response_template` of a tokenizer's configuration; where it has none, derives one from the chat template.
 *
 * @throws {TemplateError} as `deriveResponseTemplate`.
 */
export function responseTemplateOf(
  source: ChatTemplateSource,
  options: Pick<ChatTemplateOptions, 'chatTemplate' | 'variables'> = {},
): ResponseTemplate {
  const own = isRecord(source) && !(source instanceof Template) ? source.response_template : undefined;
  // What is wrong in it is said when it is used, as in transformers.
  return own ? (own as ResponseTemplate) : deriveResponseTemplate(source, options);
}

const unique = (mark: string, index: number, marks: readonly string[]): boolean =>
  mark !== '' && marks.indexOf(mark) === index;

/** A field for the text outside of other regions, up to the end of the message. The rest is dropped. */
function implicitContent(ends: readonly string[], noise: readonly string[]): ResponseField {
  const closings = [...noise.map(literal), ...ends.map((end) => `${literal(end)}.*`)];
  return { ...(closings.length > 0 && { close_pattern: closings.join('|') }), repeats: true, join: '' };
}

/** The text after the user's message. */
function behindUser(text: string | undefined): string | undefined {
  const at = text?.lastIndexOf(WORDS.user) ?? -1;
  return at < 0 ? undefined : text?.slice(at + WORDS.user.length);
}

/** The text between the user's words and the assistant's turn: what all that may follow has in common. */
function turnStart(render: Render): string {
  const thought = ['reasoning_content', 'reasoning', 'thinking'].map((field) => ({
    role: 'assistant',
    content: WORDS.content,
    [field]: WORDS.reasoning,
  }));
  const prompt = behindUser(render([user], { addGenerationPrompt: true }));
  const messages = [said(WORDS.content), said(WORDS.otherContent), ...thought, called];
  const tails = messages.map((message) => behindUser(render([user, message]))).filter((tail) => tail !== undefined);
  // A template may write a prompt with a single message in another way.
  const others = withoutCutTag(commonPrefix(tails));
  const isOther = prompt?.trim() && others.trim() && !withoutCutTag(commonPrefix([prompt.trim(), others.trim()]));
  if (prompt !== undefined && !isOther) tails.push(prompt);
  const shared = withoutCutTag(commonPrefix(tails));
  const isThought = tails.some((tail) => tail.slice(shared.length).trimStart().startsWith(WORDS.reasoning));
  // Reasoning that every prompt opens: its mark belongs to the turn.
  const added = prompt?.slice(shared.length).trim();
  if (!isThought || (added && !isClosing(added))) return shared;
  return shared.replace(/(?:<[^<>]*>|\[[^[\]]*\]|[^\n<>[\]]+)\s*$/, '');
}

/** Not in the middle of a tag. */
const withoutCutTag = (text: string): string => text.replace(/(?:<[^<>]*|\[[A-Z_/]*)$/, '');

const called: Message = {
  role: 'assistant',
  content: '',
  tool_calls: [
    { id: WORDS.id, type: 'function', function: { name: WORDS.name, arguments: { [WORDS.key]: WORDS.value } } },
  ],
};

/** The text that begins a turn of the assistant, after a user and after the result of a tool. */
function anchors(render: Render, start: string): Pick<ResponseTemplate, 'start_anchor' | 'start_anchor_pattern'> {
  const before = behindUser(render([user])) ?? '';
  const own = start.startsWith(before) ? start.slice(before.length) : '';
  const first = own.trim() ? own : start;
  const result = { role: 'tool', name: WORDS.name, tool_call_id: WORDS.id, content: WORDS.result };
  const afterResult = render([user, called, result], { addGenerationPrompt: true });
  const at = afterResult?.lastIndexOf(WORDS.result) ?? -1;
  const tail = at < 0 ? '' : (afterResult as string).slice(at + WORDS.result.length);
  const second = tail.includes(first) ? '' : firstMark(tail.replace(/^["'\s})\]]+(?=[<[])/, ''));
  const found = [first, second].filter(unique);
  if (found.length === 1) return { start_anchor: found[0] as string };
  // Without a mark before the assistant's turn, nothing of the prompt belongs to the message.
  return found.length === 0 ? { start_anchor_pattern: '.*' } : { start_anchor: found };
}

/** The marks around content, and the end of the message. */
function contentMarks(render: Render, turn: string): { open: string; close: string; end: string } {
  const at = turn.indexOf(WORDS.content);
  const open = turn.slice(0, Math.max(at, 0)).trim();
  const after = at < 0 ? '' : turn.slice(at + WORDS.content.length).trim();
  if (after) return { open, close: firstMark(after), end: open ? firstMark(after) : firstMark(after) };
  const next = render([user, said(WORDS.content), { role: 'user', content: WORDS.next }]) ?? '';
  const from = next.lastIndexOf(WORDS.content) + WORDS.content.length;
  const end = firstMark(next.slice(from, next.indexOf(WORDS.next, from)));
  return { open, close: end, end };
}

/** The beginning of a turn without its reasoning, which may be empty. */
function withoutReasoning(open: string, reasoning: ReasoningMarks | undefined): string {
  if (!reasoning?.close) return open.trim();
  const empty = new RegExp(`(?:${literal(reasoning.open)})?\\s*(?:${WORDS.reasoning})?\\s*${literal(reasoning.close)}`);
  return open.replace(empty, '').trim();
}
