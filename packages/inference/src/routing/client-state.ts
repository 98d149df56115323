import type { CallOptions } from '../contract/options.ts';
import type { RetryBudget } from '../transport/retry-budget.ts';
import type { DefaultModel } from './default-model.ts';
import type { LookUp } from './look-up-mapping.ts';

/** The service of a route: a provider, or an endpoint of the user. */
interface Service {
  readonly provider: { readonly id: string };
  readonly endpoint?: { readonly url: string } | undefined;
}

/** State that all calls of a client share. */
export interface ClientState {
  readonly lookUp: LookUp;
  readonly defaultModel?: DefaultModel;
  /** The budget of look-ups, and of requests where `ofRoute` is missing. */
  readonly retryBudget: RetryBudget;
  /** State that the calls of one route share: the budget of the requests to its base address. */
  readonly ofRoute?: (service: Service, options: CallOptions) => Pick<ClientState, 'retryBudget'>;
}
