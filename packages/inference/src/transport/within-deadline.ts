import type { CallContext } from '../transport/context.ts';
import { onAbort } from '../transport/on-abort.ts';
import { timeoutError } from '../transport/timeout-error.ts';
import { LONGEST_TIMER_MS } from '../transport/wait.ts';

/** Does work that is no request, until the call is aborted or its time is up. The work is given a signal for both. */
export async function withinDeadline<T>(context: CallContext, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { clock, signal, deadline, timeouts } = context;
  const stop = new AbortController();
  const forget = signal && onAbort(signal, () => stop.abort(signal.reason));
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason), { once: true });
  });
  const leftMs = deadline - clock.now();
  const end = () => stop.abort(timeoutError(context, 'total', timeouts.totalMs));
  const timer = leftMs < LONGEST_TIMER_MS ? clock.set(end, Math.max(0, leftMs)) : undefined;
  try {
    signal?.throwIfAborted();
    return await Promise.race([work(stop.signal), stopped]);
  } finally {
    forget?.();
    if (timer !== undefined) clock.clear(timer);
  }
}
