import { mergeConversations } from './merge-conversations.ts';
import type { StateStorage } from './state-storage.ts';

const AREA = 'state';

/**
 * Keeps state in a database of the browser, which has room for images and other files. Tabs with the same chat add to it: what
 * another tab has written is merged, and shown at once.
 *
 * @param name - Name of the database. Default: `hubkit`.
 */
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
  /** The other tabs with this database. */
  const withTabs = <Result>(act: (channel: BroadcastChannel) => Result) => act(new BroadcastChannel(`hubkit:${name}`));
  return {
    get: (key) => run('readonly', (area) => area.get(key)),
    // One transaction, so that nothing is written between the read and the write.
    async set(key, value, known) {
      await run('readwrite', (area) => {
        const read = area.get(key);
        read.onsuccess = () => area.put(mergeConversations(read.result, value, known), key);
        return read;
      });
      withTabs((channel) => {
        channel.postMessage(key);
        channel.close();
      });
    },
    remove: (key) => run('readwrite', (area) => area.delete(key)),
    watch: (key, listener) =>
      withTabs((channel) => {
        channel.onmessage = ({ data }) => data === key && listener();
        return () => channel.close();
      }),
  };
}
