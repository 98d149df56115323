import { mergeConversations } from './merge-conversations.ts';
import type { StateStorage } from './state-storage.ts';

/**
 * Keeps state in `localStorage`, as JSON below `hubkit:`. Browsers allow about 5 MB for a site: chats with images fit better into
 * {@link indexedDbStorage}. Tabs with the same chat add to it: what another tab has written is merged, and shown at once.
 *
 * @param area - Function that returns another area, such as `() => sessionStorage`; only called in browsers.
 */
export function webStorage(area: () => Storage = () => localStorage): StateStorage {
  const toStorageKey = (key: string) => `hubkit:${key}`;
  const get = (key: string) => JSON.parse(area().getItem(toStorageKey(key)) ?? 'null') ?? undefined;
  /** A text that is broken is replaced; reading it reports it. */
  const readable = (key: string) => {
    try {
      return get(key);
    } catch {
      return undefined;
    }
  };
  return {
    get,
    set: (key, value, known) =>
      area().setItem(toStorageKey(key), JSON.stringify(mergeConversations(readable(key), value, known))),
    remove: (key) => area().removeItem(toStorageKey(key)),
    watch(key, listener) {
      // Browsers send it to the other tabs alone.
      const hear = (event: StorageEvent) => event.key === toStorageKey(key) && listener();
      globalThis.addEventListener?.('storage', hear);
      return () => globalThis.removeEventListener?.('storage', hear);
    },
  };
}
