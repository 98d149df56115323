import { type IDBPDatabase, openDB } from 'idb';
import type { StorageSchema } from './schema.ts';

/** Raised with every change of the stores. */
const VERSION = 3;

/** Opens the database of this address and makes its stores. */
export function openDatabase(name: string): Promise<IDBPDatabase<StorageSchema>> {
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
    // A newer workbench in another tab wants to change the stores: let it.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(),
  });
}
