/** Numbers of a run: sums over its recorded attempts and the states of its rows. */
export interface Totals {
  readonly rows: number;
  readonly done: number;
  readonly dead: number;
  readonly waiting: number;
  /** Claimed by a process: their requests are under way. */
  readonly claimed: number;
  /** All recorded requests. */
  readonly requests: number;
  /** Requests whose response is unknown because their process ended: they were made again and may have been billed. */
  readonly lost: number;
  /**
   * Requests that were made for rows that had one before, after rate limits, failures and lost responses. A provider may have billed those
   * whose response was lost, broken or late.
   */
  readonly repeated: number;
  readonly inputTokens: number;
  /** Input tokens that came from a cache of the provider; part of `inputTokens`. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** Sum of the reported costs in the provider's currency, usually US dollars. */
  readonly cost: number;
}

/** Number of rows with a kind of failure, and the message of one of them. */
export interface FailureCount {
  readonly code: string;
  readonly count: number;
  readonly example: string;
}
