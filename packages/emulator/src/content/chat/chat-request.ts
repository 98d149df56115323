import type { JsonObject } from '../../contract/json.ts';
import type { Effort } from '../../contract/thinking.ts';

/** One message of a conversation, its parts joined to one text. */
export interface ChatMessage {
  readonly role: 'system' | 'developer' | 'user' | 'assistant' | 'tool';
  readonly text: string;
  /** Data URLs or web addresses of images in the message. */
  readonly images: readonly string[];
  readonly name?: string;
  readonly toolCallId?: string;
  readonly toolCalls: readonly ToolCall[];
}

/** A function call by the model. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON text. */
  readonly arguments: string;
}

/** A function the model may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonObject;
}

/** Format of the answer. */
export type ResponseFormat =
  | { readonly type: 'text' }
  | { readonly type: 'json_object' }
  | { readonly type: 'json_schema'; readonly schema: JsonObject };

/** A chat request, checked and with defaults filled in. */
export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly stop: readonly string[];
  readonly choices: number;
  readonly temperature: number;
  readonly seed: number | undefined;
  readonly tools: readonly Tool[];
  readonly toolChoice: 'none' | 'auto' | 'required' | { readonly name: string };
  /** True if the answer may have several tool calls. */
  readonly isParallel: boolean;
  readonly responseFormat: ResponseFormat;
  /** The amount of thinking before the answer; `none` for models that do not think. */
  readonly effort: Effort;
  /** True if a last message of the assistant is the beginning of the answer. */
  readonly continuesLast: boolean;
  /** The scripted reply; without one, it is made from the conversation. */
  readonly reply?: { readonly text: string; readonly toolCalls: readonly ToolCall[]; readonly refusal?: string };
}
