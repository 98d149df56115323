import type { TaskPage } from '../../packages/catalog/src/define-page.ts';
import { foldersWith, importNamed, type Registry } from '../registry.ts';
import { taskDefinitions, taskFolder } from '../task-folders.ts';

const NOTE = '// Written by `npm run gen` from packages/catalog/src/tasks. Do not edit.';
const FOLDER = 'apps/workbench/src/catalog-data';

/**
 * Every task as lists of the workbench show it; the pages themselves are loaded one by one. The sentences about them are half
 * of it, which pages of one task do without.
 */
export async function registries(): Promise<readonly Registry[]> {
  return [
    { path: `${FOLDER}/task-index.gen.ts`, write: writeIndex },
    { path: `${FOLDER}/task-summaries.gen.ts`, write: writeSummaries },
  ];
}

async function writeIndex(): Promise<string> {
  const entries = (await listedTasks()).map(({ task: { id, label, method, pipeline, libraries = [] }, page }) => ({
    id,
    label,
    modality: pipeline?.modality,
    ...(page === undefined && { isPlaceholder: true }),
    ...(method === undefined ? {} : { canRun: true }),
    libraries,
  }));
  return [
    NOTE,
    "import type { TaskEntry } from './task-entry.ts';",
    '',
    '/** Every task, as lists show it. */',
    'export const TASK_INDEX: readonly TaskEntry[] = [',
    ...entries.map((entry) => `  ${JSON.stringify(entry)},`),
    '];',
    '',
  ].join('\n');
}

async function writeSummaries(): Promise<string> {
  return [
    NOTE,
    '',
    '/** First sentence about each task, by id; tasks without a page have no entry. */',
    'export const TASK_SUMMARIES: Readonly<Record<string, string>> = {',
    ...(await listedTasks()).flatMap(({ task, page }) =>
      page?.summary ? [`  ${JSON.stringify(task.id)}: ${JSON.stringify(firstSentence(page.summary))},`] : [],
    ),
    '};',
    '',
  ].join('\n');
}

/** Tasks that are used as pipeline tags, with their page if there is one. */
async function listedTasks() {
  const described = await foldersWith(taskFolder, 'page.ts');
  const tasks = (await taskDefinitions()).filter(({ pipeline }) => pipeline !== undefined);
  return Promise.all(
    tasks.map(async (task) => ({
      task,
      page: described.includes(task.id)
        ? await importNamed<TaskPage>(`${taskFolder}/${task.id}/page.ts`, 'page')
        : undefined,
    })),
  );
}

/** Returns the first sentence of a summary, which fits on a card. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text;
}
