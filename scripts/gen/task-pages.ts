import { camelCase, foldersWith, generatedNote, property } from '../registry.ts';
import { taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/pages.gen.ts`;

/** The tasks that have a page. */
export async function write(): Promise<string> {
  const ids = await foldersWith(taskFolder, 'page.ts');
  return [
    generatedNote,
    "import { taskData } from '../task-data.ts';",
    ...ids.flatMap((id) => [
      `import { page as ${camelCase(id)}Page } from './${id}/page.ts';`,
      `import { ${camelCase(id)} } from './${id}/task.ts';`,
    ]),
    '',
    '/** Every task with all that its page shows. */',
    'export const TASKS_DATA = {',
    ...ids.map((id) => `  ${property(id, `taskData(${camelCase(id)}, ${camelCase(id)}Page)`)},`),
    '};',
    '',
  ].join('\n');
}
