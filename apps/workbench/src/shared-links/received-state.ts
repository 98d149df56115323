import { createStore, type Store } from '../state/store.ts';
import type { SharedState } from './shared-state.ts';

/** The accepted state of a share link, until its page reads it. */
export type ReceivedState = Store<{
  readonly state: SharedState | undefined;
  /** Arguments of a run of this browser, with its files, which no link can hold. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** True for a run that starts once its form is filled in. */
  readonly isRun?: boolean;
}>;

/** Makes the place where kept state waits; give it to `useSession`. */
export function createReceivedState(): ReceivedState {
  return createStore<ReturnType<ReceivedState['get']>>({ state: undefined });
}
