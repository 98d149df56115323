import type { CallOptions } from '../contract/options.ts';
import type { ClientState } from '../routing/client-state.ts';
import { createDefaultModels } from '../routing/default-model.ts';
import { createMappingCache } from '../routing/mapping-cache.ts';
import { RetryBudgets } from '../transport/retry-budget.ts';

/** Retry budgets by `fetch`: a service that fails gets no more retries from many clients than from one. */
const sharedBudgets = /* @__PURE__ */ new WeakMap<typeof fetch, RetryBudgets>();

/** Makes the state of a client: mapping cache, default models. Its retry budgets are those of all clients with its `fetch`. */
export function createClientState({ fetch = globalThis.fetch }: CallOptions = {}): ClientState {
  const budgets = sharedBudgets.get(fetch) ?? new RetryBudgets();
  sharedBudgets.set(fetch, budgets);
  return {
    lookUp: createMappingCache(),
    defaultModel: createDefaultModels(),
    retryBudget: budgets.of('hub'),
    budgets,
  };
}

const standaloneStates = new WeakMap<typeof fetch, ClientState>();

/**
 * Returns the state of the functions that are called without a client. They share it as long as they use the same
 * `fetch`, because each `fetch` may get other responses.
 */
export function standaloneState({ fetch = globalThis.fetch }: CallOptions = {}): ClientState {
  const state = standaloneStates.get(fetch) ?? createClientState({ fetch });
  standaloneStates.set(fetch, state);
  return state;
}
