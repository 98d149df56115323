import { TASK_SAMPLES } from '../../catalog-data/task-samples.gen.ts';
import type { RunHandle } from '../../run/start-run.ts';
import { createStore, type Store } from '../../state/store.ts';
import type { Arguments } from './arguments.ts';

/** The filled-in arguments of a task, and its last run. */
interface TaskSession {
  readonly args: Arguments;
  readonly handle?: RunHandle;
}

/** The forms and runs of all tasks: a run goes on while another page is looked at. */
export interface RunSession {
  readonly of: (task: string) => Store<TaskSession>;
}

/** Makes forms that begin with the sample of their task. */
export function createRunSession(): RunSession {
  const tasks = new Map<string, Store<TaskSession>>();
  return {
    of(task) {
      const store = tasks.get(task) ?? createStore<TaskSession>({ args: TASK_SAMPLES[task] ?? {} });
      tasks.set(task, store);
      return store;
    },
  };
}
