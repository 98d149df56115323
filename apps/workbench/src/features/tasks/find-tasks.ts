import type { TaskEntry } from '../../catalog/task-entry.ts';
import { TASK_SUMMARIES } from '../../catalog/task-summaries.gen.ts';
import type { TasksSearch } from './tasks-search.ts';

/** The tasks of a modality whose name, id, description or libraries contain every word that is looked for. */
export function findTasks(tasks: readonly TaskEntry[], { q = '', modality }: TasksSearch): readonly TaskEntry[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter((task) => {
    if (modality !== undefined && task.modality !== modality) return false;
    const text = [task.label, task.id, TASK_SUMMARIES[task.id] ?? '', ...task.libraries].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
