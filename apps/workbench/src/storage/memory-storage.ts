import { createStore } from '../store/store.ts';
import type { Storage } from './open-storage.ts';
import type { Entry, StoreName } from './schema.ts';

/** A storage that ends with the page and keeps copies, as the database does: for tests and examples. */
export function createMemoryStorage(): Storage & { readonly entries: ReadonlyMap<string, Entry> } {
  const entries = new Map<string, Entry>();
  const of = (store: StoreName) =>
    [...entries].flatMap(([key, value]) => (key.startsWith(`${store} `) ? [structuredClone(value)] : []));
  return {
    entries,
    status: createStore<ReturnType<Storage['status']['get']>>({ state: 'open' }),
    // Stored below, under the name of the store.
    get: async (store, id) => structuredClone(entries.get(`${store} ${id}`)) as never,
    list: async (store) => of(store) as never,
    listTurns: async (chat) => of('turns').filter((turn) => Reflect.get(turn, 'chat') === chat) as never,
    async put(store, ...values) {
      for (const value of values) entries.set(`${store} ${value.id}`, structuredClone(value));
    },
    async remove(store, ...ids) {
      for (const id of ids) entries.delete(`${store} ${id}`);
    },
    clear: async () => entries.clear(),
    watch: () => () => undefined,
  };
}
