/** State that lives outside React: read it, follow it, replace it. */
export interface Store<State> {
  readonly get: () => State;
  /** Replaces the state. Listeners are not called if it is unchanged. */
  readonly set: (next: State | ((state: State) => State)) => void;
  /** Calls back after each change until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a store that starts with `initial`. */
export function createStore<State extends object>(initial: State): Store<State> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(next) {
      const value = typeof next === 'function' ? next(state) : next;
      if (Object.is(value, state)) return;
      state = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
