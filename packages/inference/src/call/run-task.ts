import type { TaskId } from '@hubkit/catalog';
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { CallOptions, MediaOptions, OutputType } from '../contract/options.ts';
import type { Args, TaskResult } from '../contract/task-functions.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import { watchable, watchableStream } from './call-watch.ts';
import { standaloneState, TASK_STEPS } from './client-state.ts';
import { runAny, streamAny } from './run-any.ts';

/** Runs a task, for a client or without one. */
export function runTask<K extends TaskId, O extends OutputType = 'blob'>(
  task: K,
  args: Args<K>,
  options: MediaOptions<O> = {},
  state = standaloneState(options),
): CallPromise<TaskResult<K, O>> {
  const watch = { isOn: false };
  const result = runAny({ task, args, options, watch, isStream: false }, state, TASK_STEPS);
  // Adapters are typed by their task, and so is what they make of a response.
  return watchable(result as Promise<TaskResult<K, O>>, watch);
}

/** Runs a task and yields its result in chunks, for a client or without one. */
export function streamTask<K extends StreamTaskId>(
  task: K,
  args: Args<K>,
  options: CallOptions = {},
  state = standaloneState(options),
): CallStream<StreamOutput<K>> {
  const watch = { isOn: false };
  const chunks = streamAny({ task, args, options, watch }, state, TASK_STEPS);
  // The chunks of an adapter are typed by its task.
  return watchableStream(chunks as AsyncGenerator<StreamOutput<K>, void, undefined>, watch);
}
