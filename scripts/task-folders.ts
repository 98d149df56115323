import { TASK_SAMPLES } from '../packages/catalog/src/samples.ts';
import type { TaskSample } from '../packages/catalog/src/task-definition/define-sample.ts';
import type { TaskDefinition } from '../packages/catalog/src/task-definition/define-task.ts';
import { camelCase, foldersWith, importNamed } from './registry.ts';

/** The folder of the tasks. */
export const taskFolder = 'packages/catalog/src/tasks';

/** The definition of every task, read from `task.ts` in its folder. */
export async function taskDefinitions(): Promise<readonly TaskDefinition[]> {
  const ids = await foldersWith(taskFolder, 'task.ts');
  return Promise.all(ids.map(taskDefinition));
}

/** Ids of the tasks with a schema, sorted; either those with a client method, or those without. */
export async function tasksWithSchema({ hasMethod }: { readonly hasMethod: boolean }): Promise<readonly string[]> {
  const definitions = await taskDefinitions();
  const ids = await foldersWith(taskFolder, 'schema.ts');
  return ids.filter((id) => (definitions.find((task) => task.id === id)?.method !== undefined) === hasMethod);
}

/** The sample of a task, if it has one. */
export function findSample(id: string): TaskSample | undefined {
  const samples: Readonly<Record<string, TaskSample>> = TASK_SAMPLES;
  return Object.hasOwn(samples, id) ? samples[id] : undefined;
}

async function taskDefinition(id: string): Promise<TaskDefinition> {
  const path = `${taskFolder}/${id}/task.ts`;
  const definition = await importNamed<TaskDefinition>(path, camelCase(id));
  if (definition.id !== id) throw new Error(`${path}: the id is "${definition.id}", but the folder is called "${id}".`);
  return definition;
}
