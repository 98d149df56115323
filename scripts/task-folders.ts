import type { TaskDefinition } from '../packages/catalog/src/define-task.ts';
import { camelCase, foldersWith } from './registry.ts';

/** Where the tasks live. */
export const taskFolder = 'packages/catalog/src/tasks';

/** The definition of every task, read from `task.ts` in its folder. */
export async function taskDefinitions(): Promise<readonly TaskDefinition[]> {
  const ids = await foldersWith(taskFolder, 'task.ts');
  return Promise.all(ids.map(taskDefinition));
}

async function taskDefinition(id: string): Promise<TaskDefinition> {
  const path = `${taskFolder}/${id}/task.ts`;
  const module: Record<string, TaskDefinition> = await import(`../${path}`);
  const definition = module[camelCase(id)];
  if (definition === undefined) throw new Error(`${path} must export a task called ${camelCase(id)}.`);
  if (definition.id !== id) throw new Error(`${path}: the id is "${definition.id}", but the folder is called "${id}".`);
  return definition;
}
