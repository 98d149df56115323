import type { Wait } from '../contract/run.ts';

/** Longest time in ms for which no batch is submitted. */
const MAX_MS = 600_000;

/** The time for which a service gets no batch because it had no room for one: twice as long after each refusal in a row. */
export class QueueHold {
  readonly #firstMs: number;
  readonly #now: () => number;
  #ms: number;
  #until = 0;
  #message = '';

  constructor(firstMs: number, now: () => number) {
    this.#firstMs = firstMs;
    this.#ms = firstMs;
    this.#now = now;
  }

  /** Time in ms since 1970 at which a batch may be submitted. */
  get until(): number {
    return this.#until;
  }

  begin(message: string): void {
    this.#until = this.#now() + this.#ms;
    this.#ms = Math.min(MAX_MS, this.#ms * 2);
    this.#message = message;
  }

  /** Ends it, as a batch has ended and left room. */
  end(): void {
    this.#until = 0;
    this.#ms = this.#firstMs;
  }

  wait(): Wait | undefined {
    const ms = this.#until - this.#now();
    return ms > 0 ? { reason: 'queue-full', ms, message: this.#message } : undefined;
  }
}
