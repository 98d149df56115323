import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TaskId, TaskInput } from '@hubkit/catalog';

/** True if a file holds an input for the task. */
export function hasSampleInput(task: string): boolean {
  return existsSync(fileURLToPath(fileOf(task)));
}

/** Realistic input for a task, from the file that is named after it. Throws an error that names the file if there is none. */
export async function sampleInput<K extends TaskId>(task: K): Promise<TaskInput<K>> {
  if (!hasSampleInput(task)) throw new Error(`Write test/task-samples/${task}.ts, which exports an input.`);
  // Each file declares its input with the type of its task.
  return (await import(/* @vite-ignore */ fileOf(task).href)).input as TaskInput<K>;
}

const fileOf = (task: string) => new URL(`./${task}.ts`, import.meta.url);
