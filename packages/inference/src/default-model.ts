import { HubApiError, InputError } from './errors.ts';
import type { CallOptions } from './options.ts';
import { hubBase } from './route.ts';
import type { Context } from './transport/context.ts';
import { parseJson, readText } from './transport/read.ts';
import { send } from './transport/send.ts';

/** Asks the hub which model to use for a task when the caller names none: the first one it recommends. */
export async function askDefaultModel(task: string, { endpoints }: CallOptions, context: Context): Promise<string> {
  const failure = 'Failed to load tasks definitions from Hugging Face Hub.';
  const request = {
    method: 'GET',
    url: `${hubBase(endpoints)}/api/tasks`,
    headers: {},
    isRepeatable: true,
    isHub: true,
    failure,
  };
  const text = await send(request, context, (reply) => readText(reply, context.maxBytes.json));
  let tasks: unknown;
  try {
    tasks = parseJson(text, context);
  } catch (cause) {
    throw new HubApiError(failure, { ...context.subject, cause });
  }
  const entry: unknown = tasks instanceof Object && Object.hasOwn(tasks, task) && Reflect.get(tasks, task);
  const models: unknown = entry instanceof Object && Reflect.get(entry, 'models');
  const id: unknown = Array.isArray(models) ? models[0]?.id : undefined;
  if (typeof id === 'string') return id;
  throw new InputError(`No default model defined for task ${task}, please define the model explicitly.`);
}
