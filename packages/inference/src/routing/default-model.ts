import { HubApiError, InputError } from '../contract/errors.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallContext } from '../transport/context.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';
import { decodeText } from '../transport/exchange.ts';
import { parseJson } from '../transport/json-body.ts';
import { send } from '../transport/send.ts';
import { hubBase } from './urls.ts';

/** Lifetime of the cached recommendations of the hub. */
const TTL_MS = 3_600_000;

/** Finds the model of a task when the call names none. */
export type DefaultModel = (task: string, options: CallOptions, context: CallContext) => Promise<string>;

/** Finds the first model that the hub recommends for a task, remembered for one client: the hub describes all of its tasks at once, which is a long text. */
export function createDefaultModels(): DefaultModel {
  const kept = new Map<string, { readonly tasks: unknown; readonly at: number }>();
  return async (task, options, context) => {
    const hub = hubBase(options.endpoints);
    const known = kept.get(hub);
    if (known && context.clock.now() - known.at < TTL_MS) return firstModel(known.tasks, task);
    const tasks = await fetchTasks(options, context);
    kept.set(hub, { tasks, at: context.clock.now() });
    return firstModel(tasks, task);
  };
}

async function fetchTasks({ endpoints }: CallOptions, context: CallContext): Promise<unknown> {
  const failureText = 'Failed to load tasks definitions from Hugging Face Hub.';
  const url = `${hubBase(endpoints)}/api/tasks`;
  const request = { method: 'GET', url, headers: {}, isIdempotent: true, isHub: true, failureText };
  const text = decodeText(await send(request, context, (opened) => opened.readAll(context.maxBytes.json)));
  try {
    return parseJson(text, context);
  } catch (thrown) {
    throw new HubApiError(failureText, { ...context.subject, cause: await resolveDeferredError(thrown) });
  }
}

function firstModel(tasks: unknown, task: string): string {
  const entry: unknown = tasks instanceof Object && Object.hasOwn(tasks, task) && Reflect.get(tasks, task);
  const models: unknown = entry instanceof Object && Reflect.get(entry, 'models');
  const id: unknown = Array.isArray(models) ? models[0]?.id : undefined;
  if (typeof id === 'string') return id;
  throw new InputError(`No default model defined for task ${task}, please define the model explicitly.`);
}
