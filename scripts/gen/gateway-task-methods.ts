import { generatedNote } from '../registry.ts';
import { runnableTasks } from '../runnable-tasks.ts';

export const path = 'packages/gateway/src/routes/task-methods.gen.ts';

/** The methods of the client by their tasks: what the gateway runs, and nothing else. */
export async function write(): Promise<string> {
  const tasks = [...(await runnableTasks())].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    generatedNote,
    "import type { InferenceClient, InferenceTask } from '@hubkit/inference';",
    '',
    '/** Method of the client for each task that has one. */',
    'export const TASK_METHODS: { readonly [K in InferenceTask]?: keyof InferenceClient } = {',
    ...tasks.map(({ id, method }) => `  ${/-/.test(id) ? `'${id}'` : id}: '${method}',`),
    '};',
    '',
  ].join('\n');
}
