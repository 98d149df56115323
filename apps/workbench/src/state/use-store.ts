import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Reads a part of a store; the component renders again when that part is another value. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
