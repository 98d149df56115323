import type { StateStorage } from './state-storage.ts';

const AREA = 'state';

/** Keeps state in a database of the browser, which has room for images and other files. @param name - Default: `hubkit`. */
export function indexedDbStorage(name = 'hubkit'): StateStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(AREA);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      // The next call tries again.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const run = async (mode: IDBTransactionMode, act: (area: IDBObjectStore) => IDBRequest): Promise<unknown> => {
    const database = await open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(AREA, mode);
      const request = act(transaction.objectStore(AREA));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  return {
    get: (key) => run('readonly', (area) => area.get(key)),
    set: (key, value) => run('readwrite', (area) => area.put(value, key)),
    remove: (key) => run('readwrite', (area) => area.delete(key)),
  };
}
