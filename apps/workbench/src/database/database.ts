import { type IDBPDatabase, openDB } from 'idb';
import type { StorageSchema } from './schema.ts';

/** Raised with every change of the stores. */
const VERSION = 3;

/**
 * Opens the database of this address and makes its stores. Calls `onClosed` when it can be used no longer: the browser has closed
 * it, its data were cleared, or a newer workbench in another tab changes the stores.
 */
export function openDatabase(name: string, onClosed: () => void): Promise<IDBPDatabase<StorageSchema>> {
  return openDB<StorageSchema>(name, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        for (const store of ['chats', 'drafts', 'jobs', 'settings'] as const)
          database.createObjectStore(store, { keyPath: 'id' });
        database.createObjectStore('turns', { keyPath: 'id' }).createIndex('chat', 'chat');
      }
      if (before < 2) database.createObjectStore('runs', { keyPath: 'id' }).createIndex('task', 'task');
      if (before < 3) database.createObjectStore('templates', { keyPath: 'id' });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase | null)?.close();
      onClosed();
    },
    terminated: onClosed,
  });
}
