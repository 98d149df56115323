/** Remaining budget for retries. All calls of a client share one, so that a failing server is not flooded. */
export interface RetryBudget {
  tokens: number;
}

const FULL_BUDGET = 500;

/** Makes a full retry budget. */
export function createRetryBudget(): RetryBudget {
  return { tokens: FULL_BUDGET };
}

/** Returns a little of the budget, for a request that succeeded. */
export function refill(budget: RetryBudget): void {
  budget.tokens = Math.min(FULL_BUDGET, budget.tokens + 1);
}
