import type { TaskId } from '@hubkit/catalog';
import type { CallOptions, MediaOptions, OutputType } from '../contract/options.ts';
import type { Args, TaskResult } from '../contract/task-functions.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import { standaloneState, TASK_STEPS } from './client-state.ts';
import { runAny, streamAny } from './run-any.ts';

/** Runs a task, for a client or without one. */
export function runTask<K extends TaskId, O extends OutputType = 'blob'>(
  task: K,
  args: Args<K>,
  options: MediaOptions<O> = {},
  state = standaloneState(options),
): Promise<TaskResult<K, O>> {
  const result = runAny({ task, args, options, isStream: false }, state, TASK_STEPS);
  // Adapters are typed by their task, and so is what they make of a response.
  return result as Promise<TaskResult<K, O>>;
}

/** Runs a task and yields its result in chunks, for a client or without one. */
export function streamTask<K extends StreamTaskId>(
  task: K,
  args: Args<K>,
  options: CallOptions = {},
  state = standaloneState(options),
): AsyncGenerator<StreamOutput<K>, void, undefined> {
  const chunks = streamAny({ task, args, options }, state, TASK_STEPS);
  // The chunks of an adapter are typed by its task.
  return chunks as AsyncGenerator<StreamOutput<K>, void, undefined>;
}
