export {
  defineTask,
  type PipelineData,
  type PipelineFacts,
  type SubTask,
  type TaskDefinition,
} from '../define-task.ts';
export { MODALITIES, MODALITY_LABELS, type Modality } from '../modalities.ts';
export type { TaskId, TaskInput, TaskOutput, TaskStreamOutput } from '../task-map.ts';
export { PIPELINE_DATA, TASKS_MODEL_LIBRARIES } from './pipelines.gen.ts';
export { TASKS } from './tasks.gen.ts';
