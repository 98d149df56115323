import { createBoundedMap } from '../bounded-map.ts';
import type { JobFault, JobLog, JobOrder, JobSnapshot, JobState } from './job.ts';

/** The jobs of one emulator. Time moves them on; without a pace, every look at them does. */
export interface JobStore {
  readonly submit: (order: JobOrder) => JobSnapshot;
  /** The job in its present state, without moving it on. `fault` is added to the fault it was submitted with. */
  readonly find: (id: string, fault?: JobFault) => JobSnapshot | undefined;
  /** As `find`, and moves the job on where no time does. */
  readonly poll: (id: string, fault?: JobFault) => JobSnapshot | undefined;
  /** The time in ms until a job ends by itself; 0 where no time moves it on, and it ends at once. */
  readonly untilEnd: (id: string) => number;
  /** Cancels a job; false for jobs that have ended. */
  readonly cancel: (id: string) => boolean;
}

interface StoredJob extends JobOrder {
  readonly createdAt: number;
  polls: number;
  cancelledAt?: number;
}

/** Job states that are reached without a fault, in order; each but the last takes one step. */
const STEPS = ['queued', 'running'] as const;

/** Creates a store that keeps the last 1000 jobs. */
export function createJobStore({ now, stepMs }: { readonly now: () => number; readonly stepMs: number }): JobStore {
  const jobs = createBoundedMap<StoredJob>(1000);

  /** The number of steps a job has made, with fractions. */
  const stepsOf = ({ polls, createdAt, cancelledAt }: StoredJob): number =>
    stepMs === 0 ? polls : ((cancelledAt ?? now()) - createdAt) / stepMs;

  const stateOf = (job: StoredJob, fault: JobFault): JobState => {
    if (fault.state === 'unknown' || fault.state === 'queued') return fault.state;
    if (job.cancelledAt !== undefined) return 'cancelled';
    const step = STEPS[Math.floor(stepsOf(job))];
    if (step) return step;
    return fault.state === 'failed' || job.outcome({ hasFiles: true }).type === 'problem' ? 'failed' : 'succeeded';
  };

  const queuePosition = (job: StoredJob): number => {
    const all = jobs.values();
    return all
      .slice(0, all.indexOf(job))
      .filter((other) => other.providerId === job.providerId && stateOf(other, other.fault) === 'queued').length;
  };

  const snapshot = (job: StoredJob, requestFault: JobFault = {}): JobSnapshot => {
    const fault = { ...job.fault, ...requestFault };
    const state = stateOf(job, fault);
    const startedAt = job.createdAt + stepMs;
    const finishedAt = job.cancelledAt ?? job.createdAt + stepMs * STEPS.length;
    const hasStarted = state !== 'queued' && state !== 'unknown' && stepsOf(job) >= 1;
    const hasFinished = state === 'succeeded' || state === 'failed' || state === 'cancelled';
    return {
      ...job,
      fault,
      state,
      queuePosition: state === 'queued' ? queuePosition(job) : 0,
      progress: state === 'succeeded' ? 1 : hasStarted ? Math.min(1, Math.max(0, stepsOf(job) - 1)) : 0,
      logs: hasStarted ? logsOf(job, startedAt, hasFinished ? finishedAt : undefined) : [],
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
      const job = jobs.get(id);
      return job && snapshot(job, fault);
    },
    poll(id, fault) {
      const job = jobs.get(id);
      if (!job) return undefined;
      const before = snapshot(job, fault);
      job.polls++;
      return before;
    },
    untilEnd(id) {
      const job = jobs.get(id);
      if (!job) return 0;
      if (stepMs === 0) job.polls = STEPS.length;
      return Math.max(0, job.createdAt + stepMs * STEPS.length - now());
    },
    cancel(id) {
      const job = jobs.get(id);
      if (!job || !['queued', 'running'].includes(stateOf(job, job.fault))) return false;
      job.cancelledAt = now();
      return true;
    },
  };
}

function logsOf({ modelName }: JobOrder, startedAt: number, finishedAt: number | undefined): JobLog[] {
  const started = { message: `Running ${modelName}`, at: startedAt };
  return finishedAt === undefined ? [started] : [started, { message: 'Finished', at: finishedAt }];
}
