/** A function that returns the fields to replace. */
export type Change<State> = (state: State) => Partial<State>;

/** A state outside of React. It is replaced, never changed. */
export interface Store<State> {
  readonly getState: () => State;
  /** Returns the state that servers render and browsers hydrate. */
  readonly getInitialState: () => State;
  /** Calls a listener after every change. Returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store with the functions that change it. */
export interface OwnStore<State> extends Store<State> {
  /** Changes the state at once. A change that waits for the next frame is made first. */
  readonly set: (change: Change<State>) => void;
  /** Changes the state at the next frame. Until then, a later change takes the place of an earlier one. */
  readonly setSoon: (change: Change<State>) => void;
  /** Makes the change that waits for the next frame. */
  readonly flush: () => void;
}

/** Creates a store. */
export function createStore<State extends object>(initial: State): OwnStore<State> {
  let state = initial;
  let pending: Change<State> | undefined;
  const listeners = new Set<() => void>();
  const apply = (change: Change<State>) => {
    state = { ...state, ...change(state) };
    for (const listener of listeners) listener();
  };
  const flush = () => {
    const change = pending;
    pending = undefined;
    if (change) apply(change);
  };
  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    set(change) {
      flush();
      apply(change);
    },
    setSoon(change) {
      if (!pending) onFrame(flush);
      pending = change;
    },
    flush,
  };
}

/** Calls a function at the next frame. Pages in the background get no frames until they are shown. */
function onFrame(call: () => void): void {
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(call);
  else setTimeout(call);
}
