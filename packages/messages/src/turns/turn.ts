import type { Members } from '../message.ts';

/** A tool call of a model, with its result once the tool has run. */
export interface ToolCallPart {
  readonly type: 'tool-call';
  /** Id for sending the result. */
  readonly id?: string | undefined;
  readonly name: string;
  /** JSON text; its beginning while the call arrives. */
  readonly arguments: string;
  /** Text of the result; undefined until the tool has run. */
  readonly result?: string | undefined;
  /** Result as content parts, such as images, for services that take them; `result` has their text. */
  readonly resultParts?: readonly object[] | undefined;
  /** True if the tool failed and `result` is the reason. @default false */
  readonly isError?: boolean | undefined;
  /** State of the approval, for tools that need one: only approved calls run. */
  readonly approval?: 'asked' | 'approved' | 'denied' | undefined;
  /** Why the call was denied, for the model to read. */
  readonly denial?: string | undefined;
  /** Proof that the call is the server's own, which goes back with the decision. */
  readonly seal?: string | undefined;
  /** True for a call whose message a token limit or a filter has ended: it neither runs nor goes back. @default false */
  readonly isCut?: boolean | undefined;
  /** Response of the model in which the call came, counted from 0. @default 0 */
  readonly step?: number | undefined;
  /** Members of the call beside these, such as signatures, which go back to the service. */
  readonly members?: Members | undefined;
}

/** A part of a message. */
export type MessagePart =
  | { readonly type: 'text'; readonly text: string; readonly step?: number | undefined }
  | {
      readonly type: 'reasoning';
      readonly text: string;
      readonly step?: number | undefined;
      /** Member of the message that had it: `content` for thoughts between tags in the text. @default one in `Turn.steps` */
      readonly member?: string | undefined;
    }
  /** The words in which a model declines. */
  | { readonly type: 'refusal'; readonly text: string; readonly step?: number | undefined }
  | {
      readonly type: 'image';
      readonly url: string;
      readonly alt?: string | undefined;
      readonly step?: number | undefined;
    }
  | {
      readonly type: 'file';
      readonly name: string;
      readonly mediaType?: string | undefined;
      /** The file in the form of OpenAI's API, such as `{ type: 'file', file: { … } }` or `{ type: 'input_audio', … }`. */
      readonly content: object;
      readonly step?: number | undefined;
    }
  | ToolCallPart
  | {
      readonly type: 'object';
      /** A structured answer; members may be missing while `isPartial`. */
      readonly value: unknown;
      readonly isPartial?: boolean | undefined;
      readonly step?: number | undefined;
    };

/** A failure of a call: plain data, which can be stored. */
export interface Failure {
  /** A sentence for people. */
  readonly message: string;
  /** Machine-readable code of the error, such as `PROVIDER_API` or `rate_limit_exceeded`. */
  readonly code?: string | undefined;
  /** HTTP status of the response, if there was one. */
  readonly status?: number | undefined;
  /** Id of the request, for support. */
  readonly requestId?: string | undefined;
  /** Delay in ms that the service asks for before a retry. */
  readonly retryAfterMs?: number | undefined;
  /** False if the same request would fail again, such as after wrong input; true where the user has to sign in. */
  readonly canRetry: boolean;
}

/** Token counts of an answer, as the service reports them. */
export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** A stream that a gateway keeps, while a message is read from it. */
export interface KeptStream {
  /** Handle of the stream at its gateway. */
  readonly handle: string;
  /** Number of its events that the message has. */
  readonly events: number;
  /** The message before the stream. */
  readonly before: Pick<Turn, 'parts' | 'steps' | 'responses' | 'usage'>;
}

/** A message of a conversation. Messages with the same parent are versions of each other. */
export interface Turn {
  readonly id: string;
  /** The message before; null for the first. */
  readonly parent: string | null;
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly parts: readonly MessagePart[];
  /**
   * Members of the responses of an answer that no part has, by their step: what goes back to the service beside text, reasoning and
   * tool calls, and annotations.
   */
  readonly steps?: readonly Members[] | undefined;
  /** Members of the responses around their messages, such as `logprobs`, by their step. They never go back to the service. */
  readonly responses?: readonly Members[] | undefined;
  /** `waiting` for the first words, `open` while words arrive, `interrupted` if the page was closed meanwhile. */
  readonly status: 'waiting' | 'open' | 'done' | 'stopped' | 'failed' | 'interrupted';
  /** Finish reason, such as `length` if the token limit was reached. */
  readonly finish?: string | undefined;
  /** Reason of the status `failed`. */
  readonly failure?: Failure | undefined;
  /** Data of the page, kept with the message and never sent. */
  readonly data?: Members | undefined;
  /** The stream that the message is read from, to which another page may attach. @default none is kept */
  readonly stream?: KeptStream | undefined;
  /** True while another tab writes the message, which this one cannot stop. @default false */
  readonly isElsewhere?: boolean | undefined;
  /** True for messages that were deleted. @default false */
  readonly isHidden?: boolean | undefined;
  /** Name of the model that wrote the message. */
  readonly model?: string | undefined;
  /** Model, and service, that the message was requested from; others are sent neither its reasoning nor its signatures. */
  readonly requestedFrom?: string | undefined;
  readonly usage?: TokenUsage | undefined;
  /** Start of the request, arrival of the first content, and end of the answer, in ms since 1970. */
  readonly startedAt?: number | undefined;
  readonly firstAt?: number | undefined;
  readonly endedAt?: number | undefined;
}

/** True while an answer waits or arrives. */
export function isOpen({ status }: Pick<Turn, 'status'>): boolean {
  return status === 'waiting' || status === 'open';
}

/** Tool calls of a message without a result, except those that were cut off. */
export function pendingCalls({ parts }: Pick<Turn, 'parts'>): readonly ToolCallPart[] {
  return parts.filter(
    (part) => part.type === 'tool-call' && part.result === undefined && !part.isCut,
  ) as ToolCallPart[];
}

/** The words of a message, without reasoning, tool calls and files. */
export function textOfTurn({ parts }: Pick<Turn, 'parts'>): string {
  return parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n\n');
}
