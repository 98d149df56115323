import type { TaskId, TaskInput } from '@hubkit/task-types';
import type { ModelRecord } from '../models/model-record.ts';

/** The facts of a model that a sample may depend on. */
export type SampleModel = Partial<Pick<ModelRecord, 'mask_token' | 'pipeline_tag'>>;

/** The arguments of a call, without model and provider. */
export type SampleArguments = Readonly<Record<string, unknown>>;

/** An example input of a task, which forms, snippets and tests begin with. */
export interface TaskSample<Args = SampleArguments> {
  /** Arguments of a call of the client. Files are given by name, such as `lighthouse.png`. */
  readonly args: Args | ((model: SampleModel) => Args);
  /** Kind of file that the task generates. @default none: the result is JSON */
  readonly result?: 'image' | 'audio' | 'video';
}

/** The arguments of a sample: those of the task, or any for a task that the client has no method for. */
type ArgumentsOf<Task extends string> = Task extends TaskId ? TaskInput<Task> : SampleArguments;

/** Checks a sample against the input type of its task. */
export function defineSample<Task extends string>(sample: TaskSample<ArgumentsOf<Task>>): TaskSample {
  // Inputs of tasks are objects, whose members are read by name.
  return sample as TaskSample;
}

/** Returns the arguments of a sample for a model. */
export function sampleArguments({ args }: TaskSample, model: SampleModel = {}): SampleArguments {
  return typeof args === 'function' ? args(model) : args;
}
