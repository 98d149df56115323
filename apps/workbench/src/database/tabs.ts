import type { StoreName } from './schema.ts';

/** An entry that a tab has changed; any entry without a store. */
interface Change {
  readonly store?: StoreName;
  readonly id?: string;
}

/** Messages between the tabs of this origin. */
export interface Tabs {
  /** Notifies the other tabs. */
  tell(change: Change): void;
  /** Notifies every tab, including this one. */
  tellAll(change: Change): void;
  /** Calls back when another tab has changed something. */
  listen(listener: (change: Change) => void): () => void;
  /** Calls back with the changes of this tab, too. */
  listenToAll(listener: (change: Change) => void): () => void;
}

/** Broadcasts changes to other tabs of this origin; without broadcast channels it does nothing. */
export function createTabs(name: string): Tabs {
  const listeners = new Set<(change: Change) => void>();
  const all = new Set<(change: Change) => void>();
  const hearOwn = (change: Change) => {
    for (const listener of all) listener(change);
  };
  const hear = (change: Change) => {
    hearOwn(change);
    for (const listener of listeners) listener(change);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));
  return {
    tell(change) {
      channel?.postMessage(change);
      hearOwn(change);
    },
    tellAll(change) {
      channel?.postMessage(change);
      hear(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listenToAll(listener) {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
