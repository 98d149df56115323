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

/** Maximum number of budgets kept. */
const MOST = 500;

/** Retry budgets by service, so that an outage of one does not use up the retries of the others. */
export class RetryBudgets {
  readonly #budgets = new Map<string, RetryBudget>();
  #last: { readonly service: string; readonly budget: RetryBudget } | undefined;

  /** Returns the budget of a service. */
  of(service: string): RetryBudget {
    if (this.#last?.service !== service) this.#last = { service, budget: this.#take(service) };
    return this.#last.budget;
  }

  #take(service: string): RetryBudget {
    const budget = this.#budgets.get(service) ?? createRetryBudget();
    // The one that was used last stands at the end.
    this.#budgets.delete(service);
    this.#budgets.set(service, budget);
    if (this.#budgets.size > MOST) this.#budgets.delete(this.#budgets.keys().next().value as string);
    return budget;
  }
}
