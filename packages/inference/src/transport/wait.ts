import type { CallContext } from './context.ts';
import { onAbort } from './on-abort.ts';

/** Longer timers fire at once on every platform. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Waits; an abort ends the wait at once, with the user-supplied reason. The timer keeps the process alive on purpose. */
export function wait({ clock, signal }: CallContext, delayMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const forget =
      signal &&
      onAbort(signal, () => {
        clock.clear(timer);
        reject(signal.reason);
      });
    const timer = clock.set(
      () => {
        forget?.();
        resolve();
      },
      Math.min(delayMs, LONGEST_TIMER_MS),
    );
  });
}
