import type { TaskId, TaskInput } from '@hubkit/task-types';
import type { CallTarget } from '../contract/task-functions.ts';
import { withoutTarget } from './build-request.ts';

/** The input of a task: the arguments without the target. Bytes to upload are always called `inputs`. */
export function taskInput(task: TaskId, args: CallTarget): TaskInput<TaskId> {
  const input = withoutTarget(args);
  // The type of the arguments promises the rest to be the input of the task, once `data` has its new name.
  return (task === 'conversational' ? input : withInputs(input)) as unknown as TaskInput<TaskId>;
}

/** Gives the file of a call its name of today. */
function withInputs({ data, ...input }: Record<string, unknown>): Record<string, unknown> {
  if (data !== undefined) return { ...input, inputs: data };
  return 'inputs' in input ? { ...input, inputs: unwrapImage(input.inputs) } : input;
}

/** The image inside an object that holds nothing else, as older clients have the input of zero-shot image classification. */
function unwrapImage(inputs: unknown): unknown {
  // Files are objects, too; their bytes are no members to look at.
  if ((inputs as object | null | undefined)?.constructor !== Object) return inputs;
  const [[name, value] = [], ...more] = Object.entries(inputs as object);
  return name === 'image' && more.length === 0 ? value : inputs;
}
