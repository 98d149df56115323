import type { TaskId } from '@hubkit/catalog';
import type { CallOptions } from '../contract/options.ts';
import type { Args, StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import type { StreamTaskId } from '../contract/task-types.ts';
import { PROVIDERS_BY_ID } from '../providers/providers.gen.ts';
import { readUpload } from '../request/read-upload.ts';
import { createDefaultModels, type DefaultModel, lookUpDefaultModel } from '../routing/default-model.ts';
import { type LookUp, lookUpMapping } from '../routing/look-up-mapping.ts';
import { createMappingCache } from '../routing/mapping-cache.ts';
import { resolveRoute } from '../routing/resolve-route.ts';
import { createRetryBudget } from '../transport/retry-budget.ts';
import { runCall } from './run-call.ts';
import type { ClientState } from './start-call.ts';
import { streamCall } from './stream-call.ts';

/** What calls without a client know: all providers, and nothing from earlier calls. */
export const standaloneState: ClientState = /* @__PURE__ */ createState(lookUpMapping, lookUpDefaultModel);

/** What a client knows beside: what the hub has told it, and how much patience it has left. */
export function createClientState(): ClientState {
  return { ...createState(createMappingCache(), createDefaultModels()), retryBudget: createRetryBudget() };
}

function createState(lookUp: LookUp, defaultModel: DefaultModel): ClientState {
  return { lookUp, resolveRoute: (request) => resolveRoute(request, PROVIDERS_BY_ID, defaultModel), readUpload };
}

/** The function that runs a task. */
export function taskFunction<K extends TaskId>(task: K, state: ClientState = standaloneState): TaskFunction<K> {
  const call = (args: Args<K>, options: CallOptions = {}) => runCall(task, args, options, state);
  // The adapter's output is typed by the task; the conditional type of the function cannot be followed to it.
  return call as TaskFunction<K>;
}

/** The function that runs a task and gives its answer piece by piece. */
export function streamFunction<K extends StreamTaskId>(
  task: K,
  state: ClientState = standaloneState,
): StreamFunction<K> {
  return (args, options = {}) => streamCall({ task, args, options }, state);
}
