import type { CallContext } from './context.ts';

/** Longer timers fire at once on every platform. */
const LONGEST_MS = 2 ** 31 - 1;

/** Calls back after a while, unless that is for ever. Returns what stops it. */
export function startTimer({ clock }: CallContext, delayMs: number, callback: () => void): () => void {
  if (delayMs > LONGEST_MS) return () => undefined;
  const timer = clock.set(callback, Math.max(0, delayMs));
  return () => clock.clear(timer);
}

/** Waits; an abort ends the wait at once, with the caller's reason. The timer keeps the process alive on purpose. */
export function wait(context: CallContext, delayMs: number): Promise<void> {
  const { signal } = context;
  return new Promise((resolve, reject) => {
    const stop = startTimer(context, delayMs, () => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
