/** Marks our errors, so that `is` recognises those of another copy of this package. */
const MARK: unique symbol = Symbol.for('@hubkit/inference error');

/** Why a call failed, in a word that never changes. */
export type ErrorCode =
  | 'INPUT'
  | 'HUB_API'
  | 'PROVIDER_API'
  | 'PROVIDER_OUTPUT'
  | 'JOB'
  | 'CONNECTION'
  | 'TIMEOUT'
  | 'LIMIT'
  | 'STREAM_INTERRUPTED';

/** The request that failed, without keys and without its content. */
export interface FailedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer that said so. */
export interface FailedResponse {
  readonly status: number;
  readonly requestId: string;
  readonly contentType: string;
  /** What the server said of repeating the request. */
  readonly shouldRetry?: boolean;
  /** Parsed JSON or text, from at most 64 kB, without keys. */
  readonly body: unknown;
}

/** What a stream had given when it broke. */
export interface PartialAnswer {
  readonly text: string;
  /** How many values were handed over. */
  readonly count: number;
  /** The last one. */
  readonly last?: unknown;
}

/** Which limit of time ran out. */
export type TimeoutLayer = 'connect' | 'headers' | 'firstContent' | 'idle' | 'total' | 'job';

/** What kept a request from getting through. */
export type ConnectionFault = 'refused' | 'dns' | 'tls' | 'reset' | 'redirect' | 'decode' | 'unknown';

/** What is known about a failure beside its message. */
export interface ErrorDetails {
  readonly cause?: unknown;
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
  /** Bytes of the answer that came before it broke. */
  readonly received?: number | undefined;
  /** How long the server asked to wait. */
  readonly retryAfterMs?: number | undefined;
  /** The address of a long job that can still be asked for its result. */
  readonly job?: string | undefined;
}

/** A class of ours, in this copy of the package or another. */
interface ErrorClass {
  readonly [MARK]?: boolean;
  readonly code?: ErrorCode | undefined;
}

/** What every error of this package is. */
export class InferenceError extends Error {
  static readonly [MARK]: boolean = true;
  static readonly code: ErrorCode | undefined;
  readonly code: ErrorCode | undefined;
  declare readonly provider?: string;
  declare readonly task?: string;
  declare readonly model?: string;
  declare readonly request?: FailedRequest;
  declare readonly response?: FailedResponse;
  declare readonly partial?: PartialAnswer;
  declare readonly layer?: TimeoutLayer;
  declare readonly fault?: ConnectionFault;
  declare readonly errno?: string;
  declare readonly received?: number;
  declare readonly retryAfterMs?: number;
  declare readonly job?: string;

  constructor(message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = new.target.code;
    Object.assign(this, details);
  }

  /** Whether a value is an error of this class, also when it comes from another copy of the package. */
  static is<Class extends new (message: string, details?: ErrorDetails) => InferenceError>(
    this: Class,
    value: unknown,
  ): value is InstanceType<Class> {
    let type = ((value as object | undefined)?.constructor ?? {}) as ErrorClass;
    // biome-ignore lint/complexity/noThisInStatic: the answer depends on the class it is called on.
    const { code } = this as ErrorClass;
    while (type[MARK] && type.code !== code) type = Object.getPrototypeOf(type);
    return type[MARK] === true;
  }

  /** The request, under the name older clients use. */
  get httpRequest(): FailedRequest | undefined {
    return this.request;
  }

  /** The answer, under the name older clients use. */
  get httpResponse(): FailedResponse | undefined {
    return this.response;
  }

  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** The caller asked for something that cannot be done. Nothing was sent. */
export class InputError extends InferenceError {
  static override readonly code = 'INPUT';
  override readonly name = 'InputError';
}

/** The hub refused, or could not be understood. */
export class HubApiError extends InferenceError {
  static override readonly code = 'HUB_API';
  override readonly name = 'HubApiError';
}

/** A provider, or the router on its behalf, refused. */
export class ProviderApiError extends InferenceError {
  static override readonly code = 'PROVIDER_API';
  override readonly name = 'ProviderApiError';
}

/** A provider gave an answer that is not what it promises. */
export class ProviderOutputError extends InferenceError {
  static override readonly code: ErrorCode = 'PROVIDER_OUTPUT';
  override readonly name: string = 'ProviderOutputError';
}

/** A long job ended without a result. */
export class JobError extends ProviderOutputError {
  static override readonly code = 'JOB';
  override readonly name = 'JobError';
}

/** No answer got through. */
export class ConnectionError extends InferenceError {
  static override readonly code = 'CONNECTION';
  override readonly name = 'ConnectionError';
}

/** A limit of time ran out; `layer` says which. */
export class TimeoutError extends InferenceError {
  static override readonly code = 'TIMEOUT';
  override readonly name = 'TimeoutError';
}

/** An answer is larger than the caller allows. */
export class LimitError extends InferenceError {
  static override readonly code = 'LIMIT';
  override readonly name = 'LimitError';
}

/** A stream ended before the answer did. `partial` holds what had come. */
export class StreamInterruptedError extends InferenceError {
  static override readonly code = 'STREAM_INTERRUPTED';
  override readonly name = 'StreamInterruptedError';
}
