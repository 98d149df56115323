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
  const { q, modality, view } = search;
  return {
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 200) }),
    ...(typeof modality === 'string' && modality !== '' && { modality: modality.slice(0, 40) }),
    ...(view === 'matrix' && { view }),
  };
}
