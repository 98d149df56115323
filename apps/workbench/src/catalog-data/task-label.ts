import { TASK_INDEX } from './task-index.gen.ts';

/** Returns the label of a task; its id where it has none. */
export function taskLabel(id: string): string {
  return TASK_INDEX.find((task) => task.id === id)?.label ?? id;
}
