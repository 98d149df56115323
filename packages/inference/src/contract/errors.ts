import type { FailedAttempt } from './failover.ts';
import type { Job } from './job-handle.ts';
import type { Issue } from './schema.ts';

/** Marks our errors, so that `is` recognizes those of another copy of this package. */
const MARK: unique symbol = Symbol.for('@hubkit/inference error');

/** Stable, machine-readable error code. */
export type ErrorCode =
  | 'INPUT'
  | 'HUB_API'
  | 'PROVIDER_API'
  | 'PROVIDER_OUTPUT'
  | 'JOB'
  | 'CONNECTION'
  | 'TIMEOUT'
  | 'LIMIT'
  | 'UNAVAILABLE'
  | 'STREAM_INTERRUPTED';

/** The request that failed, without keys and without its content. */
export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The error response. */
export interface FailedResponse {
  readonly status: number;
  readonly requestId: string;
  readonly contentType: string;
  /** The server's advice about a retry, where it gives one. */
  readonly shouldRetry?: boolean;
  /** Set if the account has no credit left, whatever the status: 402, or 429 at OpenAI and others. Such a call is not repeated. */
  readonly isOutOfCredit?: boolean;
  /** Parsed JSON or text, from at most 64 kB, without keys. */
  readonly body: unknown;
}

/** The part of a stream that arrived before it broke. */
export interface PartialAnswer {
  readonly text: string;
  /** Number of values that were yielded. */
  readonly count: number;
  /** The last one. */
  readonly last?: unknown;
}

/** Names of the timeouts. */
export type TimeoutLayer = 'connect' | 'headers' | 'firstContent' | 'idle' | 'total' | 'job' | 'tool';

/** Causes of a failed connection. */
export type ConnectionFault = 'refused' | 'dns' | 'tls' | 'reset' | 'redirect' | 'decode' | 'unknown';

/** Details of a failure beside its message. */
export interface ErrorDetails {
  readonly cause?: unknown;
  /** Id of the provider, or the address of the custom endpoint without its query. */
  readonly provider?: string | undefined;
  readonly task?: string | undefined;
  readonly model?: string | undefined;
  readonly request?: FailedRequest | undefined;
  readonly response?: FailedResponse | undefined;
  readonly partial?: PartialAnswer | undefined;
  readonly layer?: TimeoutLayer | undefined;
  readonly fault?: ConnectionFault | undefined;
  /** The platform's own word for it, such as `ECONNREFUSED`. */
  readonly errno?: string | undefined;
  /** Bytes of the response that arrived before it broke. */
  readonly received?: number | undefined;
  /** Wait that the server requested, in ms. */
  readonly retryAfterMs?: number | undefined;
  /** The long job behind the call, to `resume` it. */
  readonly job?: Job | undefined;
  /** The providers that were tried or skipped, for a call with several. */
  readonly attempts?: readonly FailedAttempt[] | undefined;
  /** The text of an answer that does not have the requested format, without keys. */
  readonly answer?: string | undefined;
  /** Reasons why a schema did not accept a value. */
  readonly issues?: readonly Issue[] | undefined;
}

/** A class of ours, in this copy of the package or another. */
interface ErrorClass {
  readonly [MARK]?: boolean;
  readonly code?: ErrorCode | undefined;
}

/** Base class of the errors of this package. */
export class InferenceError extends Error {
  static readonly [MARK]: boolean = true;
  static readonly code: ErrorCode | undefined;
  /** What went wrong, as a stable word: `TIMEOUT`, `PROVIDER_API`. Undefined only for this base class itself. */
  readonly code: ErrorCode | undefined;
  declare readonly provider?: string;
  declare readonly task?: string;
  declare readonly model?: string;
  /** The failed request: method and URL, without credentials. */
  declare readonly request?: FailedRequest;
  /** The error response, with its status, headers, body and request id; undefined if none came. */
  declare readonly response?: FailedResponse;
  declare readonly partial?: PartialAnswer;
  declare readonly layer?: TimeoutLayer;
  declare readonly fault?: ConnectionFault;
  declare readonly errno?: string;
  declare readonly received?: number;
  declare readonly retryAfterMs?: number;
  declare readonly job?: Job;
  declare readonly attempts?: readonly FailedAttempt[];
  declare readonly answer?: string;
  declare readonly issues?: readonly Issue[];

