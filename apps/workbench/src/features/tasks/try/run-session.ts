import { isMembers } from '@hubkit/messages';
import type { TaskArguments } from '@hubkit/react/task-widget';
import { useCallback, useSyncExternalStore } from 'react';
import type { Storage } from '../../../database/open-storage.ts';
import { saveSoon } from '../../../database/save-soon.ts';
import { type KeptRun, keepRun, keptRun, MAX_KEPT, readKeptRun } from '../../../run/kept-run.ts';
import { isRunning } from '../../../run/run.ts';
import type { RunHandle } from '../../../run/start-run.ts';
import { createStore, type Store } from '../../../state/store.ts';

/** The filled-in arguments of a task, its last runs of this page, and those that are kept. */
interface TaskSession {
  readonly args: TaskArguments;
  /** True where nothing was filled in, here or before a reload; false until that is known. */
  readonly isFresh: boolean;
  /** Those that were started together. */
  readonly handles: readonly RunHandle[];
  /** The newest first. */
  readonly kept: readonly KeptRun[];
}

/** The form of a task and its runs. */
export interface TaskRuns {
  readonly store: Store<TaskSession>;
  readonly fillIn: (args: TaskArguments) => void;
  /** Fills in a sample that is made while the page is open, unless something was filled in meanwhile. */
  readonly suggest: (args: TaskArguments) => void;
  /** Shows runs that were started together, and keeps each once it has ended. */
  readonly follow: (handles: readonly RunHandle[]) => void;
  /** Takes a kept run away; the returned function brings it back. */
  readonly remove: (id: string) => () => void;
}

/** The forms and runs of all tasks: a run goes on while another page is looked at, and is there after a reload. */
export interface RunSession {
  /** @param sample - Arguments that the form of the task begins with. */
  readonly of: (task: string, sample: TaskArguments) => TaskRuns;
}

/** Makes forms that begin as they were left, at first with the sample of their task. */
export function createRunSession(storage: Storage): RunSession {
  const tasks = new Map<string, TaskRuns>();
  return {
    of(task, sample) {
      const runs = tasks.get(task) ?? createTaskRuns(task, sample, storage);
      tasks.set(task, runs);
      return runs;
    },
  };
}

function createTaskRuns(task: string, sample: TaskArguments, storage: Storage): TaskRuns {
  const store = createStore<TaskSession>({ args: sample, isFresh: false, handles: [], kept: [] });
  const form = `run.${task}`;
  const saveForm = () => void storage.put('settings', { id: form, value: store.get().args });
  const saveFormSoon = saveSoon(saveForm);

  const keep = (kept: readonly KeptRun[]) => store.set((state) => ({ ...state, kept: kept.slice(0, MAX_KEPT) }));
  const read = async () => {
    const args = (await storage.get('settings', form))?.value;
    // What was changed meanwhile stays.
    if (isMembers(args) && store.get().args === sample) store.set((state) => ({ ...state, args }));
    else store.set((state) => ({ ...state, isFresh: state.args === sample }));
  };
  const readKept = async () => {
    const stored = (await storage.listRuns(task)).flatMap((each) => readKeptRun(each) ?? []);
    keep(stored.sort((a, b) => b.at - a.at));
  };
  void read();
  void readKept();
  storage.watch('settings', (id) => id === undefined && void read());
  // Runs of model pages, jobs that ended elsewhere, and what was deleted under Activity.
  storage.watchAll('runs', () => void readKept());

  return {
    store,
    fillIn(args) {
      store.set((state) => ({ ...state, args, isFresh: false }));
      saveFormSoon();
    },
    suggest(args) {
      store.set((state) => (state.isFresh ? { ...state, args, isFresh: false } : state));
    },
    follow(handles) {
      store.set((state) => ({ ...state, handles }));
      saveForm();
      for (const { ended } of handles)
        void ended.then((run) => {
          if (isRunning(run)) return;
          const entry = keptRun(run);
          keep([entry, ...store.get().kept]);
          void keepRun(storage, entry);
        });
    },
    remove(id) {
      const { kept } = store.get();
      const entry = kept.find((each) => each.id === id);
      keep(kept.filter((each) => each !== entry));
      void storage.remove('runs', id);
      return () => {
        if (!entry) return;
        keep([...store.get().kept, entry].sort((a, b) => b.at - a.at));
        void storage.put('runs', entry);
      };
    },
  };
}

/** Returns true while one of several runs goes on. */
export function useIsBusy(handles: readonly RunHandle[]): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const ends = handles.map(({ store }) => store.subscribe(onChange));
      return () => {
        for (const end of ends) end();
      };
    },
    [handles],
  );
  return useSyncExternalStore(subscribe, () => handles.some(({ store }) => isRunning(store.get())));
}
