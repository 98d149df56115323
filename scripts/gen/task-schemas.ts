import { camelCase, foldersWith, generatedNote, property } from '../registry.ts';
import { taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/schemas.gen.ts`;

/** The schemas of every task that has some. */
export async function write(): Promise<string> {
  const ids = await foldersWith(taskFolder, 'schema.ts');
  return [
    generatedNote,
    ...ids.map((id) => `import * as ${camelCase(id)} from './${id}/schema.ts';`),
    '',
    '/** Input and output schemas of every task. */',
    'export const TASK_SCHEMAS = {',
    ...ids.map((id) => `  ${property(id, camelCase(id))},`),
    '} as const;',
    '',
  ].join('\n');
}
