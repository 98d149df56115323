import type { TaskPage } from '@hubkit/catalog';

const PAGES = import.meta.glob<TaskPage>('../../../../packages/catalog/src/tasks/*/page.ts', { import: 'page' });
const TEXTS = import.meta.glob<string>('../../../../packages/catalog/src/tasks/*/about.md', {
  import: 'default',
  query: '?raw',
});

/** The page of a task and its text in Markdown. */
export interface LoadedTask {
  readonly page: TaskPage | undefined;
  readonly text: string | undefined;
}

/** Loads the page of a task; each is a file of its own. Both parts are absent for tasks that nobody has described. */
export async function loadTaskPage(id: string): Promise<LoadedTask> {
  const folder = `../../../../packages/catalog/src/tasks/${id}`;
  const [page, text] = await Promise.all([PAGES[`${folder}/page.ts`]?.(), TEXTS[`${folder}/about.md`]?.()]);
  return { page, text };
}
