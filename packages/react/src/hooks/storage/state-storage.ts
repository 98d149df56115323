import { mergeConversations } from './merge-conversations.ts';

/** A place that keeps the state of hooks over reloads. Values are plain data. Methods may be synchronous or return promises. */
export interface StateStorage {
  /** Returns the stored value, or undefined. */
  readonly get: (key: string) => unknown;
  /** Stores a value. `known` is what the caller has read or written before: a value that differs comes from another tab. */
  readonly set: (key: string, value: unknown, known?: unknown) => unknown;
  readonly remove: (key: string) => unknown;
  /**
   * Calls back when another tab has changed a value, which chats then read again. Returns a function that ends it.
   *
   * @default what other tabs store is there after a reload
   */
  readonly watch?: ((key: string, listener: () => void) => () => void) | undefined;
}

/** Keeps state as long as the page lives, such as over a change of route. */
export function memoryStorage(): StateStorage {
  const values = new Map<string, unknown>();
  return {
    get: (key) => values.get(key),
    set: (key, value, known) => values.set(key, mergeConversations(values.get(key), value, known)),
    remove: (key) => values.delete(key),
  };
}
