import type { IDBPDatabase } from 'idb';
import { createStore, type Store } from '../state/store.ts';
import type { StorageSchema, StoreName } from './schema.ts';
import { createTabs } from './tabs.ts';
import { followWrites, listIds, type Write } from './unsaved-writes.ts';

/** The data that this browser keeps for this address: conversations, drafts, jobs. Never a token. */
export interface Storage {
  /** `unavailable`: the browser keeps nothing, and everything ends with this tab. */
  readonly status: Store<{ readonly state: 'opening' | 'open' | 'unavailable'; readonly reason?: string }>;
  get<Name extends StoreName>(store: Name, id: string): Promise<StorageSchema[Name]['value'] | undefined>;
  list<Name extends StoreName>(store: Name): Promise<readonly StorageSchema[Name]['value'][]>;
  /** Returns the turns of a chat. */
  listTurns(chat: string): Promise<readonly StorageSchema['turns']['value'][]>;
  /** Returns the runs of a task. */
  listRuns(task: string): Promise<readonly StorageSchema['runs']['value'][]>;
  /** Stores values in one transaction and notifies the other tabs. */
  put<Name extends StoreName>(store: Name, ...values: readonly StorageSchema[Name]['value'][]): Promise<void>;
  /**
   * Merges each value into the entry with its id and stores the results, in one transaction: no other tab writes in between.
   */
  merge<Name extends StoreName, Value extends StorageSchema[Name]['value']>(
    store: Name,
    values: readonly Value[],
    join: (value: Value, stored: StorageSchema[Name]['value'] | undefined) => Value,
  ): Promise<void>;
  remove(store: StoreName, ...ids: readonly string[]): Promise<void>;
  /** Deletes all stored data and notifies every tab. */
  clear(): Promise<void>;
  /** Notifies every tab, including this one, that all entries may have changed. */
  reload(): void;
  /** Calls back when another tab has changed an entry; without an id, when any tab may have changed all. */
  watch(store: StoreName, listener: (id: string | undefined) => void): () => void;
  /** Calls back when any tab, this one included, has changed an entry of a store. */
  watchAll(store: StoreName, listener: () => void): () => void;
}

/** Opens the storage. It can be used at once: calls wait until the database is open. */
export function openStorage(name = 'hubkit-workbench'): Storage {
  const status = createStore<ReturnType<Storage['status']['get']>>({ state: 'opening' });
  const tabs = createTabs(name);
  const unsaved = followWrites(name);
  /** Stores writes in one transaction and notifies the other tabs. */
  const storeAll = async (opened: IDBPDatabase<StorageSchema>, writes: readonly Write[]) => {
    const transaction = opened.transaction([...new Set(writes.map(({ store }) => store))], 'readwrite');
    const requests = writes.flatMap((write): Promise<unknown>[] => {
      const store = transaction.objectStore(write.store);
      // The values of a write are those of its store.
      if ('values' in write) return write.values.map((value) => store.put(value as never));
      return write.removed.map((id) => store.delete(id));
    });
    // Otherwise the transaction would wait for a later event, which a closing page never gets.
    transaction.commit();
    await Promise.all([...requests, transaction.done]);
    for (const write of writes) for (const id of listIds(write)) tabs.tell({ store: write.store, id });
  };
  let opening: ReturnType<typeof open> | undefined;
  const open = () =>
    import('./database.ts')
      .then(async ({ openDatabase }) => {
        const opened = await openDatabase(name, () => {
          // The next use opens it again.
          opening = undefined;
        });
        await unsaved.replay((writes) => storeAll(opened, writes));
        return opened;
      })
      .then(
        (opened) => {
          status.set({ state: 'open' });
          return opened;
        },
        (error: unknown) => {
          status.set({ state: 'unavailable', reason: error instanceof Error ? error.message : String(error) });
          return undefined;
        },
      );
  /** Opened with the first use: many pages need nothing of it. */
  const database = () => (opening ??= open());

  const change = async (write: Write) => {
    const end = unsaved.begin(write);
    try {
      const opened = await database();
      if (opened) await storeAll(opened, [write]);
    } finally {
      end();
    }
  };

  return {
    status,
    async get(store, id) {
      return (await database())?.get(store, id);
    },
    async list(store) {
      return (await (await database())?.getAll(store)) ?? [];
    },
    async listTurns(chat) {
      return (await (await database())?.getAllFromIndex('turns', 'chat', chat)) ?? [];
    },
    async listRuns(task) {
      return (await (await database())?.getAllFromIndex('runs', 'task', task)) ?? [];
    },
    put: (store, ...values) => change({ store, values }),
    async merge(store, values, join) {
      const transaction = (await database())?.transaction(store, 'readwrite');
      if (!transaction) return;
      const entries = transaction.store;
      const writes = values.map(async (value) => entries.put(join(value, await entries.get(value.id))));
      await Promise.all([...writes, transaction.done]);
      for (const { id } of values) tabs.tell({ store, id });
    },
    remove: (store, ...removed) => change({ store, removed }),
    async clear() {
      const open = await database();
      if (!open) return;
      const names = [...open.objectStoreNames];
      const transaction = open.transaction(names, 'readwrite');
      await Promise.all([...names.map((each) => transaction.objectStore(each).clear()), transaction.done]);
      unsaved.clear();
      tabs.tellAll({});
    },
    reload: () => tabs.tellAll({}),
    watchAll: (store, listener) => tabs.listenToAll((change) => (change.store ?? store) === store && listener()),
    watch: (store, listener) => tabs.listen((change) => (change.store ?? store) === store && listener(change.id)),
  };
}
