import { TimeoutError } from '../../contract/errors.ts';
import { onAbort } from '../../transport/on-abort.ts';
import { LONGEST_TIMER_MS } from '../../transport/wait.ts';

/** Time limits of the calls of a connection. They stand still while a person is asked: the server waits for the answer, too. */
export class CallDeadlines {
  readonly #running = new Set<Timer>();
  #asked = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** Runs a call within its time. The signal of the call reports its end. */
  async run<T>(
    { tool, timeoutMs, signal }: { readonly tool: string; readonly timeoutMs: number; readonly signal: AbortSignal },
    call: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const stop = new AbortController();
    const message = `The call of ${tool} timed out after ${timeoutMs} ms; set timeoutMs to wait longer.`;
    const timer = new Timer(timeoutMs, () => stop.abort(new TimeoutError(message, { layer: 'tool' })));
    const forget = onAbort(signal, () => stop.abort(signal.reason));
    this.#running.add(timer);
    if (this.#asked === 0) timer.go();
    try {
      signal.throwIfAborted();
      return await call(stop.signal);
    } catch (error) {
      throw stop.signal.aborted ? stop.signal.reason : error;
    } finally {
      timer.stop();
      this.#running.delete(timer);
      forget();
    }
  }

  /** Stops the clocks of all calls while somebody is asked, one question after another. */
  async ask<T>(question: () => Promise<T>): Promise<T> {
    if (this.#asked++ === 0) for (const timer of this.#running) timer.stop();
    const answer = this.#turn.then(question);
    this.#turn = answer.catch(() => undefined);
    try {
      return await answer;
    } finally {
      if (--this.#asked === 0) for (const timer of this.#running) timer.go();
    }
  }
}

/** A time limit that can stand still. */
class Timer {
  #leftMs: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #end: () => void;

  constructor(limitMs: number, end: () => void) {
    this.#leftMs = limitMs;
    this.#end = end;
  }

  go(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#end, Math.min(this.#leftMs, LONGEST_TIMER_MS));
  }

  stop(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs = Math.max(0, this.#leftMs - (performance.now() - this.#startedAt));
  }
}
