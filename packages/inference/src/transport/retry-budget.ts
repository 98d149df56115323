/** Remaining budget for retries. All calls of a client share one, so that a failing server is not flooded. */
export interface RetryBudget {
  tokens: number;
}

export const FULL_BUDGET = 500;

/** Makes a full retry budget. */
export function createRetryBudget(): RetryBudget {
  return { tokens: FULL_BUDGET };
}
