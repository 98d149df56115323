import type { TaskId } from '@hubkit/task-types';
import { importLazily } from '../../contract/import-lazily.ts';
import type { Job, JobPromise } from '../../contract/job-handle.ts';
import type { OutputType } from '../../contract/output-type.ts';
import type { TaskResult } from '../../contract/task-functions.ts';
import { throwResolved } from '../../transport/deferred-error.ts';
import { standaloneState } from '../create-client-state.ts';
import type { JobOptions } from './open-job.ts';
import { withJob } from './with-job.ts';

/** Resumes a job, for a client or without one. The code for it is loaded when it is needed. */
export function resumeJob<K extends TaskId, O extends OutputType>(
  job: Job<K>,
  options: JobOptions<O>,
  state = standaloneState(options),
): JobPromise<TaskResult<K, O>, K> {
  return withJob(async (onJob) => {
    const { resumeStored } = await loadStoredJobs();
    // The result is that of the task of the job.
    return resumeStored(job, options, state, onJob).catch(throwResolved) as Promise<TaskResult<K, O>>;
  });
}

/** Cancels a job, for a client or without one. */
export async function cancelJob(job: Job, options: JobOptions, state = standaloneState(options)): Promise<void> {
  const { cancelStored } = await loadStoredJobs();
  await cancelStored(job, options, state).catch(throwResolved);
}

function loadStoredJobs() {
  return importLazily('stored jobs', () => import('./stored-job.ts'));
}

/**
 * Resumes a job that was submitted before, maybe in another process or tab, and returns its result.
 *
 * @param job - The job: `job` of a call, of an error, or the same from JSON.
 * @param options - Credentials, form of the result, `onProgress`, signal and other options of a call.
 * @returns The result of the task of the job.
 * @example
 * ```ts
 * const job: Job<'text-to-video'> = JSON.parse(stored);
 * const video = await resume(job, { accessToken: process.env.HF_TOKEN });
 * ```
 */
export function resume<K extends TaskId, O extends OutputType = 'blob'>(
  job: Job<K>,
  options: JobOptions<O> = {},
): JobPromise<TaskResult<K, O>, K> {
  return resumeJob(job, options);
}

/**
 * Cancels a job at its provider. Throws an InputError where the provider cannot cancel.
 *
 * @param job - The job: `job` of a call, of an error, or the same from JSON.
 * @param options - Credentials, signal and other options of a call.
 */
export function cancel(job: Job, options: JobOptions = {}): Promise<void> {
  return cancelJob(job, options);
}
