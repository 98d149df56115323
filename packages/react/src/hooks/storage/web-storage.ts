import type { StateStorage } from './state-storage.ts';

/**
 * Keeps state in `localStorage`, as JSON below `hubkit:`. Browsers allow about 5 MB for a site: chats with images fit better into
 * {@link indexedDbStorage}.
 *
 * @param area - Function that returns another area, such as `() => sessionStorage`; only called in browsers.
 */
export function webStorage(area: () => Storage = () => localStorage): StateStorage {
  const nameOf = (key: string) => `hubkit:${key}`;
  return {
    get: (key) => JSON.parse(area().getItem(nameOf(key)) ?? 'null') ?? undefined,
    set: (key, value) => area().setItem(nameOf(key), JSON.stringify(value)),
    remove: (key) => area().removeItem(nameOf(key)),
  };
}
