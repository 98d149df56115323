import type {
  AutomaticSpeechRecognitionOutput,
  AutomaticSpeechRecognitionStreamOutput,
  ChatCompletionOutput,
  ChatCompletionStreamOutput,
  TextGenerationOutput,
  TextGenerationStreamOutput,
} from '@hubkit/task-types';
import type { FailoverReason } from './failover.ts';
import type { ParsedChatChunk, ParsedChatCompletion } from './response-format.ts';
import type { ToolCall } from './tool.ts';

/** Tokens that a call used, as far as the provider reports them. */
export interface Usage {
  /** Tokens of the prompt, cached ones included. */
  readonly inputTokens?: number;
  /** Tokens of the result, those of its reasoning included. */
  readonly outputTokens?: number;
  readonly totalTokens?: number;
  /** Tokens of the prompt that came from the provider's cache; part of `inputTokens`. */
  readonly cachedTokens?: number;
  /** Tokens of the prompt that were written to the provider's cache; part of `inputTokens`. */
  readonly cacheWriteTokens?: number;
  /** Tokens of the result that were spent on reasoning. */
  readonly reasoningTokens?: number;
}

/** One request of a call, or a provider that was passed over without one. */
export interface CallAttempt {
  /** Id of the provider, or origin of the endpoint. */
  readonly provider: string;
  readonly model: string | undefined;
  /** Status of the response; undefined if none arrived. */
  readonly status?: number;
  readonly requestId?: string;
  /** Time from the request to its outcome in ms: the headers of the response that was used, or the failure. */
  readonly durationMs: number;
  /** Reason for which the attempt did not answer the call; undefined for the one that did. */
  readonly reason?: FailoverReason | 'other';
  /** Message of the failure. */
  readonly message?: string;
  /** Wait in ms before the retry that followed. */
  readonly retryDelayMs?: number;
}

/** Durations in ms, from the moment of the call. */
export interface CallTimings {
  /** Time in the queue of the limiter. */
  readonly queueMs: number;
  /** Until the headers of the response that was used arrived. */
  readonly headersMs?: number;
  /** Until the first chunk of a stream. */
  readonly firstTokenMs?: number;
  /** Until the result, or the end of the stream; undefined while it runs. */
  readonly totalMs?: number;
}

/** The response behind the result of a call. That of a stream goes on changing until the stream ends. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Request id of the service, to quote when reporting a problem. */
  readonly requestId: string | undefined;
  /** Id of the provider that responded. */
  readonly provider: string;
  /** Id of the model on the hub. */
  readonly model: string;
  /** The provider's own name of the model. */
  readonly providerModel: string;
  /** All requests of the call, the one that responded last, and skipped providers. */
  readonly attempts: readonly CallAttempt[];
  readonly timings: CallTimings;
  /** Differences between what the call wished and what was sent, such as a level of reasoning that the model does not have. */
  readonly warnings: readonly string[];
  /** Tokens used; undefined if the provider reports none. For a stream that was left or cut, the last reported numbers. */
  readonly usage: Usage | undefined;
  /** True for a result that came from the option `cache`: nothing was sent, `usage` and `cost` are 0. */
  readonly cached: boolean;
  /** Cost of the call in the provider's currency, usually US dollars; undefined where the provider reports none. */
  readonly cost: number | undefined;
  /** Settles when the result, or the stream, has ended, in whatever way. Never rejects. */
  readonly ended: Promise<void>;
}

/** The result of a call with the response behind it. */
export interface WithResponse<Data> {
  readonly data: Data;
  readonly response: CallResponse;
}

/** The promise of a result. */
export interface CallPromise<Result> extends Promise<Result> {
  /**
   * Resolves to the result and the response behind it: status, headers, provider, attempts, timings, usage. To be called
   * at once, on the call itself.
   */
  withResponse(): Promise<WithResponse<Result>>;
}

/** The whole result of a stream with such chunks. */
export type JoinedChunks<Chunk> =
  Chunk extends ParsedChatChunk<infer Value>
    ? unknown extends Value
      ? ChatCompletionOutput
      : ParsedChatCompletion<Value>
    : Chunk extends ChatCompletionStreamOutput
      ? ChatCompletionOutput
      : Chunk extends TextGenerationStreamOutput
        ? TextGenerationOutput
        : Chunk extends AutomaticSpeechRecognitionStreamOutput
          ? AutomaticSpeechRecognitionOutput
          : never;

/** The chunks of a streamed result, and ways to read them joined. Leaving the loop cancels the request. */
export interface ChunkStream<Chunk> extends AsyncGenerator<Chunk, void, undefined> {
  /**
   * Reads the rest of the stream, and resolves to the whole result: text, tool calls, usage, also of the chunks that were read
   * before. Rejects with the error of the stream, and with an InputError after the stream was left.
   */
  final(): Promise<JoinedChunks<Chunk>>;
  /** Yields the texts of the rest of the stream: of the first choice of a chat, of generated tokens, or of a transcript. */
  text(): AsyncGenerator<string, void, undefined>;
  /** Yields the rest of a chat as events, with tool calls joined from their fragments. */
  events(): AsyncGenerator<ChatStreamEvent, void, undefined>;
  /** Returns the rest of the stream as bytes, one line of JSON for each chunk, such as for the body of a `Response`. */
  toReadableStream(): ReadableStream<Uint8Array>;
}

/** The chunks of a streamed result. Leaving the loop cancels the request. */
export interface CallStream<Chunk> extends ChunkStream<Chunk> {
  /**
   * Starts the stream and resolves, when its first chunk has arrived, to the stream and the response behind it. To be
   * called before the first chunk is read.
   */
  withResponse(): Promise<WithResponse<ChunkStream<Chunk>>>;
}

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
