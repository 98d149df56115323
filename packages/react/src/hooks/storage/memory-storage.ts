import { mergeConversations } from './merge-conversations.ts';
import type { StateStorage } from './state-storage.ts';

/** Keeps state as long as the page lives, such as over a change of route. */
export function memoryStorage(): StateStorage {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    set: (key, value, known) => values.set(key, mergeConversations(values.get(key), value, known)),
    remove: (key) => values.delete(key),
  };
}
