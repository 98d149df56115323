import { isJsonObject } from '../http/json-body.ts';

/** The task catalogue in the form of the hub's `/api/tasks`: without the tasks that have no page. */
export async function taskList(): Promise<object> {
  // Loaded on demand: most runs never ask for it, and the emulator has to start fast.
  const catalog: Readonly<Record<string, unknown>> = await import('@hubkit/catalog');
  const tasks = isJsonObject(catalog.TASKS_DATA) ? catalog.TASKS_DATA : {};
  return Object.fromEntries(Object.entries(tasks).filter(([, task]) => task !== undefined));
}
