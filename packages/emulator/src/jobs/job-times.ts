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
