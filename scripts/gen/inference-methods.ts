import { foldersWith, generatedNote } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = 'packages/inference/src/call/methods.gen.ts';

/** A task that the client can run. */
interface RunnableTask {
  readonly id: string;
  readonly method: string;
  readonly label: string;
  readonly isStreamed: boolean;
}

/** The tasks with a schema, by the name of their method. */
export async function runnableTasks(): Promise<readonly RunnableTask[]> {
  const ids = await foldersWith(taskFolder, 'schema.ts');
  const definitions = (await taskDefinitions()).filter(({ id }) => ids.includes(id));
  const tasks = await Promise.all(
    definitions.map(async ({ id, method, label }): Promise<RunnableTask> => {
      const file = `${taskFolder}/${id}/schema.ts`;
      if (!method) throw new Error(`${taskFolder}/${id}/task.ts must name a method, because the task has a schema.`);
      const schema: object = await import(`../../${file}`);
      return { id, method, label: label.toLowerCase(), isStreamed: 'streamOutput' in schema };
    }),
  );
  return [...tasks].sort((a, b) => (a.method < b.method ? -1 : 1));
}

/** The methods of the client and the tasks they run. */
export async function write(): Promise<string> {
  const tasks = await runnableTasks();
  const rows = (list: readonly RunnableTask[], suffix: string) =>
    list.map(({ id, method }) => `  ${method}${suffix}: '${id}',`);
  return [
    generatedNote,
    '',
    '/** The methods of the client and the tasks they run. */',
    'export const METHODS = {',
    ...rows(tasks, ''),
    '} as const;',
    '',
    '/** Those that give their answer piece by piece. */',
    'export const STREAM_METHODS = {',
    ...rows(
      tasks.filter(({ isStreamed }) => isStreamed),
      'Stream',
    ),
    '} as const;',
    '',
  ].join('\n');
}
