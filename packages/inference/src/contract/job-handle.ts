import type { TaskId } from '@hubkit/task-types';
import type { CallPromise } from './call-response.ts';
import type { JobProgress } from './job.ts';

/**
 * A job that runs at a provider: plain data without keys, which survives JSON. `resume` picks the job up again, also in
 * another process or tab.
 */
export interface Job<K extends TaskId = TaskId> {
  /** Version of this form of data. */
  readonly version: 1;
  /** The provider's id of the job. */
  readonly id: string;
  /** Id of the provider. */
  readonly provider: string;
  readonly task: K;
  /** Id of the model on the hub. */
  readonly model: string;
  /** The provider's own name of the model. */
  readonly providerModel: string;
  /** True for a job that was submitted through the hub's router, which a hub token resumes; others need the provider's key. */
  readonly isRouted: boolean;
  /** Addresses of the job. `cancel` is missing where the provider cannot cancel. */
  readonly urls: { readonly status: string; readonly cancel?: string };
  /** The fields of the provider's first response that later requests are made of. */
  readonly ticket: object;
}

/** The promise of a result that may come from a long job. */
export interface JobPromise<Result, K extends TaskId = TaskId> extends Promise<Result> {
  /**
   * The job behind the call, as soon as the provider has accepted it, before the first poll. Resolves to undefined once
   * the call has ended without a job; never rejects.
   */
  readonly job: Promise<Job<K> | undefined>;
}

/** The promise of the result of a call that may take a long job. */
export interface JobCallPromise<Result, K extends TaskId = TaskId> extends JobPromise<Result, K>, CallPromise<Result> {}

/** The state of a job at a poll. */
export interface JobReport extends JobProgress {
  readonly job: Job | undefined;
  /** The provider's name of the state, such as `IN_QUEUE`. */
  readonly status: string | undefined;
}
