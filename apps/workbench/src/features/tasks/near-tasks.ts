import { searchWords, splitWords, TASK_KEYWORDS } from '@hubkit/catalog/task-search';
import type { TaskEntry } from '../../catalog-data/task-entry.ts';

/** Most tasks that are named. */
const MOST = 4;
/** Points for a word of the name, for one of the keywords, and for the same modality. */
const WEIGHTS = { name: 4, keyword: 2, modality: 3 } as const;

/** Finds the tasks with a description that are nearest to one without: by words that both have, and by their modality. */
export function nearTasks(task: TaskEntry, tasks: readonly TaskEntry[]): readonly TaskEntry[] {
  const words = [...new Set(searchWords(`${task.label} ${keywordsFor(task)}`))];
  const rate = (other: TaskEntry) => {
    const name = splitWords(other.label);
    const keywords = splitWords(keywordsFor(other));
    const points = words.map((word) =>
      name.includes(word) ? WEIGHTS.name : keywords.includes(word) ? WEIGHTS.keyword : 0,
    );
    return points.reduce((sum, point) => sum + point, other.modality === task.modality ? WEIGHTS.modality : 0);
  };
  return tasks
    .filter(({ isPlaceholder }) => !isPlaceholder)
    .map((other) => ({ other, score: rate(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function keywordsFor({ id }: TaskEntry): string {
  return (TASK_KEYWORDS[id] ?? []).join(' ');
}
