import type { Job, JobPromise } from '../../contract/job-handle.ts';

/** Runs a call that may start a job, and adds the job to the promise of its result. Not enumerable, so that the promise prints and compares as one. */
export function withJob<Result, K extends Job['task']>(
  run: (onJob: (job: Job) => void) => Promise<Result>,
): JobPromise<Result, K> {
  let found: (job?: Job) => void = () => {};
  const job = new Promise<Job | undefined>((resolve) => {
    found = resolve;
  });
  const result = run(found).finally(() => found());
  // The task of the job is that of the call.
  return Object.defineProperty(result, 'job', { value: job }) as JobPromise<Result, K>;
}
