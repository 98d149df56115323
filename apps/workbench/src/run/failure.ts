/** A failure as the page shows it. Plain data without keys, which can be stored. */
export interface Failure {
  /** The kind, in the client's words: `ProviderApiError`. */
  readonly kind: string;
  /** The error in a few words. */
  readonly title: string;
  readonly message: string;
  /** A remedy, in a sentence. */
  readonly advice: string;
  /** True when the same call may succeed later. */
  readonly isRetryable: boolean;
  readonly provider?: string;
  readonly status?: number;
  readonly requestId?: string;
  /** Delay in ms that the service requested. */
  readonly retryAfterMs?: number;
  readonly method?: string;
  readonly url?: string;
  /** The response, printed. The client has taken the keys out of it. */
  readonly body?: string;
}
