import type { ServedModel } from './served-model.ts';

/** A task as the emulator performs it: once, for all providers. */
export interface Task<Input, Output> {
  readonly run: (input: Input, model: ServedModel) => Output | Promise<Output>;
}

/** Types a task. */
export function defineTask<Input, Output>(run: Task<Input, Output>['run']): Task<Input, Output> {
  return { run };
}
