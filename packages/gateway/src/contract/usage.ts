import type { InferenceTask } from '@hubkit/inference';

/** One call of a user, for a ledger, a log or a bill. It has no content and no key. */
export interface UsageRecord {
  readonly requestId: string;
  /** Id of the user. */
  readonly user: string;
  readonly task: InferenceTask;
  /** Name of the model as the client gave it. */
  readonly model: string;
  /** Id of the provider that responded; undefined if none did. */
  readonly provider: string | undefined;
  /** The provider's own name of the model. */
  readonly providerModel: string | undefined;
  readonly isStream: boolean;
  /** `ok`, `cancelled` when the client left, or the code of the error. */
  readonly outcome: string;
  /** True for an answer from the cache, which costs 0 and counts no tokens. */
  readonly isCached: boolean;
  /** Undefined where the provider reports none. */
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  /** Tokens of the prompt that came from the provider's cache; part of `inputTokens`. */
  readonly cachedTokens: number | undefined;
  /** Tokens of the prompt that were written to the provider's cache; part of `inputTokens`. */
  readonly cacheWriteTokens: number | undefined;
  /**
   * Cost in US dollars, as limits and budgets count it: reported by the provider, or by the `price` of the model; undefined if neither
   * is known. A call that was left, or whose provider reports no usage, costs what was reserved for it; one that was refused, 0.
   */
  readonly cost: number | undefined;
  /** True if `cost` counts tokens that were reserved and not reported. */
  readonly isEstimated: boolean;
  /** Time of the request, in ms since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Time to the first chunk of a stream in ms. */
  readonly firstTokenMs: number | undefined;
}
