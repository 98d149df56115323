import { isTaskFound, searchWords } from '@hubkit/catalog/task-search';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { TASK_SUMMARIES } from '../../catalog-data/task-summaries.gen.ts';
import type { TasksSearch } from './tasks-search.ts';

/** The tasks of a modality in whose name, id, keywords, description or libraries every word that is looked for begins a word. */
export function findTasks(tasks: readonly TaskEntry[], { q = '', modality }: TasksSearch): readonly TaskEntry[] {
  const wanted = searchWords(q);
  return tasks.filter((task) => {
    if (modality !== undefined && task.modality !== modality) return false;
    return isTaskFound({ ...task, summary: TASK_SUMMARIES[task.id] }, wanted);
  });
}
