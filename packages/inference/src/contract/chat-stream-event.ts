import type { ChatCompletionOutput } from '@hubkit/task-types';
import type { ToolCall } from './tool-call.ts';

/** An event of a streamed chat, of its first choice. */
export type ChatStreamEvent =
  /** More of the model's reasoning, whatever the name under which the service sends it. */
  | { readonly type: 'reasoning'; readonly text: string }
  /** More text of the message. */
  | { readonly type: 'text'; readonly text: string }
  /** A tool call while it is written: its arguments so far are the beginning of JSON text. */
  | { readonly type: 'tool-call-delta'; readonly index: number; readonly call: ToolCall }
  /** A tool call whose arguments are complete. */
  | { readonly type: 'tool-call'; readonly index: number; readonly call: ToolCall }
  /** The end of the stream, with the whole completion. */
  | { readonly type: 'end'; readonly completion: ChatCompletionOutput };
