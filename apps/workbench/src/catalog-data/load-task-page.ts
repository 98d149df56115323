import { loaders } from 'virtual:docs/tasks';
import type { TaskPage } from '@hubkit/catalog';
import type { DocModule } from '../doc-content/doc-page.ts';

const PAGES = import.meta.glob<TaskPage>('../../../../packages/catalog/src/tasks/*/page.ts', { import: 'page' });

/** The page of a task and its text. */
export interface LoadedTask {
  readonly page: TaskPage | undefined;
  readonly text: DocModule | undefined;
}

/** Loads the page of a task, each from a separate file. Both parts are undefined for tasks without a description. */
export async function loadTaskPage(id: string): Promise<LoadedTask> {
  const path = `../../../../packages/catalog/src/tasks/${id}/page.ts`;
  const [page, text] = await Promise.all([PAGES[path]?.(), loaders[`tasks/${id}`]?.()]);
  return { page, text };
}
