import type { Message } from '@hubkit/messages';
import type { GatewayUser } from './user.ts';

/** A chat before it is sent, in the form of chat completions, whatever the form of the request. */
export interface ChatRequest {
  /** Name of the model as the gateway offers it. */
  readonly model: string;
  /** The conversation. */
  readonly messages: readonly unknown[];
  /** Most tokens of each choice, within the bounds. */
  readonly max_tokens: number;
  readonly [parameter: string]: unknown;
}

/** Facts of a call for `onRequest`. */
export interface RequestFacts {
  readonly requestId: string;
  /** True if the answer is streamed. */
  readonly isStream: boolean;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/**
 * Decision about a request: undefined or true sends it, other arguments are sent in its place, and false refuses it with status 400.
 * A `GatewayError` that is thrown refuses it, with a message for the client.
 */
export type RequestDecision = boolean | undefined | Readonly<Record<string, unknown>>;

/** An answer as far as it has arrived. */
export interface AnswerSoFar {
  readonly requestId: string;
  /** Name of the model as the client gave it. */
  readonly model: string;
  readonly user: GatewayUser;
  /** Number of the choice. */
  readonly index: number;
  /** The message so far: thoughts and calls of tools reach the client, too. */
  readonly message: Message;
  /** True once the choice is whole: nothing follows. */
  readonly isWhole: boolean;
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}

/**
 * Decision about an answer: undefined or true passes on what has arrived, `hold` keeps it back until the next decision, and false
 * ends the answer, with `content_filter` as the reason. A whole answer cannot be held: `hold` ends it.
 */
export type AnswerDecision = boolean | undefined | 'hold';
