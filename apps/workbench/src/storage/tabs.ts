import type { StoreName } from './schema.ts';

/** An entry that a tab has changed; all of a store without an id. */
interface Change {
  readonly store: StoreName;
  readonly id?: string;
}

/** The line between the tabs of this address. */
export interface Tabs {
  tell(change: Change): void;
  listen(listener: (change: Change) => void): () => void;
}

/** Opens the line; a browser without broadcast channels has one tab. */
export function createTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (change) => channel.postMessage(change),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<Change>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
