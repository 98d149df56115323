import type { RetryBudget } from '../transport/retry-budget.ts';
import type { DefaultModel } from './default-model.ts';
import type { LookUp } from './look-up-mapping.ts';

/** State that all calls of a client share. */
export interface ClientState {
  readonly lookUp: LookUp;
  readonly defaultModel?: DefaultModel;
  readonly retryBudget: RetryBudget;
}
