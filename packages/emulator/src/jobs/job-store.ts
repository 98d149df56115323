import { createBoundedMap } from '../contract/bounded-map.ts';
import type { JobFault, JobLog, JobSnapshot, JobState, JobSubmission, JobTimes } from './job.ts';

/** The jobs of one emulator. Time moves them on; where they take none, every poll does. */
export interface JobStore {
  readonly submit: (order: JobSubmission) => JobSnapshot;
  /**
   * The job in its present state, without moving it on; undefined once it has expired. `fault` is added to the fault it
   * was submitted with.
   */
  readonly find: (id: string, fault?: JobFault) => JobSnapshot | undefined;
  /** As `find`, and moves the job on where no time does. */
  readonly poll: (id: string, fault?: JobFault) => JobSnapshot | undefined;
  /** The time in ms until a job ends by itself; 0 where no time moves it on, and it ends at once. */
  readonly untilEnd: (id: string) => number;
  /** Cancels a job; false for jobs that have ended. */
  readonly cancel: (id: string) => boolean;
}

interface StoredJob extends JobSubmission {
  readonly createdAt: number;
  polls: number;
  cancelledAt?: number;
}

/** Job states that are reached without a fault, in order; each but the last takes one step. */
const STEPS = ['queued', 'running'] as const;

/** Creates a store that keeps the last 1000 jobs. */
export function createJobStore({ now, times }: { readonly now: () => number; readonly times: JobTimes }): JobStore {
  const jobs = createBoundedMap<StoredJob>(1000);
  const { queuedMs, runningMs, keptMs } = times;
  const durationMs = queuedMs + runningMs;

  /** The number of steps a job has made, with fractions. */
  const countSteps = ({ polls, createdAt, cancelledAt }: StoredJob): number => {
    if (durationMs === 0) return polls;
    const elapsedMs = (cancelledAt ?? now()) - createdAt;
    if (elapsedMs < queuedMs) return elapsedMs / queuedMs;
    return runningMs === 0 ? STEPS.length : 1 + (elapsedMs - queuedMs) / runningMs;
  };

  const computeState = (job: StoredJob, fault: JobFault): JobState => {
    if (fault.state === 'unknown' || fault.state === 'queued') return fault.state;
    if (job.cancelledAt !== undefined) return 'cancelled';
    const step = STEPS[Math.floor(countSteps(job))];
    if (step) return step;
    if (fault.state === 'cancelled') return 'cancelled';
    const isFailure = fault.state === 'failed' || fault.state === 'moderated';
    return isFailure || job.outcome({ hasFiles: true }).type === 'problem' ? 'failed' : 'succeeded';
  };

  /** The job, unless it has expired. */
  const known = (id: string, requestFault: JobFault = {}): StoredJob | undefined => {
    const job = jobs.get(id);
    if (!job || (requestFault.state ?? job.fault.state) === 'expired') return undefined;
    const hasEnded = job.cancelledAt !== undefined || countSteps(job) >= STEPS.length;
    const endedAt = job.cancelledAt ?? job.createdAt + durationMs;
    return hasEnded && now() - endedAt > keptMs ? undefined : job;
  };

  const queuePosition = (job: StoredJob): number => {
    const all = jobs.values();
    return all
      .slice(0, all.indexOf(job))
      .filter((other) => other.providerId === job.providerId && computeState(other, other.fault) === 'queued').length;
  };

  const snapshot = (job: StoredJob, requestFault: JobFault = {}): JobSnapshot => {
    const fault = { ...job.fault, ...requestFault };
    const state = computeState(job, fault);
    const startedAt = job.createdAt + queuedMs;
    const finishedAt = job.cancelledAt ?? job.createdAt + durationMs;
    const hasStarted = state !== 'queued' && state !== 'unknown' && countSteps(job) >= 1;
    const hasFinished = state === 'succeeded' || state === 'failed' || state === 'cancelled';
    return {
      ...job,
      fault,
      state,
      queuePosition: state === 'queued' ? queuePosition(job) : 0,
      progress: state === 'succeeded' ? 1 : hasStarted ? Math.min(1, Math.max(0, countSteps(job) - 1)) : 0,
      logs: hasStarted ? createLogs(job, startedAt, hasFinished ? finishedAt : undefined) : [],
      ...(hasStarted ? { startedAt } : {}),
      ...(hasFinished ? { finishedAt } : {}),
    };
  };

  return {
    submit(order) {
      const job: StoredJob = { ...order, createdAt: now(), polls: 0 };
      jobs.set(order.id, job);
      return snapshot(job);
    },
    find(id, fault) {
      const job = known(id, fault);
      return job && snapshot(job, fault);
    },
    poll(id, fault) {
      const job = known(id, fault);
      if (!job) return undefined;
      const before = snapshot(job, fault);
      job.polls++;
      return before;
    },
    untilEnd(id) {
      const job = jobs.get(id);
      if (!job) return 0;
      if (durationMs === 0) job.polls = STEPS.length;
      return Math.max(0, job.createdAt + durationMs - now());
    },
    cancel(id) {
      const job = jobs.get(id);
      if (!job || !['queued', 'running'].includes(computeState(job, job.fault))) return false;
      job.cancelledAt = now();
      return true;
    },
  };
}

function createLogs({ modelName }: JobSubmission, startedAt: number, finishedAt: number | undefined): JobLog[] {
  const started = { message: `Running ${modelName}`, at: startedAt };
  return finishedAt === undefined ? [started] : [started, { message: 'Finished', at: finishedAt }];
}
