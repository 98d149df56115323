import { reasoningOf, ToolCallJoiner, textOf, toolCallsOf } from '@hubkit/messages';
import type { ToolCall } from './run.ts';
import type { TokenUsage } from './run-report.ts';

/** The text that a model has written so far. */
export interface StreamedText {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
  readonly finishReason?: string;
}

/** The members of chat chunks and results that are read. */
interface ChatBody<Key extends string> {
  readonly choices?:
    | readonly (({ readonly finish_reason?: string | null } & { readonly [key in Key]?: unknown }) | null)[]
    | null;
  readonly usage?: TokenUsage | null;
}

/** Reads the text of a stream, chunk by chunk. */
export interface TextReader {
  readonly streamed: StreamedText;
  /** Adds a chunk; returns the token counts if it has them. */
  push(chunk: unknown): TokenUsage | undefined;
}

/** Creates the reader of one stream. Services differ in how they write tool calls; the joiner knows their habits. */
export function readStreamedText(task: string): TextReader {
  const calls = new ToolCallJoiner();
  let streamed: StreamedText = { text: '', reasoning: '', toolCalls: [] };
  return {
    get streamed() {
      return streamed;
    },
    push(chunk) {
      if (task !== 'conversational') {
        // The client has checked the chunk: the streams of text generation have the token of the hub's own service.
        const { token } = chunk as { readonly token?: { readonly text?: string; readonly special?: boolean } };
        streamed = { ...streamed, text: streamed.text + (token?.special ? '' : (token?.text ?? '')) };
        return undefined;
      }
      const { choices, usage } = chunk as ChatBody<'delta'>; // The client has checked the chunk.
      const { delta, finish_reason: finishReason } = choices?.[0] ?? {};
      const { tool_calls: fragments } = (delta ?? {}) as { readonly tool_calls?: unknown };
      calls.push(fragments);
      streamed = {
        ...streamed,
        text: streamed.text + textOf(delta),
        reasoning: streamed.reasoning + reasoningOf(delta),
        toolCalls: fragments ? calls.openCalls : streamed.toolCalls,
        ...(finishReason && { finishReason }),
      };
      return usage ?? undefined;
    },
  };
}

/** Returns the text of a complete result; '' for results without text. */
export function readResult(
  task: string,
  output: unknown,
): { streamed: Partial<StreamedText>; usage?: TokenUsage | undefined } {
  if (typeof output === 'string') return { streamed: { text: output } };
  if (task !== 'conversational') return { streamed: {} };
  const { choices, usage } = output as ChatBody<'message'>; // The client has checked the result.
  const { message, finish_reason: finishReason } = choices?.[0] ?? {};
  return {
    streamed: {
      text: textOf(message),
      reasoning: reasoningOf(message),
      toolCalls: toolCallsOf(message),
      ...(finishReason && { finishReason }),
    },
    usage: usage ?? undefined,
  };
}
