'use client';

import * as React from 'react';
import type { Store } from './create-store.ts';

/** Returns the state of a store, and renders again when it changes. */
export function useStore<State>(store: Store<State>): State {
  return React.useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
