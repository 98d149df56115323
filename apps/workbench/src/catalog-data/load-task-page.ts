import { loaders } from 'virtual:docs/tasks';
import type { TaskPage } from '@hubkit/catalog';
import type { DocModule } from '../doc-content/doc-page.ts';

const PAGES = import.meta.glob<TaskPage>('../../../../packages/catalog/src/tasks/*/page.ts', { import: 'page' });

/** The page of a task and its text. */
export interface LoadedTask {
  readonly page: TaskPage | undefined;
  readonly text: DocModule | undefined;
}

/** Ids of the models that the page of a task recommends, the first choice first. */
export async function loadPicks(id: string): Promise<readonly string[]> {
  const page = await PAGES[toPath(id)]?.();
  return page?.models?.map((model) => model.id) ?? [];
}

/** Loads the page of a task, each from a separate file. Both parts are undefined for tasks without a description. */
export async function loadTaskPage(id: string): Promise<LoadedTask> {
  const [page, text] = await Promise.all([PAGES[toPath(id)]?.(), loaders[`tasks/${id}`]?.()]);
  return { page, text };
}

function toPath(id: string): string {
  return `../../../../packages/catalog/src/tasks/${id}/page.ts`;
}
