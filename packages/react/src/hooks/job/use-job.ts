'use client';

import * as React from 'react';
import { useStore } from '../store/use-store.ts';
import { createJob, type JobOptions, type JobState } from './create-job.ts';

/** A long job as `useJob` returns it. */
export interface Job<Args, Result> extends JobState<Result> {
  /** Starts a task as a job. Resolves to its result, or to undefined after a failure or `cancel`. */
  readonly start: (task: string, args: Args) => Promise<Result | undefined>;
  /** Follows the job again after the connection was lost. */
  readonly resume: () => Promise<Result | undefined>;
  /** Cancels the job, also at its provider where that is possible. */
  readonly cancel: () => Promise<void>;
}

/**
 * A long job, such as a video: started, followed with its progress, and cancelled. The job does not end with the component; with a
 * `storage`, a reload goes on with it.
 *
 * @param options - A client or the address of a gateway, and settings.
 */
export function useJob<Args extends object = Readonly<Record<string, unknown>>, Result = unknown>(
  options: JobOptions,
): Job<Args, Result> {
  const [store] = React.useState(() => createJob<Args, Result>(options));
  React.useEffect(() => store.setOptions(options));
  React.useEffect(() => store.connect(), [store]);
  const state = useStore(store);
  const { start, resume, cancel } = store;
  return { ...state, start, resume, cancel };
}
