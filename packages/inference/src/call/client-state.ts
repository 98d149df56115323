import type { CallOptions } from '../contract/options.ts';
import { PROVIDER_REGISTRY } from '../providers/provider-registry.gen.ts';
import { prepareFiles } from '../request/prepare-files.ts';
import { readUploads } from '../request/read-uploads.ts';
import type { ClientState } from '../routing/client-state.ts';
import { createDefaultModels } from '../routing/default-model.ts';
import { createMappingCache } from '../routing/mapping-cache.ts';
import { checkProvider, resolveRoutes } from '../routing/resolve-route.ts';
import { RetryBudgets } from '../transport/retry-budget.ts';
import type { CallSteps } from './start-call.ts';
import { readBody, toResult } from './to-result.ts';

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
    ofRoute: ({ provider, endpoint }, { endpoints = {} }) => ({
      retryBudget: budgets.of(
        endpoint?.url ?? `${provider.id} ${endpoints.router} ${endpoints.providers?.[provider.id]}`,
      ),
    }),
  };
}

const standaloneStates = new WeakMap<typeof fetch, ClientState>();

/**
 * Returns the state of the functions that are called without a client. They share it as long as they use the same
 * `fetch`: what one fetch was told, another might not be.
 */
export function standaloneState({ fetch = globalThis.fetch }: CallOptions = {}): ClientState {
  const state = standaloneStates.get(fetch) ?? createClientState({ fetch });
  standaloneStates.set(fetch, state);
  return state;
}

/** The steps of a call that may be of any task, at any provider. */
export const TASK_STEPS: CallSteps = {
  resolveRoutes: (request) => resolveRoutes(request, PROVIDER_REGISTRY),
  checkProvider: (task, provider) => checkProvider(task, provider, PROVIDER_REGISTRY),
  prepareFiles,
  readUploads,
  readBody,
  toResult,
};
