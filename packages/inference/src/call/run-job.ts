import type { TaskId } from '@hubkit/catalog';
import type { JobCallPromise } from '../contract/job-handle.ts';
import type { MediaOptions, OutputType } from '../contract/options.ts';
import type { Args, TaskResult } from '../contract/task-functions.ts';
import { watchable } from './call-watch.ts';
import { standaloneState, TASK_STEPS } from './client-state.ts';
import { runAny } from './run-any.ts';
import { toResult } from './to-result.ts';
import { withJob } from './with-job.ts';

/** Runs a task that may start a long job, for a client or without one. */
export function runJob<K extends TaskId, O extends OutputType = 'blob'>(
  task: K,
  args: Args<K>,
  options: MediaOptions<O> = {},
  state = standaloneState(options),
): JobCallPromise<TaskResult<K, O>, K> {
  const watch = { isOn: false };
  const result = withJob<TaskResult<K, O>, K>((onJob) =>
    runAny({ task, args, options, watch, isStream: false }, state, {
      ...TASK_STEPS,
      toResult: (body, started) => toResult(body, started, onJob),
    }),
  );
  return watchable<TaskResult<K, O>, typeof result>(result, watch);
}
