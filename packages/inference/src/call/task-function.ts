import type { TaskId } from '@hubkit/catalog';
import type { CallOptions } from '../contract/options.ts';
import type { Args, StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import type { StreamTaskId } from '../contract/task-types.ts';
import { PROVIDERS_BY_ID } from '../providers/providers.gen.ts';
import { readUpload } from '../request/read-upload.ts';
import { askDefaultModel, createDefaultModels, type DefaultModel } from '../routing/default-model.ts';
import { type LookUp, lookUpMapping } from '../routing/look-up-mapping.ts';
import { createMappingCache } from '../routing/mapping-cache.ts';
import { resolve } from '../routing/resolve-route.ts';
import { createRetryQuota } from '../transport/retry-budget.ts';
import { run } from './run-call.ts';
import type { Session } from './start-call.ts';
import { streamAnswer } from './stream-call.ts';

/** What calls without a client know: all providers, and nothing from earlier calls. */
export const freeSession: Session = /* @__PURE__ */ createSession(lookUpMapping, askDefaultModel);

/** What a client knows beside: what the hub has told it, and how much patience it has left. */
export function createClientSession(): Session {
  return { ...createSession(createMappingCache(), createDefaultModels()), quota: createRetryQuota() };
}

function createSession(lookUp: LookUp, defaultModel: DefaultModel): Session {
  return { lookUp, resolve: (question) => resolve(question, PROVIDERS_BY_ID, defaultModel), readUpload };
}

/** The function that runs a task. */
export function taskFunction<K extends TaskId>(task: K, session: Session = freeSession): TaskFunction<K> {
  const call = (args: Args<K>, options: CallOptions = {}) => run(task, args, options, session);
  // The adapter's output is typed by the task; the conditional type of the function cannot be followed to it.
  return call as TaskFunction<K>;
}

/** The function that runs a task and gives its answer piece by piece. */
export function streamFunction<K extends StreamTaskId>(task: K, session: Session = freeSession): StreamFunction<K> {
  return (args, options = {}) => streamAnswer({ task, args, options }, session);
}
