export {
  defineSample,
  type SampleArguments,
  type SampleModel,
  sampleArguments,
  type TaskSample,
} from './task-definition/define-sample.ts';
export { TASK_SAMPLES } from './tasks/samples.gen.ts';
