/** Kinds of refusals and failures of a gateway. Errors of providers have the codes of `@hubkit/inference`. */
export type GatewayErrorCode =
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'ORIGIN'
  | 'NOT_FOUND'
  | 'METHOD'
  | 'MODEL'
  | 'INPUT'
  | 'CONTENT_FILTER'
  | 'TOO_LARGE'
  | 'MEDIA_TYPE'
  | 'SLOW'
  | 'EXPIRED'
  | 'RATE_LIMIT'
  | 'BUDGET'
  | 'CONCURRENCY'
  | 'LIMITS_UNAVAILABLE'
  | 'STREAM_INTERRUPTED'
  | 'INTERNAL';

/** HTTP status of each code. */
const STATUS: Readonly<Record<GatewayErrorCode, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  ORIGIN: 403,
  NOT_FOUND: 404,
  METHOD: 405,
  MODEL: 404,
  INPUT: 400,
  CONTENT_FILTER: 400,
  TOO_LARGE: 413,
  MEDIA_TYPE: 415,
  SLOW: 408,
  EXPIRED: 410,
  RATE_LIMIT: 429,
  BUDGET: 429,
  CONCURRENCY: 429,
  LIMITS_UNAVAILABLE: 503,
  STREAM_INTERRUPTED: 502,
  INTERNAL: 500,
};

/** Details of a refusal. */
export interface GatewayErrorDetails {
  readonly cause?: unknown;
  /** Field of the request that is wrong. */
  readonly param?: string | undefined;
  /** Time in ms after which another attempt may succeed. */
  readonly retryAfterMs?: number | undefined;
}

/** A request that the gateway refuses. `authorize`, `onRequest` and `onAnswer` may throw one; its message is sent to the client. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly code: GatewayErrorCode;
  /** HTTP status of the response. */
  readonly status: number;
  readonly param: string | undefined;
  readonly retryAfterMs: number | undefined;

  /** Recognizes an error of this class, also one from another copy of the package. */
  static is(value: unknown): value is GatewayError {
    return value instanceof Error && value.name === 'GatewayError' && 'status' in value;
  }

  constructor(code: GatewayErrorCode, message: string, { cause, param, retryAfterMs }: GatewayErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = STATUS[code];
    this.param = param;
    this.retryAfterMs = retryAfterMs;
  }
}
