import { createStore } from '../state/store.ts';
import type { Storage } from './open-storage.ts';
import type { Entry, StoreName } from './schema.ts';

/** A storage in memory, and the way to open it in a further tab. */
export interface MemoryStorage extends Storage {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly openTab: () => MemoryStorage;
}

type Listener = (store: StoreName | undefined, id: string | undefined) => void;

/** A storage that ends with the page and keeps copies, as the database does: for tests and examples. */
export function createMemoryStorage(): MemoryStorage {
  return openTab(new Map(), new Set());
}

/** `tabs` has what each open tab listens with. */
function openTab(entries: Map<string, Entry>, tabs: Set<Listener>): MemoryStorage {
  const listeners = new Set<Listener>();
  const all = new Set<Listener>();
  const hear: Listener = (store, id) => {
    for (const listener of [...listeners, ...all]) listener(store, id);
  };
  tabs.add(hear);
  const tell: Listener = (store, id) => {
    for (const listener of all) listener(store, id);
    for (const tab of tabs) if (tab !== hear) tab(store, id);
  };
  const tellAll = () => {
    for (const tab of tabs) tab(undefined, undefined);
  };
  const of = (store: StoreName) =>
    [...entries].flatMap(([key, value]) => (key.startsWith(`${store} `) ? [structuredClone(value)] : []));
  return {
    entries,
    openTab: () => openTab(entries, tabs),
    status: createStore<ReturnType<Storage['status']['get']>>({ state: 'open' }),
    // Stored below, under the name of the store.
    get: async (store, id) => structuredClone(entries.get(`${store} ${id}`)) as never,
    list: async (store) => of(store) as never,
    listTurns: async (chat) => of('turns').filter((turn) => Reflect.get(turn, 'chat') === chat) as never,
    listRuns: async (task) => of('runs').filter((run) => Reflect.get(run, 'task') === task) as never,
    async put(store, ...values) {
      for (const value of values) entries.set(`${store} ${value.id}`, structuredClone(value));
      for (const { id } of values) tell(store, id);
    },
    async merge(store, values, join) {
      for (const value of values) {
        const key = `${store} ${value.id}`;
        entries.set(key, structuredClone(join(value, structuredClone(entries.get(key)))));
      }
      for (const { id } of values) tell(store, id);
    },
    async remove(store, ...ids) {
      for (const id of ids) entries.delete(`${store} ${id}`);
      for (const id of ids) tell(store, id);
    },
    async clear() {
      entries.clear();
      tellAll();
    },
    reload: tellAll,
    watchAll(store, listener) {
      const hearOf: Listener = (changed) => (changed ?? store) === store && listener();
      all.add(hearOf);
      return () => all.delete(hearOf);
    },
    watch(store, listener) {
      const hearOf: Listener = (changed, id) => (changed ?? store) === store && listener(id);
      listeners.add(hearOf);
      return () => listeners.delete(hearOf);
    },
  };
}
