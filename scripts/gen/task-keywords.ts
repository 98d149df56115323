import { foldersWith, generatedNote, importModule, objectKey } from '../registry.ts';
import { taskFolder } from '../task-folders.ts';

export const path = `${taskFolder}/keywords.gen.ts`;

/** The keywords of all tasks apart from their definitions: only searches load them. */
export async function write(): Promise<string> {
  const rows = await Promise.all(
    (await foldersWith(taskFolder, 'task.ts')).map(async (id) => {
      const { keywords } = await importModule<readonly string[]>(`${taskFolder}/${id}/task.ts`);
      return keywords === undefined ? [] : [`  ${objectKey(id)}: ${JSON.stringify(keywords)},`];
    }),
  );
  return [
    generatedNote,
    '',
    '/** Everyday words for every task that has some, by its id. */',
    'export const TASK_KEYWORDS: Readonly<Record<string, readonly string[]>> = {',
    ...rows.flat(),
    '};',
    '',
  ].join('\n');
}
