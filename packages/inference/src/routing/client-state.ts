import type { RetryBudget, RetryBudgets } from '../transport/retry-budget.ts';
import type { DefaultModel } from './default-model.ts';
import type { LookUp } from './look-up-mapping.ts';

/** State that all calls of a client share. */
export interface ClientState {
  readonly lookUp: LookUp;
  readonly defaultModel?: DefaultModel;
  /** The budget of look-ups, and of all requests where there are no `budgets`. */
  readonly retryBudget: RetryBudget;
  /** The budgets of the services that are called. */
  readonly budgets?: RetryBudgets;
}
