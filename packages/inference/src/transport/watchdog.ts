import { TimeoutError, type TimeoutLayer } from '../contract/errors.ts';
import type { CallContext } from './context.ts';
import { onAbort } from './on-abort.ts';
import { LONGEST_TIMER_MS } from './wait.ts';

/** Phases of a request that have a timeout of their own. */
type Phase = 'headers' | 'firstContent' | 'idle';

/** Creates the error of a timeout. */
export function timeoutError({ subject }: CallContext, layer: TimeoutLayer, limitMs: number): TimeoutError {
  const message = `Timed out after ${Math.round(limitMs)} ms (${layer}); set timeouts.${layer}Ms to wait longer.`;
  return new TimeoutError(message, { ...subject, layer });
}

/**
 * Ends one request when a timeout elapses or the user aborts. All timeouts share one timer: it is set to the shortest of
 * them, and when it fires before anything is due, it is set again. So a request that is fast sets one timer in all.
 */
export class Watchdog {
  readonly #context: CallContext;
  readonly #controller = new AbortController();
  readonly #tickMs: number;
  readonly #due: Record<Phase, number> = { headers: Infinity, firstContent: Infinity, idle: Infinity };
  readonly #forget: (() => void) | undefined;
  #timer: unknown;
  #reject: ((reason: unknown) => void) | undefined;
  #isStopped = false;

  constructor(context: CallContext) {
    const { signal, timeouts } = context;
    this.#context = context;
    this.#tickMs = Math.min(timeouts.headersMs, timeouts.firstContentMs, timeouts.idleMs, LONGEST_TIMER_MS);
    this.#forget = signal && onAbort(signal, () => this.abort(signal.reason));
  }

  /** The signal for `fetch`. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the timeout of a phase. */
  begin(phase: Phase): void {
    const { clock, timeouts } = this.#context;
    const now = clock.now();
    this.#due[phase] = now + timeouts[`${phase}Ms`];
    // A timer that runs fires within the shortest timeout, so before this one.
    if (this.#timer === undefined) this.#arm(now);
  }

  /** Ends the timeout of a phase. */
  end(phase: Phase): void {
    this.#due[phase] = Infinity;
  }

  /** Waits for a promise, unless the watchdog ends the wait: a user-supplied fetch may not listen to its signal. */
  race<T>(promise: Promise<T>, toError: (error: unknown) => unknown): Promise<T> {
    const { signal } = this;
    return new Promise<T>((resolve, reject) => {
      this.#reject = reject;
      promise.then(resolve, (error) => reject(signal.aborted ? signal.reason : toError(error)));
      if (signal.aborted) reject(signal.reason);
    });
  }

  /** Ends the request. */
  abort(reason: unknown): void {
    if (this.#isStopped) return;
    this.stop();
    this.#reject?.(reason);
    this.#controller.abort(reason);
  }

  /** Stops watching. */
  stop(): void {
    this.#isStopped = true;
    if (this.#timer !== undefined) this.#context.clock.clear(this.#timer);
    this.#timer = undefined;
    this.#forget?.();
  }

  #arm(now: number): void {
    const { headers, firstContent, idle } = this.#due;
    const due = Math.min(headers, firstContent, idle, this.#context.deadline);
    // Without anything due the timer rests until the next phase begins.
    this.#timer =
      due === Infinity
        ? undefined
        : this.#context.clock.set(() => this.#check(), Math.max(0, Math.min(this.#tickMs, due - now)));
  }

  #check(): void {
    const { clock, deadline, timeouts } = this.#context;
    const now = clock.now();
    const phases = ['headers', 'firstContent', 'idle'] as const;
    const layer = now >= deadline ? 'total' : phases.find((phase) => now >= this.#due[phase]);
    if (layer) this.abort(timeoutError(this.#context, layer, timeouts[`${layer}Ms`]));
    else this.#arm(now);
  }
}
