import type { PipelineData, PipelineFacts, TaskDefinition } from './define-task.ts';

/** The short entry of a task, as it is published. */
export function pipelineData({ label, pipeline }: TaskDefinition & { readonly pipeline: PipelineFacts }): PipelineData {
  const { order, ...facts } = pipeline;
  return { name: label, ...facts };
}
