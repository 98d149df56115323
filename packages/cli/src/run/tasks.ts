import { rankTasks, taskByName } from '@hubkit/catalog/task-search';
import { TASKS, type TaskId } from '@hubkit/catalog/tasks';
import { closest } from '@hubkit/task-types/closest';
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

/** Finds a task by its id or an everyday name, such as `asr`. For other names, the error suggests what may be meant. */
export function findTask(name: string): RunnableTask {
  const tasks = runnableTasks();
  const found = taskByName(tasks, name);
  if (found) return found;
  if (taskByName(Object.values(TASKS), name)?.id === 'image-text-to-text') {
    throw new UsageError(
      `${name} is a chat with an attachment: hubkit chat "What is in this picture?" --attach photo.jpg`,
    );
  }
  const near = closest(
    name,
    tasks.map(({ id }) => id),
  );
  const meant =
    near === undefined
      ? rankTasks(tasks, name)
          .slice(0, 3)
          .map(({ id }) => id)
      : [near];
  const hint = meant.length === 0 ? '' : ` Did you mean ${meant.join(' or ')}?`;
  throw new UsageError(`Unknown task "${name}".${hint} \`hubkit run --list\` lists the tasks.`);
}
