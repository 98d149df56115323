import type { Store } from '../state/store.ts';
import type { Storage } from './open-storage.ts';

/** Wait after a change, in ms; changes in between are stored together. */
const QUIET_MS = 400;

/**
 * Persists the state of a store under an id and restores it after a reload, unless the state has changed in the meantime. `read`
 * validates the stored value; undefined keeps the current state.
 */
export function keepState<State extends object>(
  store: Store<State>,
  storage: Pick<Storage, 'get' | 'put'>,
  id: string,
  read: (stored: unknown) => State | undefined,
): void {
  const first = store.get();
  let stored = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (store.get() === stored) return;
    stored = store.get();
    void storage.put('settings', { id, value: stored });
  };
  store.subscribe(() => {
    if (store.get() !== stored) timer ??= setTimeout(save, QUIET_MS);
  });
  globalThis.addEventListener?.('pagehide', save);
  void storage.get('settings', id).then((entry) => {
    const state = read(entry?.value);
    if (!state || store.get() !== first) return;
    stored = state;
    store.set(state);
  });
}
