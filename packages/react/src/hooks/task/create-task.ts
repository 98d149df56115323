import type { Failure } from '@hubkit/messages/turns';
import { toFailure } from '../service/failure.ts';
import { runTask, type TaskProgress, type TaskService } from '../service/task-service.ts';
import type { UploadProgress } from '../service/upload-fetch.ts';
import { createStore, type Store } from '../store/create-store.ts';

/** The state of a task. */
export interface TaskState<Result> {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'stopped';
  /** Result of the last call that has succeeded, until the next one starts. */
  readonly result: Result | undefined;
  readonly failure: Failure | undefined;
  /** Bytes that have been sent, for arguments with files. */
  readonly upload: UploadProgress | undefined;
  /** Progress of the job behind the call, if there is one and a client reports it. */
  readonly progress: TaskProgress | undefined;
}

/** A task outside of components. */
export interface TaskStore<Args extends object, Result> extends Store<TaskState<Result>> {
  readonly run: (service: TaskService & TaskSettings, task: string, args: Args) => Promise<Result | undefined>;
  readonly stop: () => void;
}

/** Options of a task beside its service. */
export interface TaskSettings {
  /**
   * True reports how much of files has been sent. With a client, its `fetch` is replaced by one over XMLHttpRequest for this.
   * @default true with a gateway, false with a client
   */
  readonly isUploadWatched?: boolean | undefined;
}

const IDLE = { status: 'idle', result: undefined, failure: undefined, upload: undefined, progress: undefined } as const;

/** Creates the store of a task: one call at a time. */
export function createTask<Args extends object, Result>(): TaskStore<Args, Result> {
  const { set, setSoon, flush, ...store } = createStore<TaskState<Result>>(IDLE);
  let aborter: AbortController | undefined;
  const stop = () => {
    if (!aborter) return;
    aborter.abort();
    aborter = undefined;
    set(() => ({ status: 'stopped' }));
  };
  return {
    ...store,
    stop,
    async run(service, task, args) {
      stop();
      aborter = new AbortController();
      const { signal } = aborter;
      set(() => ({ ...IDLE, status: 'running' }));
      const { isUploadWatched = !service.client } = service;
      let change: Partial<TaskState<Result>>;
      try {
        const result = (await runTask(service, task, args, {
          signal,
          onProgress: (progress) => signal.aborted || setSoon(() => ({ progress })),
          onUpload: isUploadWatched ? (upload) => signal.aborted || setSoon(() => ({ upload })) : undefined,
        })) as Result;
        change = { status: 'done', result };
      } catch (error) {
        change = { status: 'failed', failure: toFailure(error) };
      }
      if (signal.aborted) return undefined;
      aborter = undefined;
      set(() => change);
      return change.result;
    },
  };
}
