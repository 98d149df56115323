import type { TaskId } from '@hubkit/catalog';
import type { CallOptions } from '../contract/options.ts';
import type { Args, StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import type { StreamTaskId } from '../contract/task-types.ts';
import type { ClientState } from '../routing/client-state.ts';
import { standaloneState, TASK_STEPS } from './client-state.ts';
import { runCall } from './run-call.ts';
import { streamCall } from './stream-call.ts';

/** Makes the function that runs a task, for a client or without one. */
export function taskFunction<K extends TaskId>(task: K, state?: ClientState): TaskFunction<K> {
  const call = (args: Args<K>, options: CallOptions = {}) =>
    runCall({ task, args, options, isStream: false }, state ?? standaloneState(options), TASK_STEPS);
  // The adapter's output is typed by the task; the conditional type of the function cannot be followed to it.
  return call as TaskFunction<K>;
}

/** Makes the function that runs a task and yields its result in chunks. */
export function streamFunction<K extends StreamTaskId>(task: K, state?: ClientState): StreamFunction<K> {
  const call = (args: Args<K>, options: CallOptions = {}) =>
    streamCall({ task, args, options }, state ?? standaloneState(options), TASK_STEPS);
  // The chunks of the adapter are typed by the task.
  return call as StreamFunction<K>;
}
