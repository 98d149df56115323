import { isMembers, type Members, type Message, type MessageToolCall } from '../message.ts';
import { imagesOf, reasoningOf, refusalOf, toolCallsOf } from '../read.ts';
import { repeatToOwn } from '../repeat-to-own.ts';
import { readString, textOf, toMembers } from '../text-of.ts';
import type { MessagePart, ToolCallPart, Turn } from './turn.ts';

/** Options of `turnMessages`. */
export interface TurnMessagesOptions {
  /** Model, and service, of the request: turns that were requested from another one give neither reasoning nor signatures. */
  readonly requestedFrom?: string | undefined;
  /** True sends the reasoning of all answers back. @default that of answers from the first tool call on */
  readonly keepsReasoning?: boolean | undefined;
  /** True leaves calls of the last answer without a result as they are, for a server that runs them. @default false */
  readonly leavesCalls?: boolean | undefined;
}

/** A message of the assistant while its parts are added. */
interface OpenMessage {
  readonly role: 'assistant';
  content: string | null;
  tool_calls?: MessageToolCall[];
  [member: string]: unknown;
}

/** The messages of a request for a path of turns. Answers without content are left out. */
export function turnMessages(path: readonly Turn[], options: TurnMessagesOptions = {}): readonly Message[] {
  const first = path.findIndex(({ parts }) => parts.some(({ type }) => type === 'tool-call'));
  return path.flatMap((turn, position): readonly Message[] => {
    if (turn.role !== 'assistant') return [{ role: turn.role, content: toContent(turn.parts) }];
    const isOwn =
      turn.requestedFrom === undefined || turn.requestedFrom === (options.requestedFrom ?? turn.requestedFrom);
    const keepsReasoning = isOwn && (options.keepsReasoning || (first >= 0 && position >= first));
    const leavesCalls = options.leavesCalls === true && position === path.length - 1;
    return answerMessages(turn, { isOwn, keepsReasoning: Boolean(keepsReasoning), leavesCalls });
  });
}

/** The parts of a whole message, as a turn has them. */
export function messageParts(message: unknown): readonly MessagePart[] {
  const { role, content } = toMembers(message);
  const others = role !== 'assistant' && Array.isArray(content) ? content.flatMap(partOfContent) : undefined;
  return (
    others ?? [
      ...partOfText('reasoning', reasoningOf(message)),
      ...partOfText('text', textOf(message)),
      ...partOfText('refusal', refusalOf(message)),
      ...imagesOf(message).map((url) => ({ type: 'image', url }) as const),
      ...toolCallsOf(message).map((call) => ({ type: 'tool-call', ...call }) as const),
    ]
  );
}

function partOfText(type: 'text' | 'reasoning' | 'refusal', text = ''): readonly MessagePart[] {
  return text ? [{ type, text }] : [];
}

function partOfContent(part: unknown): readonly MessagePart[] {
  const { type, text, image_url: image } = toMembers(part);
  const { url } = toMembers(image);
  if (type === 'text' && typeof text === 'string') return [{ type, text }];
  if (type === 'image_url' && typeof url === 'string') return [{ type: 'image', url }];
  return isMembers(part) ? [{ type: 'file', name: String(type), content: part }] : [];
}

/** The content of a question: text, or a list of parts in the form of OpenAI's API. */
function toContent(parts: readonly MessagePart[]): string | readonly { type: string }[] {
  const [first] = parts;
  if (parts.length === 1 && first?.type === 'text') return first.text;
  return parts.flatMap((part): readonly { type: string }[] => {
    if (part.type === 'text') return [{ type: 'text', text: part.text } as { type: string }];
    if (part.type === 'image') return [{ type: 'image_url', image_url: { url: part.url } } as { type: string }];
    return part.type === 'file' ? [part.content as { type: string }] : [];
  });
}

/** An answer with tools is several messages: text with calls, the result of each call, then the text after them. */
function answerMessages(
  { parts, steps = [] }: Turn,
  { isOwn, keepsReasoning, leavesCalls }: Readonly<Record<'isOwn' | 'keepsReasoning' | 'leavesCalls', boolean>>,
): readonly Message[] {
  const messages: (OpenMessage | Message)[] = [];
  let current: OpenMessage | undefined;
  let step = 0;
  for (const part of parts) {
    const own = part.step ?? 0;
    // Calls of one step are one message; those of the next one begin another.
    const isNext: boolean = current?.tool_calls !== undefined && (own !== step || part.type !== 'tool-call');
    step = own;
    // What the limit cut off is not repeated.
    if (part.type === 'tool-call' && part.isCut) continue;
    if (!isSent(part)) continue;
    if (!current || isNext) {
      current = { role: 'assistant', content: null };
      messages.push(current);
    }
    const message = current;
    if (isOwn) Object.assign(message, steps[own]);
    if (part.type !== 'reasoning' || keepsReasoning) addPart(message, part, isOwn);
    // Services refuse a call without a result.
    if (part.type === 'tool-call' && !(leavesCalls && part.result === undefined)) messages.push(resultMessage(part));
  }
  return messages.flatMap((message) => {
    const repeated = repeatToOwn({ ...message }, { reasoning: keepsReasoning, toolCalls: true });
    return repeated.content || repeated.tool_calls ? repeated : [];
  });
}

function isSent({ type }: MessagePart): boolean {
  return ['text', 'object', 'reasoning', 'refusal', 'tool-call'].includes(type);
}

function addPart(message: OpenMessage, part: MessagePart, isOwn: boolean): void {
  const content = readString(message.content);
  if (part.type === 'tool-call') message.tool_calls = [...(message.tool_calls ?? []), toCall(part, isOwn)];
  else if (part.type === 'reasoning') {
    const { member } = part;
    if (member === 'content') message.content = `${content}<think>${part.text}</think>\n\n`;
    else if (isOwn && member) message[member] = `${message[member] ?? ''}${part.text}`;
  } else if (Array.isArray(message.content)) return;
  else if (part.type === 'text' || part.type === 'refusal') message.content = content + part.text;
  else if (part.type === 'object') message.content = content + JSON.stringify(part.value);
}

function toCall({ id = '', name, arguments: json, members = {} }: ToolCallPart, isOwn: boolean): MessageToolCall {
  const { function: more, ...own }: Members = isOwn ? members : {};
  const called = { ...toMembers(more), name, arguments: json.trim() || '{}' };
  if (own.type === 'custom') return { ...own, id, type: 'custom' };
  return { id, type: 'function', ...own, function: called };
}

function resultMessage({ id, result = 'The tool has not been run.', resultParts }: ToolCallPart): Message {
  return {
    role: 'tool',
    tool_call_id: id,
    content: resultParts ? (resultParts as readonly { type: string }[]) : result,
  };
}
