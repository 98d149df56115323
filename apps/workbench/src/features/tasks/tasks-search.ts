import { searchTexts } from '../../route/search-texts.ts';

/** The state of the list of tasks in its address. */
export interface TasksSearch {
  /** Words to look for. */
  readonly q?: string;
  readonly modality?: string;
  /** @default 'cards' */
  readonly view?: 'matrix';
}

/** Reads the search parameters of the task list; invalid ones are dropped. */
export function readTasksSearch(search: Readonly<Record<string, unknown>>): TasksSearch {
  return {
    ...searchTexts(search, ['q', 'modality']),
    ...(search.view === 'matrix' && { view: search.view }),
  };
}
