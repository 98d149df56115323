import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TaskId, TaskInput } from '@hubkit/catalog';

/** Realistic input for a task, from the file that is named after it. Throws an error that names the file if there is none. */
export async function sampleInput<K extends TaskId>(task: K): Promise<TaskInput<K>> {
  const file = new URL(`./${task}.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(file))) throw new Error(`Write test/task-samples/${task}.ts, which exports an input.`);
  // Each file declares its input with the type of its task.
  return (await import(/* @vite-ignore */ file.href)).input as TaskInput<K>;
}
