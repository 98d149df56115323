import type { FailoverReason } from './failover.ts';

/** Tokens that a call used, as far as the provider reports them. */
export interface Usage {
  /** Tokens of the prompt, cached ones included. */
  readonly inputTokens?: number;
  /** Tokens of the result, those of its reasoning included. */
  readonly outputTokens?: number;
  readonly totalTokens?: number;
  /** Tokens of the prompt that came from the provider's cache. */
  readonly cachedTokens?: number;
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
  /** Tokens used; undefined if the provider reports none. For a stream that was left or cut, the last reported numbers. */
  readonly usage: Usage | undefined;
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

/** The chunks of a streamed result. Leaving the loop cancels the request. */
export interface CallStream<Chunk> extends AsyncGenerator<Chunk, void, undefined> {
  /**
   * Starts the stream and resolves, when its first chunk has arrived, to the stream and the response behind it. To be
   * called before the first chunk is read.
   */
  withResponse(): Promise<WithResponse<AsyncGenerator<Chunk, void, undefined>>>;
}
