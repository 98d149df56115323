import type { Failure } from '@hubkit/messages/turns';

/** An error response of a gateway, or a stream that broke off. */
export class GatewayError extends Error implements Failure {
  declare readonly code: string | undefined;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly canRetry: boolean;
  override readonly name = 'GatewayError';

  constructor({ message, ...facts }: Failure, options?: ErrorOptions) {
    super(message, options);
    Object.assign(this, facts);
  }
}

/** The fields of errors that are read: those of this package, of clients and of anything else that is thrown. */
interface AnyError extends Partial<Failure> {
  readonly isRetryable?: boolean;
  readonly response?: { readonly status?: number; readonly requestId?: string };
}

/** Describes any error as plain data. */
export function toFailure(error: unknown): Failure {
  const fields: AnyError = Object(error);
  const { message = String(error), code, retryAfterMs, response = fields } = fields;
  const { status, requestId } = response;
  return {
    message,
    code,
    status,
    requestId,
    retryAfterMs,
    canRetry: fields.canRetry ?? fields.isRetryable ?? !(code === 'INPUT' || isPermanent(status)),
  };
}

/** True if the same request would get the same response. After 401, it may be accepted once the user has signed in. */
export function isPermanent(status: number | undefined): boolean {
  // 4xx, but not 401, 408, 409, 425 and 429.
  return /^4(?!0[189]|2[59])/.test(String(status));
}