  constructor(message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = new.target.code;
    Object.assign(this, details);
  }

  /** Recognizes an error of this class, also one from another copy of the package. */
  static is<Class extends new (message: string, details?: ErrorDetails) => InferenceError>(
    this: Class,
    value: unknown,
  ): value is InstanceType<Class> {
    let type = ((value as object | undefined)?.constructor ?? {}) as ErrorClass;
    // biome-ignore lint/complexity/noThisInStatic: `TimeoutError.is(e)` compares with the code of TimeoutError, so `this` is needed.
    const { code } = this as ErrorClass;
    while (type[MARK] && type.code !== code) type = Object.getPrototypeOf(type);
    return type[MARK] === true;
  }

  /** The HTTP status of the error response; undefined if none came. The same as `response.status`. */
  get status(): number | undefined {
    return this.response?.status;
  }

  /** The request, under the name older clients use. */
  get httpRequest(): this['request'] {
    return this.request as this['request'];
  }

  /** The response, under the name older clients use. */
  get httpResponse(): this['response'] {
    // TypeScript knows the member of this class only; classes that extend it may narrow the type.
    return this.response as this['response'];
  }

  /**
   * True when another call may succeed later: after rate limits, server errors, timeouts and broken connections. The failed
   * call may still have had an effect.
   */
  get isRetryable(): boolean {
    const { response, fault, layer, errno } = this;
    if (response) return response.shouldRetry ?? /^(40[89]|42[59]|50[0234]|52[0-49])$/.test(`${response.status}`);
    return layer !== undefined || (fault !== undefined && !/^(tls|redirect)$/.test(fault) && errno !== 'ENOTFOUND');
  }

  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** The arguments or options are invalid. Nothing was sent. */
export class InputError extends InferenceError {
  static override readonly code = 'INPUT';
  override readonly name = 'InputError';
}

/** The hub returned an error, or an invalid response. */
export class HubApiError extends InferenceError {
  static override readonly code = 'HUB_API';
  override readonly name = 'HubApiError';
}

/** A provider, or the router on its behalf, returned an error. */
export class ProviderApiError extends InferenceError {
  declare readonly request: FailedRequest;
  declare readonly response: FailedResponse;
  static override readonly code = 'PROVIDER_API';
  override readonly name = 'ProviderApiError';
}

/** A provider returned a response of another form than it promises. */
export class ProviderOutputError extends InferenceError {
  static override readonly code: ErrorCode = 'PROVIDER_OUTPUT';
  override readonly name: string = 'ProviderOutputError';
}

/** A long job ended without a result. */
export class JobError extends ProviderOutputError {
  static override readonly code = 'JOB';
  override readonly name = 'JobError';
}

/** The connection failed before a complete response arrived. */
export class ConnectionError extends InferenceError {
  static override readonly code = 'CONNECTION';
  override readonly name = 'ConnectionError';
}

/** A timeout elapsed; `layer` names which one. */
export class TimeoutError extends InferenceError {
  static override readonly code = 'TIMEOUT';
  override readonly name = 'TimeoutError';
}

/** A response exceeds `maxBytes`. */
export class LimitError extends InferenceError {
  static override readonly code = 'LIMIT';
  override readonly name = 'LimitError';
}

/** No request was sent, because the provider has failed too often: its breaker is open. */
export class UnavailableError extends InferenceError {
  static override readonly code = 'UNAVAILABLE';
  override readonly name = 'UnavailableError';

  override get isRetryable(): boolean {
    return true;
  }
}

/** A stream ended early; `partial` holds what had arrived. */
export class StreamInterruptedError extends InferenceError {
  static override readonly code = 'STREAM_INTERRUPTED';
  override readonly name = 'StreamInterruptedError';

  override get isRetryable(): boolean {
    return true;
  }
}
