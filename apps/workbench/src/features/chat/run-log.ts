import type { Run } from '../../run/run.ts';
import { createStore, type Store } from '../../state/store.ts';

/** The runs behind the answers of this page, by the ids of their messages. They are not stored. */
export interface RunLog {
  readonly store: Store<Readonly<Record<string, Run>>>;
  /** Follows the run behind a message. */
  readonly add: (turn: string, run: Store<Run>) => void;
}

/** Number of runs that stay in memory, with their events and the messages that were sent. */
const MAX_RUNS = 12;

/** Makes an empty log. */
export function createRunLog(): RunLog {
  const store = createStore<Readonly<Record<string, Run>>>({});
  return {
    store,
    add(turn, run) {
      // The order of names is that in which they were added.
      store.set((all) => Object.fromEntries([...Object.entries(all), [turn, run.get()]].slice(-MAX_RUNS)));
      run.subscribe(() => store.set((all) => (all[turn] ? { ...all, [turn]: run.get() } : all)));
    },
  };
}
