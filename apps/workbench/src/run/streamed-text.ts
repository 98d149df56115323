import type { ToolCall } from './run.ts';
import type { TokenUsage } from './run-report.ts';

/** The text that a model has written so far. */
export interface StreamedText {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
  readonly finishReason?: string;
}

/** The text after a chunk, and the token counts if the chunk has them. */
export interface NextText {
  readonly streamed: StreamedText;
  readonly usage?: TokenUsage | undefined;
}

/** The fields of chat chunks and results that are read. Some providers name the reasoning differently. */
interface ChatMessage {
  readonly content?: string | null;
  readonly reasoning_content?: string | null;
  readonly reasoning?: string | null;
  readonly tool_calls?: readonly ChatToolCall[] | null;
}

interface ChatToolCall {
  readonly index?: number;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null; readonly arguments?: string | null };
}

interface ChatBody<Key extends string> {
  readonly choices?: readonly ({ readonly finish_reason?: string | null } & { readonly [key in Key]?: ChatMessage })[];
  readonly usage?: TokenUsage | null;
}

/** Adds a chunk of a stream to the text. */
export function applyChunk(task: string, before: StreamedText, chunk: unknown): NextText {
  if (task !== 'conversational') {
    // The client has checked the chunk: the streams of text generation have the token of the hub's own service.
    const { token } = chunk as { readonly token?: { readonly text?: string; readonly special?: boolean } };
    return { streamed: { ...before, text: before.text + (token?.special ? '' : (token?.text ?? '')) } };
  }
  const { choices = [], usage } = chunk as ChatBody<'delta'>; // The client has checked the chunk.
  const { delta, finish_reason } = choices[0] ?? {};
  return { streamed: add(before, delta ?? {}, finish_reason), usage: usage ?? undefined };
}

/** Returns the text of a complete result; '' for results without text. */
export function readResult(
  task: string,
  output: unknown,
): { streamed: Partial<StreamedText>; usage?: TokenUsage | undefined } {
  if (typeof output === 'string') return { streamed: { text: output } };
  if (task !== 'conversational') return { streamed: {} };
  const { choices = [], usage } = output as ChatBody<'message'>; // The client has checked the result.
  const { message, finish_reason } = choices[0] ?? {};
  return {
    streamed: add({ text: '', reasoning: '', toolCalls: [] }, message ?? {}, finish_reason),
    usage: usage ?? undefined,
  };
}

function add(before: StreamedText, message: ChatMessage, finishReason: string | null | undefined): StreamedText {
  return {
    text: before.text + (message.content ?? ''),
    reasoning: before.reasoning + (message.reasoning_content ?? message.reasoning ?? ''),
    toolCalls: (message.tool_calls ?? []).reduce(addToolCall, before.toolCalls),
    ...((finishReason ?? before.finishReason) && { finishReason: finishReason ?? before.finishReason ?? '' }),
  };
}

/** The name comes first, the arguments in pieces. */
function addToolCall(
  calls: readonly ToolCall[],
  { index, id, function: called = {} }: ChatToolCall,
  at: number,
): readonly ToolCall[] {
  const place = index ?? at;
  const known: ToolCall = calls[place] ?? { name: '', arguments: '' };
  const next = {
    ...known,
    ...(id && { id }),
    name: known.name + (called.name ?? ''),
    arguments: known.arguments + (called.arguments ?? ''),
  };
  return [...calls.slice(0, place), next, ...calls.slice(place + 1)];
}
