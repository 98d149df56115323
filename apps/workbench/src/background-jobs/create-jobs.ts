import type { Storage } from '../database/open-storage.ts';
import { keepRun, keptRun } from '../run/kept-run.ts';
import { type RunHandle, startRun } from '../run/start-run.ts';
import { type Connection, needsToken } from '../services/connection.ts';
import { createStore, type Store } from '../state/store.ts';
import { createEntry, type JobEntry, readJobEntry } from './job-entry.ts';

/** The jobs of this browser, as far as they are read. */
interface JobsState {
  readonly isReady: boolean;
  /** All that are kept by id, the deleted ones included. */
  readonly entries: Readonly<Record<string, JobEntry>>;
}

/** Long calls that go on when their page is left, and after a reload. */
export interface Jobs {
  readonly store: Store<JobsState>;
  /** Keeps the job of a run, if it becomes one. */
  watch(handle: RunHandle): void;
  /** Resumes a job that no tab is tracking. */
  resume(id: string): void;
  /** Repeats the call of a job as a new job. */
  runAgain(id: string): void;
  /** Stops a job at its provider, or where that is not possible, stops watching it. */
  cancel(id: string): Promise<void>;
  /** Gives a job another name. */
  rename(id: string, title: string): void;
  /** Takes a job off the list; the returned function brings it back. */
  remove(id: string): () => void;
  /** The run of this tab that follows a job. */
  runOf(id: string): RunHandle | undefined;
  /** The reason that this browser does not poll a running job; undefined if it can. */
  waitsFor(entry: JobEntry): 'service' | 'token' | undefined;
}

/** The parts of the page that jobs need. Tests pass their own. */
export interface JobsDependencies {
  readonly start: typeof startRun;
  /** Returns the time in ms since 1970. */
  readonly now: () => number;
  /** Lets one tab at a time poll a job. */
  readonly locks: Pick<LockManager, 'request'>;
}

/** A browser without locks has one tab. */
const NO_LOCKS = {
  request: async (_name: string, hold: () => Promise<void>) => hold(),
} as unknown as JobsDependencies['locks'];

const PAGE = (): JobsDependencies => ({
  start: startRun,
  now: Date.now,
  locks: globalThis.navigator?.locks ?? NO_LOCKS,
});

/** Reads the jobs of this browser, and goes on with those that were running. */
export function createJobs(connection: Connection, storage: Storage, dependencies: JobsDependencies = PAGE()): Jobs {
  const store = createStore<JobsState>({ isReady: false, entries: {} });
  const runs = new Map<string, RunHandle>();
  /** Jobs that wait for their lock. */
  const claimed = new Set<string>();

  const show = (entry: JobEntry) =>
    store.set((state) => ({ ...state, entries: { ...state.entries, [entry.id]: entry } }));
  const put = (entry: JobEntry) => {
    show(entry);
    void storage.put('jobs', entry);
  };
  const amend = (id: string, change: Partial<JobEntry>) => {
    const entry = store.get().entries[id];
    if (entry) put({ ...entry, ...change, updatedAt: dependencies.now() });
  };

  const waitsFor: Jobs['waitsFor'] = ({ service }) => {
    const present = connection.service();
    if (present.id !== service) return 'service';
    return !needsToken(present) || connection.token() !== '' ? undefined : 'token';
  };

  /** Keeps the entry of a run up to date until it ends. */
  const follow = async (handle: RunHandle, before: JobEntry): Promise<void> => {
    const note = () => {
      const known = store.get().entries[before.id] ?? before;
      const entry = createEntry(handle.store.get(), dependencies.now(), known);
      // Who canceled a job has stopped its run, too.
      if (entry && known.state !== 'canceled') put({ ...entry, hiddenAt: known.hiddenAt });
    };
    runs.set(before.id, handle);
    const forget = handle.store.subscribe(note);
    note();
    const run = await handle.ended;
    note();
    forget();
    runs.delete(before.id);
    const isEnded = run.status === 'done' || run.status === 'failed';
    // The form of its task lists it under the id of the job, also where another run than the first has followed it.
    if (isEnded && store.get().entries[before.id]?.hiddenAt === undefined)
      await keepRun(storage, keptRun({ ...run, id: before.id, startedAt: before.at }));
  };
  const lockName = (id: string) => `hubkit-job:${id}`;

  /** Polls a stored job, once no other tab does. */
  const take = (id: string) => {
    const entry = store.get().entries[id];
    if (!entry || runs.has(id) || claimed.has(id) || waitsFor(entry)) return;
    claimed.add(id);
    void dependencies.locks.request(lockName(id), async () => {
      claimed.delete(id);
      // Another tab may have brought it to its end meanwhile.
      const present = readJobEntry(await storage.get('jobs', id));
      if (present) show(present);
      if (present?.state !== 'running' || waitsFor(present)) return;
      await follow(dependencies.start(connection, present.spec, { job: present.ticket }), present);
    });
  };
  const takeAll = () => {
    for (const { id, state } of Object.values(store.get().entries)) if (state === 'running') take(id);
  };

  const watch = (handle: RunHandle) => {
    const forget = handle.store.subscribe(() => {
      const entry = createEntry(handle.store.get(), dependencies.now());
      if (!entry) return;
      forget();
      put(entry);
      runs.set(entry.id, handle);
      void dependencies.locks.request(lockName(entry.id), () => follow(handle, entry));
    });
  };

  const read = async (id: string) => {
    const entry = readJobEntry(await storage.get('jobs', id));
    if (entry && !runs.has(id)) show(entry);
  };
  const readAll = async () => {
    const stored = (await storage.list('jobs')).flatMap((entry) => readJobEntry(entry) ?? []);
    store.set(({ entries }) => {
      const followed = Object.values(entries).filter(({ id }) => runs.has(id));
      return { isReady: true, entries: Object.fromEntries([...stored, ...followed].map((entry) => [entry.id, entry])) };
    });
    takeAll();
  };
  storage.watch('jobs', (id) => void (id === undefined ? readAll() : read(id)));
  connection.store.subscribe(takeAll);
  void readAll();

  return {
    store,
    watch,
    waitsFor,
    runOf: (id) => runs.get(id),
    resume(id) {
      const entry = store.get().entries[id];
      if (entry?.state !== 'paused') return;
      const next: JobEntry = { ...entry, state: 'running', updatedAt: dependencies.now() };
      show(next);
      void storage.put('jobs', next).then(() => take(id));
    },
    runAgain(id) {
      const entry = store.get().entries[id];
      if (entry) watch(dependencies.start(connection, entry.spec));
    },
    async cancel(id) {
      const entry = store.get().entries[id];
      if (!entry) return;
      if (entry.ticket.urls.cancel === undefined) {
        runs.get(id)?.stop();
        return amend(id, { state: 'paused' });
      }
      const client = await connection.client();
      await client.cancel(entry.ticket);
      amend(id, { state: 'canceled' });
      runs.get(id)?.stop();
    },
    rename: (id, title) => amend(id, { title }),
    remove(id) {
      amend(id, { hiddenAt: dependencies.now() });
      return () => amend(id, { hiddenAt: undefined });
    },
  };
}
