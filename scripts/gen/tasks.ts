import { camelCase, generatedNote, property } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/tasks.gen.ts`;

/** Every task definition under its id. */
export async function write(): Promise<string> {
  const ids = (await taskDefinitions()).map(({ id }) => id);
  return [
    generatedNote,
    ...ids.map((id) => `import { ${camelCase(id)} } from './${id}/task.ts';`),
    '',
    '/** Every task, in alphabetical order. */',
    'export const TASKS = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
  ].join('\n');
}
