import { camelCase, generatedNote, property } from '../registry.ts';
import { taskFolder, tasksWithSchema } from '../task-folders.ts';

export const path = `${taskFolder}/schemas.gen.ts`;

/** The schemas of every task that has some. */
export async function write(): Promise<string> {
  const runnable = await tasksWithSchema({ hasMethod: true });
  const further = await tasksWithSchema({ hasMethod: false });
  return [
    generatedNote,
    ...[...runnable, ...further].sort().map((id) => `import * as ${camelCase(id)} from './${id}/schema.ts';`),
    '',
    '/** Input and output schemas of every task that the client can run. */',
    'export const TASK_SCHEMAS = {',
    ...runnable.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
    '/** Input and output schemas of tasks that the client has no method for. */',
    'export const FURTHER_TASK_SCHEMAS = {',
    ...further.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
  ].join('\n');
}
