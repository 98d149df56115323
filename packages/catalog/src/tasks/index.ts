export type { TaskId, TaskInput, TaskOutput, TaskStreamOutput } from '@hubkit/task-types';
export {
  defineTask,
  type PipelineData,
  type PipelineFacts,
  type SubTask,
  type TaskDefinition,
} from '../task-definition/define-task.ts';
export { MODALITIES, MODALITY_LABELS, type Modality } from '../task-definition/modalities.ts';
export { PIPELINE_DATA, TASKS_MODEL_LIBRARIES } from './pipelines.gen.ts';
export { TASKS } from './tasks.gen.ts';
