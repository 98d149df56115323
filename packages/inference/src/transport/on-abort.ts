interface Listener {
  readonly callbacks: Set<() => void>;
  readonly run: () => void;
}

/** Callbacks by signal: many calls with one signal are one listener to it, as Node warns of a leak from the eleventh on. */
const listeners = new WeakMap<AbortSignal, Listener>();

/** Calls back when a signal aborts. Returns the function that takes the callback away. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const { callbacks, run } = listeners.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0 || listeners.get(signal)?.run !== run) return;
    signal.removeEventListener('abort', run);
    listeners.delete(signal);
  };
}

function listen(signal: AbortSignal): Listener {
  const callbacks = new Set<() => void>();
  const run = () => {
    listeners.delete(signal);
    for (const callback of callbacks) callback();
  };
  const listener = { callbacks, run };
  signal.addEventListener('abort', run, { once: true });
  listeners.set(signal, listener);
  return listener;
}
