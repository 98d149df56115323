import type { TaskId } from '@hubkit/task-types';
import type { CallPromise, CallStream } from '../contract/call-response.ts';
import type { JobCallPromise } from '../contract/job-handle.ts';
import type { CallOptions, MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Args, TaskResult } from '../contract/task-functions.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import { checkChatArguments, checkOptions } from './check-options.ts';
import { standaloneState } from './create-client-state.ts';
import { startCall, startJobCall, startStream } from './start-call.ts';
import { STREAM_STEPS, TASK_STEPS } from './task-steps.ts';

/** Runs a task, for a client or without one. */
export function runTask<K extends TaskId, O extends OutputType = 'blob'>(
  task: K,
  args: Args<K>,
  options: MediaOptions<O> = {},
  state = standaloneState(options),
): CallPromise<TaskResult<K, O>> {
  checkOptions(options, args.accessToken);
  if (task === 'conversational') checkChatArguments(args, options);
  return startCall({ task, args, options, state, line: TASK_STEPS });
}

/** Runs a task that may start a long job, for a client or without one. */
export function runJob<K extends TaskId, O extends OutputType = 'blob'>(
  task: K,
  args: Args<K>,
  options: MediaOptions<O> = {},
  state = standaloneState(options),
): JobCallPromise<TaskResult<K, O>, K> {
  checkOptions(options, args.accessToken);
  return startJobCall({ task, args, options, state, line: TASK_STEPS });
}

/** Runs a task and yields its result in chunks, for a client or without one. */
export function streamTask<K extends StreamTaskId>(
  task: K,
  args: Args<K>,
  options: CallOptions = {},
  state = standaloneState(options),
): CallStream<StreamOutput<K>> {
  checkOptions(options, args.accessToken);
  if (task === 'conversational') checkChatArguments(args, options, true);
  return startStream({ task, args, options, state, line: STREAM_STEPS });
}
