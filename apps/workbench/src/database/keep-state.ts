import type { Store } from '../state/store.ts';
import type { Storage } from './open-storage.ts';
import { saveSoon } from './save-soon.ts';

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
  const save = saveSoon(() => {
    if (store.get() === stored) return;
    stored = store.get();
    void storage.put('settings', { id, value: stored });
  });
  store.subscribe(() => {
    if (store.get() !== stored) save();
  });
  void storage.get('settings', id).then((entry) => {
    const state = read(entry?.value);
    if (!state || store.get() !== first) return;
    stored = state;
    store.set(state);
  });
}
