import type { Message } from '../../chat-options.ts';
import { turnStart } from './anchors.ts';
import type { ToolCallSyntax } from './call-marks.ts';
import { behindUser, CALLED, firstMark, literal, type Render, said, USER, WORDS, withoutCounts } from './probe.ts';
import { type ReasoningMarks, reasoningMarks } from './reasoning-marks.ts';
import { toolCallSyntax } from './tool-call-syntax.ts';

/** What the messages of a chat template have been found to be made of. */
export interface Parts {
  /** The text between the user's words and the assistant's turn. */
  readonly start: string;
  readonly reasoning: ReasoningMarks | undefined;
  readonly calls: ToolCallSyntax | undefined;
  /** The mark that opens content, or text before content that belongs to no field. */
  readonly header: { readonly open: string; readonly noise: string };
  readonly content: { readonly close: string; readonly end: string };
  readonly source: string;
}

/** Learns the parts of messages from what a chat template writes. */
export function learnParts(render: Render, source: string): Parts {
  const start = turnStart(render);
  const cutTurn = (text: string | undefined) => {
    const tail = behindUser(text);
    return tail?.startsWith(start) ? tail.slice(start.length) : undefined;
  };
  const turn = (message: Message) => cutTurn(render([USER, message]));
  const content = contentMarks(render, turn(said(WORDS.content)) ?? '');
  const prompt = cutTurn(render([USER], { addGenerationPrompt: true })) ?? '';
  const reasoning = reasoningMarks({ turn, prompt, source, open: content.open });
  const header = contentHeader(withoutReasoning(content.open, reasoning), { prompt, turn, reasoning });
  const callTurn = (message: Message) => {
    const text = turn(message);
    const call = text && withoutReasoning(text, reasoning).replace(header.noise, '').trimStart();
    return call === undefined ? undefined : withoutCounts(call);
  };
  const calls = toolCallSyntax(callTurn, { end: content.end, lead: start });
  return { start, reasoning, calls, header, content, source };
}

interface Turns {
  readonly prompt: string;
  readonly turn: (message: Message) => string | undefined;
  readonly reasoning: ReasoningMarks | undefined;
}

/** The text before content: its opening mark, or noise that is not part of the message. */
function contentHeader(open: string, { prompt, turn, reasoning }: Turns): { open: string; noise: string } {
  if (!open) return { open: '', noise: '' };
  const before = (message: Message) => turn(message)?.split(WORDS.content)[0];
  const isMissing = before({ ...CALLED, content: WORDS.content })?.trim() === '';
  const thought = reasoning && before({ ...said(WORDS.content), [reasoning.field]: WORDS.reasoning });
  const isOnlyFirst = thought?.split(WORDS.reasoning)[1]?.includes(open) === false;
  return prompt.includes(open) || isMissing || isOnlyFirst ? { open: '', noise: open } : { open, noise: '' };
}

/** The marks around content, and the end of the message. */
function contentMarks(render: Render, turn: string): { open: string; close: string; end: string } {
  const at = turn.indexOf(WORDS.content);
  const open = turn.slice(0, Math.max(at, 0)).trim();
  const after = at < 0 ? '' : turn.slice(at + WORDS.content.length).trim();
  if (after) return { open, close: firstMark(after), end: firstMark(after) };
  const next = render([USER, said(WORDS.content), { role: 'user', content: WORDS.next }]) ?? '';
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
