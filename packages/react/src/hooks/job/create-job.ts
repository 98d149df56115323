import type { Failure } from '@hubkit/messages/turns';
import { toFailure } from '../service/failure.ts';
import type { TaskProgress, TaskService } from '../service/task-service.ts';
import type { StateStorage } from '../storage/state-storage.ts';
import { createStore, type Store } from '../store/create-store.ts';
import { cancelJob, followJob, startJob } from './follow-job.ts';

/** Options of a job beside its service. */
export interface JobSettings {
  /** Name of the job in the storage. @default 'job' */
  readonly id?: string | undefined;
  /** Place for the handle of a running job, from which a reload continues it. @default none */
  readonly storage?: StateStorage | undefined;
}

/** Options of a job: its service, a client or `{ api }`, and its settings. */
export type JobOptions = TaskService & JobSettings;

/** The state of a job. */
export interface JobState<Result> {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Handle of the job once it has been accepted; plain data. Undefined for a result that came without a job. */
  readonly job: unknown;
  readonly progress: TaskProgress | undefined;
  readonly result: Result | undefined;
  readonly failure: Failure | undefined;
}

/** A job outside of components. */
export interface JobStore<Args extends object, Result> extends Store<JobState<Result>> {
  readonly setOptions: (options: JobOptions) => void;
  readonly start: (task: string, args: Args) => Promise<Result | undefined>;
  readonly resume: () => Promise<Result | undefined>;
  readonly cancel: () => Promise<void>;
  /** Goes on with the stored job, if there is one. Returns a function that stops to follow the job, which runs on. */
  readonly connect: () => () => void;
}

const IDLE = { status: 'idle', job: undefined, progress: undefined, result: undefined, failure: undefined } as const;

/** Creates the store of a job. */
export function createJob<Args extends object, Result>(options: JobOptions): JobStore<Args, Result> {
  const { set, setSoon, flush, ...store } = createStore<JobState<Result>>(IDLE);
  let aborter: AbortController | undefined;

  const keep = async (job: unknown) => {
    const { storage, id = 'job' } = options;
    await (job === undefined ? storage?.remove(id) : storage?.set(id, job));
  };

  const leave = () => {
    aborter?.abort();
    aborter = undefined;
  };

  /** Follows what `begin` starts until its result. */
  const follow = async (begin: (call: Parameters<typeof followJob>[2]) => Promise<unknown>) => {
    leave();
    aborter = new AbortController();
    const { signal } = aborter;
    set(({ job }) => ({ ...IDLE, job, status: 'running' }));
    let change: Partial<JobState<Result>>;
    try {
      const result = await begin({
        signal,
        onProgress: (progress) => signal.aborted || setSoon(() => ({ progress })),
        onJob: (job) => {
          set(() => ({ job }));
          // Without a storage that works, the job is followed all the same.
          void keep(job).catch(() => undefined);
        },
      });
      change = { status: 'done', result: result as Result };
    } catch (error) {
      change = { status: 'failed', failure: toFailure(error) };
    }
    if (signal.aborted) return undefined;
    aborter = undefined;
    set(() => change);
    // A job whose connection was lost, or whose session has ended, can still be resumed.
    if (!change.failure?.canRetry) await keep(undefined).catch(() => undefined);
    return change.result;
  };

  const resume = async () => {
    const { job } = store.getState();
    return job === undefined ? undefined : follow((call) => followJob(options, job, call));
  };

  return {
    ...store,
    setOptions(next) {
      options = next;
    },
    start(task, args) {
      set(() => IDLE);
      return follow((call) => startJob(options, task, args, call));
    },
    resume,
    async cancel() {
      const { job, status } = store.getState();
      if (status !== 'running') return;
      leave();
      set(() => ({ status: 'cancelled' }));
      await keep(undefined).catch(() => undefined);
      try {
        if (job !== undefined) await cancelJob(options, job);
      } catch (error) {
        set(() => ({ failure: toFailure(error) }));
      }
    },
    connect() {
      const { storage, id = 'job' } = options;
      let isConnected = true;
      const read = async () => {
        const stored = store.getState().job ?? (await storage?.get(id));
        if (stored === undefined || aborter || !isConnected || store.getState().result !== undefined) return;
        set(() => ({ job: stored }));
        await resume();
      };
      void read().catch((error) => set(() => ({ failure: toFailure(error) })));
      return () => {
        isConnected = false;
        leave();
      };
    },
  };
}
