import { isTaskFound, rankTasks, searchWords } from '@hubkit/catalog/task-search';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';
import { TASK_SUMMARIES } from '../../catalog-data/task-summaries.gen.ts';
import type { TasksSearch } from './tasks-search.ts';

/**
 * The tasks of a modality in whose name, id, keywords, description or libraries every word that is looked for begins a word, the most
 * relevant first.
 */
export function findTasks(tasks: readonly TaskEntry[], { q = '', modality }: TasksSearch): readonly TaskEntry[] {
  const wanted = searchWords(q);
  const found = tasks
    .filter((task) => modality === undefined || task.modality === modality)
    .map((task) => ({ ...task, summary: TASK_SUMMARIES[task.id] }))
    .filter((task) => isTaskFound(task, wanted));
  const ranked = rankTasks(found, q);
  // Half a word, such as “colou”, is found here alone.
  return [...ranked, ...found.filter((task) => !ranked.includes(task))];
}
