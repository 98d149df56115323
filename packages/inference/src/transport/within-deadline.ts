import type { CallContext } from './context.ts';
import { onAbort } from './on-abort.ts';
import { timeoutError } from './timeout-error.ts';
import { LONGEST_TIMER_MS } from './wait.ts';

/** Limits of work other than a request. */
interface Bounds extends Pick<CallContext, 'clock' | 'signal' | 'deadline'> {
  /** Creates the error for work that is not done by its deadline. */
  readonly timedOut: () => Error;
}

/** Runs work other than a request until it ends, is aborted, or reaches its deadline. The signal of the work reports the latter two. */
export async function withinDeadline<T>(bounds: Bounds, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, signal, deadline, timedOut } = bounds;
  const stop = new AbortController();
  const forget = signal && onAbort(signal, () => stop.abort(signal.reason));
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  });
  const leftMs = deadline - clock.now();
  const end = () => stop.abort(timedOut());
  const timer = leftMs < LONGEST_TIMER_MS ? clock.set(end, Math.max(0, leftMs)) : undefined;
  try {
    signal?.throwIfAborted();
    return await Promise.race([work(stop.signal), stopped]);
  } finally {
    forget?.();
    if (timer !== undefined) clock.clear(timer);
  }
}

/** Runs work that is a part of a call: it ends with the call. */
export function withinCall<T>(context: CallContext, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timedOut = () => timeoutError(context, 'total', context.timeouts.totalMs);
  return withinDeadline({ ...context, timedOut }, work);
}
