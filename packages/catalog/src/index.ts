export { defineTask, type PipelineData, type PipelineFacts, type SubTask, type TaskDefinition } from './define-task.ts';
export { MODALITIES, MODALITY_LABELS, type Modality } from './modalities.ts';
export type { BinaryInput } from './schema-parts.ts';
export type { TaskId, TaskInput, TaskMap, TaskOutput, TaskStreamOutput } from './task-map.ts';
export { TASKS } from './tasks/tasks.gen.ts';
export type * from './tasks/types.gen.ts';
