/**
 * Reasons for which a provider does not answer a call that may go to another one:
 *
 * | reason | failure | fails over by default |
 * |---|---|---|
 * | `connection` | no connection, or one that broke: refused, DNS, TLS, reset, undecodable body | yes |
 * | `timeout` | no headers or no content in time, or 408 | yes |
 * | `rate-limit` | 429 | yes |
 * | `server-error` | 5xx, 409, 425 | yes |
 * | `malformed` | a response of another form than documented | yes |
 * | `not-served` | the provider does not serve the model, or not to these credentials | yes |
 * | `breaker-open` | the provider has failed too often recently; no request was sent | yes |
 * | `interrupted` | a stream that broke after its first token | no; where it does, the rest is requested |
 * | `payment` | an account without credit: 402, or 429 with such a code | no |
 * | `unauthorized` | 401, 403 | no |
 * | `not-found` | 404, 410 | no |
 *
 * An abort, the end of the whole call's time, and any other error response never fail over, nor does a call whose job
 * was accepted.
 */
export type FailoverReason =
  | 'connection'
  | 'timeout'
  | 'rate-limit'
  | 'server-error'
  | 'malformed'
  | 'not-served'
  | 'breaker-open'
  | 'interrupted'
  | 'payment'
  | 'unauthorized'
  | 'not-found';

/** Settings of calls that list several providers. */
export interface FailoverOptions {
  /**
   * Reasons to try the next provider; those that are not named keep their default. With `interrupted`, a chat whose stream
   * breaks is sent again, to the next provider or the same one, with the text so far as the beginning of the answer: twice
   * at most, not within a tool call, and only as good as the model is at continuing a text.
   */
  readonly on?: Partial<Readonly<Record<Exclude<FailoverReason, 'breaker-open'>, boolean>>>;
  /** Longest wait in ms that a provider may demand before a retry while another one is left. @default 2000 */
  readonly maxWaitMs?: number;
}

/** A provider that was tried or passed over, and why it did not answer. */
export interface FailedAttempt {
  readonly provider: string;
  readonly model: string | undefined;
  readonly reason: FailoverReason;
  /** Message of the failure; undefined for a provider that was passed over without a request. */
  readonly message?: string | undefined;
  /** Status of the error response, where there was one. */
  readonly status?: number | undefined;
}
