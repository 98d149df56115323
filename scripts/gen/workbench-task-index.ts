import type { TaskPage } from '../../packages/catalog/src/define-page.ts';
import { foldersWith, importNamed } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

export const path = 'apps/workbench/src/catalog/task-index.gen.ts';

/** Every task as cards and the search of the workbench show it; the pages themselves are loaded one by one. */
export async function write(): Promise<string> {
  const described = await foldersWith(taskFolder, 'page.ts');
  const tasks = (await taskDefinitions()).filter(({ pipeline }) => pipeline !== undefined);
  const entries = await Promise.all(
    tasks.map(async ({ id, label, method, pipeline, libraries = [] }) => {
      const page = described.includes(id)
        ? await importNamed<TaskPage>(`${taskFolder}/${id}/page.ts`, 'page')
        : undefined;
      const isPlaceholder = page === undefined || page.isPlaceholder === true;
      return {
        id,
        label,
        modality: pipeline?.modality,
        ...(page?.summary && { summary: firstSentence(page.summary) }),
        ...(isPlaceholder && { isPlaceholder }),
        ...(method === undefined ? {} : { canRun: true }),
        libraries,
      };
    }),
  );
  return [
    '// Written by `npm run gen` from packages/catalog/src/tasks. Do not edit.',
    "import type { TaskEntry } from './task-entry.ts';",
    '',
    '/** Every task, as lists show it. */',
    'export const TASK_INDEX: readonly TaskEntry[] = [',
    ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
    '];',
    '',
  ].join('\n');
}

/** The first sentence: cards have room for no more, and the page has the rest. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text;
}
