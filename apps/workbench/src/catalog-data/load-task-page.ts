import { loaders } from 'virtual:docs/tasks';
import type { TaskPage } from '@hubkit/catalog';
import type { DocModule } from '../doc-content/doc-page.ts';

const PAGES = import.meta.glob<TaskPage>('../../../../packages/catalog/src/tasks/*/page.ts', { import: 'page' });

/** The page of a task and its text. */
export interface LoadedTask {
  readonly page: TaskPage | undefined;
  readonly text: DocModule | undefined;
  /** What the task is. */
  readonly summary: string | undefined;
}

/** Loads the page of a task, each from a separate file; undefined for tasks without a description. */
export async function loadPage(id: string): Promise<TaskPage | undefined> {
  return PAGES[`../../../../packages/catalog/src/tasks/${id}/page.ts`]?.();
}

/** Loads the page of a task with its text. */
export async function loadTaskPage(id: string): Promise<LoadedTask> {
  const [page, text] = await Promise.all([loadPage(id), loaders[`tasks/${id}`]?.()]);
  const summary = page?.summary ?? (await import('./task-summaries.gen.ts')).TASK_SUMMARIES[id];
  return { page, text, summary };
}
