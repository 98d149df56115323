import type { StateStorage } from './state-storage.ts';

/** Keeps state as long as the page lives, such as over a change of route. */
export function memoryStorage(): StateStorage {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => values.set(key, value),
    remove: (key) => values.delete(key),
  };
}
