import type { StoreName } from './schema.ts';

/** An entry that a tab has changed; any entry without a store. */
interface Change {
  readonly store?: StoreName;
  readonly id?: string;
}

/** The line between the tabs of this address. */
export interface Tabs {
  /** Notifies the other tabs. */
  tell(change: Change): void;
  /** Notifies every tab, including this one. */
  tellAll(change: Change): void;
  listen(listener: (change: Change) => void): () => void;
}

/** Opens the line; a browser without broadcast channels has one tab. */
export function createTabs(name: string): Tabs {
  const listeners = new Set<(change: Change) => void>();
  const hear = (change: Change) => {
    for (const listener of listeners) listener(change);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => hear(data));
  return {
    tell: (change) => channel?.postMessage(change),
    tellAll(change) {
      channel?.postMessage(change);
      hear(change);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
