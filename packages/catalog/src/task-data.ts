import type { TaskPage } from './define-page.ts';
import type { PipelineData, PipelineFacts, TaskDefinition } from './define-task.ts';

/** A task with all that its page shows. */
export interface TaskData extends TaskPage {
  readonly id: string;
  readonly label: string;
  readonly libraries: readonly string[];
}

/** Puts a task and its page together. */
export function taskData({ id, label, libraries = [] }: TaskDefinition, page: TaskPage): TaskData {
  return { id, label, libraries, ...page };
}

/** The short entry of a task, as it is published. */
export function pipelineData({ label, pipeline }: TaskDefinition & { readonly pipeline: PipelineFacts }): PipelineData {
  const { order, ...facts } = pipeline;
  return { name: label, ...facts };
}
