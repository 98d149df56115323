import { camelCase, foldersWith, generatedNote, property } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/pages.gen.ts`;

/** Every task that models are tagged with; those without a `page.ts` are undefined. */
export async function write(): Promise<string> {
  const written = await foldersWith(taskFolder, 'page.ts');
  const ids = (await taskDefinitions()).filter(({ pipeline }) => pipeline !== undefined).map(({ id }) => id);
  const pagesWithoutTask = written.filter((id) => !ids.includes(id));
  if (pagesWithoutTask.length > 0)
    throw new Error(`Only tasks with a pipeline entry can have a page.ts: ${pagesWithoutTask}.`);
  const data = (id: string) =>
    written.includes(id) ? `taskData(${camelCase(id)}, ${camelCase(id)}Page)` : 'undefined';
  return [
    generatedNote,
    "import { taskData } from '../task-definition/task-data.ts';",
    ...written.flatMap((id) => [
      `import { page as ${camelCase(id)}Page } from './${id}/page.ts';`,
      `import { ${camelCase(id)} } from './${id}/task.ts';`,
    ]),
    '',
    '/** The page data of every pipeline task; undefined for a task without a page. */',
    'export const TASKS_DATA = {',
    ...ids.map((id) => `  ${property(id, data(id))},`),
    '};',
    '',
  ].join('\n');
}
