import type { JsonSchema, PendingCall, Tool, ToolDecision } from '@hubkit/inference';
import type { Connection } from '../connect/connect.ts';
import type { FindPrice } from '../models/model-price.ts';
import type { ApprovalSettings } from './approve-calls.ts';
import type { Content } from './attachments.ts';
import type { Questions } from './questions.ts';

/** A message of the conversation. Parts that the hub's types do not name, such as audio, reach providers as they are. */
export interface Message {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: Content;
  /** Calls of tools, as the service sent them. */
  readonly tool_calls?: unknown;
  /** The call that a message of the role `tool` answers. */
  readonly tool_call_id?: string | undefined;
  /** Reasoning, signatures and other members that the service wants back. */
  readonly [member: string]: unknown;
}

/** The settings of a chat call, shared by all turns of a conversation. */
export interface AnswerRequest {
  readonly connection: Connection;
  /** Parameters of the request, by their names on the wire. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** JSON Schema of the answer. */
  readonly schema?: JsonSchema | undefined;
  /** Tools that run here when the model calls them. */
  readonly tools?: readonly Tool[] | undefined;
  /** How calls are decided whose tools need approval. @default asked at the terminal */
  readonly approval?: ApprovalSettings;
  /** Questions of tools while they run. @default none: there is no terminal */
  readonly questions?: Questions | undefined;
  /** Decides about calls; set while an answer is shown. */
  readonly decide?: (pending: readonly PendingCall[]) => Promise<readonly ToolDecision[]>;
  readonly isStream: boolean;
  /** Print the raw response instead of its text. */
  readonly isJson: boolean;
  /** Draw the Markdown of the answer where standard output is a terminal with colors. */
  readonly isMarkdown?: boolean;
  /** Print tokens, times and cost after the answer. */
  readonly hasUsage: boolean;
  /** Price of a model whose service reports no cost. @default none is known */
  readonly findPrice?: FindPrice;
  /** Cancels this request without ending the conversation. */
  readonly signal?: AbortSignal;
  /** Called with each piece of text, so that a cancelled answer is not lost. */
  readonly onText?: (piece: string) => void;
}
