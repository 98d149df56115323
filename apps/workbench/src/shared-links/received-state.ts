import { createStore, type Store } from '../state/store.ts';
import type { SharedState } from './shared-state.ts';

/** The accepted state of a share link, until its page reads it. */
export type ReceivedState = Store<{ readonly state: SharedState | undefined }>;

/** Makes the place where kept state waits; give it to `useSession`. */
export function createReceivedState(): ReceivedState {
  return createStore<{ readonly state: SharedState | undefined }>({ state: undefined });
}
