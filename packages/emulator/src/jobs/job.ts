import type { Problem } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';

/** The states of a job. `unknown` is only reached by a fault. */
export type JobState = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'unknown';

/** Changes to a job by a fault. */
export interface JobFault {
  /** The state that the job ends in, or stays in; an expired one is not found. */
  readonly state?: 'failed' | 'moderated' | 'cancelled' | 'expired' | 'queued' | 'unknown';
  /** Leaves out the id, or the files of the result. */
  readonly without?: 'id' | 'files';
  /** The origin of the job's URLs. @default the emulator's own */
  readonly origin?: string;
}

/** A line in the log of a job. */
export interface JobLog {
  readonly message: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The result of a job: a response body, or the problem it ended with. */
export type JobOutcome =
  | { readonly type: 'output'; readonly body: object }
  | { readonly type: 'problem'; readonly problem: Problem };

/** The content of a job, fixed when it is submitted. */
export interface JobSubmission {
  readonly id: string;
  readonly providerId: string;
  readonly model: ServedModel;
  /** The model as the request named it. */
  readonly modelName: string;
  readonly input: object;
  /** The outcome; `hasFiles: false` leaves the files out of the result. */
  readonly outcome: (options: { readonly hasFiles: boolean }) => JobOutcome;
  readonly fault: JobFault;
}

/** A job at one moment. */
export interface JobSnapshot extends JobSubmission {
  readonly state: JobState;
  /** The number of jobs of the same provider before this one; 0 for the next one and for all that have left the queue. */
  readonly queuePosition: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly logs: readonly JobLog[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly finishedAt?: number;
}

/** Durations of jobs in ms. */
export interface JobTimes {
  /** Time in the queue. @default pace.jobStepMs */
  readonly queuedMs: number;
  /** Time from the queue to the result. @default pace.jobStepMs */
  readonly runningMs: number;
  /** Longest time for which a submission is held until its job has ended, where a request wants that (`Prefer: wait`). @default 60000 */
  readonly holdMs: number;
  /** Time after its end for which a job can be requested; after that it is unknown. @default 3600000 (1 hour) */
  readonly keptMs: number;
}

/** Fills in the times that are not set. */
export function jobTimes(times: Partial<JobTimes> | undefined, stepMs: number): JobTimes {
  return { queuedMs: stepMs, runningMs: stepMs, holdMs: 60_000, keptMs: 3_600_000, ...times };
}
