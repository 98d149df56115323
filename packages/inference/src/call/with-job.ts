import type { TaskId } from '@hubkit/catalog';
import type { Job, JobPromise } from '../contract/job-handle.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';

/** Runs a call that may start a job; the promise of its result has the job beside it. */
export function withJob<Result, K extends TaskId>(
  run: (onJob: (job: Job) => void) => Promise<unknown>,
): JobPromise<Result, K> {
  let found: (job?: Job) => void = () => {};
  const job = new Promise<Job | undefined>((resolve) => {
    found = resolve;
  });
  const result = (async () => {
    try {
      return await run(found);
    } catch (thrown) {
      throw await resolveDeferredError(thrown);
    } finally {
      found();
    }
  })();
  // Not enumerable: who prints or compares the promise sees a promise. Result and task are those of `run`.
  return Object.defineProperty(result, 'job', { value: job }) as unknown as JobPromise<Result, K>;
}
