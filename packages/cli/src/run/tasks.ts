import { closest } from '@hubkit/catalog/closest';
import { TASKS, type TaskId } from '@hubkit/catalog/tasks';
import { UsageError } from '../command-line/errors.ts';

/** A task that the client can run. */
export interface RunnableTask {
  readonly id: TaskId;
  readonly label: string;
  readonly method: string;
}

/** Lists the tasks that can be run, sorted. */
export function runnableTasks(): readonly RunnableTask[] {
  return Object.values(TASKS).filter((task): task is typeof task & RunnableTask => 'method' in task);
}

/** Finds a task by name. For an unknown name, the error suggests the closest one and lists all. */
export function findTask(name: string): RunnableTask {
  const tasks = runnableTasks();
  const found = tasks.find(({ id }) => id === name);
  if (found) return found;
  const ids = tasks.map(({ id }) => id);
  const near = closest(name, ids);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new UsageError(`Unknown task "${name}".${hint} Available: ${ids.join(', ')}.`);
}
