import type { ClaimedRow } from '../contract/row.ts';
import type { Wait } from '../contract/run.ts';
import type { BulkStore, Outcome, StoreBatch } from '../contract/store.ts';

/** Dependencies of a loop. */
export interface LoopParts {
  readonly store: Pick<BulkStore, 'turn' | 'nextDue'>;
  /** Makes the call of a row. Rejects only for a fault of the program, which ends the loop once the other rows under way are recorded. */
  readonly call: (row: ClaimedRow) => Promise<Outcome>;
  /** Called for the first such fault. */
  readonly onFault?: (error: unknown) => void;
  /** Rows that may be under way at a time. */
  readonly capacity: () => number;
  /** Time in ms for which no row may start: a provider demands it, or is down. */
  readonly waitMs: () => number;
  /** Reason for which no row may start, as far as it is one of the providers. */
  readonly wait?: () => Wait | undefined;
  /** Called before outcomes are recorded and further rows are claimed. May stop the loop. */
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void;
  /** Called after outcomes were recorded. May stop the loop. */
  readonly onTurn: (outcomes: readonly Outcome[], turn: StoreBatch) => void;
  readonly now: () => number;
}

/** Longest sleep in ms: a clock that is set back must not hold up a run. */
const MAX_DELAY_MS = 60_000;

/**
 * Claims rows, calls them and records their outcomes. Once in a turn of the event loop, all outcomes that have arrived are recorded
 * and as many rows are claimed in one transaction: one commit for many rows under load. A row keeps its place until its outcome is
 * recorded, so a process that is killed repeats no more requests than it had places.
 */
export class RowLoop {
  readonly #parts: LoopParts;
  readonly #end: Promise<void>;
  // Set by the promise, at once.
  #resolve: () => void = () => {};
  #reject: (error: unknown) => void = () => {};
  #outcomes: Outcome[] = [];
  #underWay = 0;
  #isScheduled = false;
  #isPaused = false;
  #isStopping = false;
  #isOver = false;
  #fault: { readonly error: unknown } | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LoopParts) {
    this.#parts = parts;
    this.#end = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Rows whose outcome is not recorded yet. */
  get underWay(): number {
    return this.#underWay;
  }

  capacity(): number {
    return this.#parts.capacity();
  }

  wait(): Wait | undefined {
    if (this.#isOver || this.#isPaused) return;
    const { store, wait, now } = this.#parts;
    const found = wait?.();
    if (found || this.#underWay > 0) return found;
    const ms = (store.nextDue() ?? 0) - now();
    return ms > 0 ? { reason: 'backoff', ms } : undefined;
  }

  /**
   * Resolves when no row is left, or when a stopped loop has no row under way; rejects if the store fails, or for a fault of the
   * program.
   */
  run(): Promise<void> {
    this.#schedule();
    return this.#end;
  }

  /** Starts no more rows until `resume`. */
  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#schedule();
  }

  /** Starts no more rows, and ends when those under way have ended. */
  stop(): void {
    this.#isStopping = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isOver) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#isOver) return;
      try {
        this.#turn();
      } catch (error) {
        this.#finish(error);
      }
    });
  }

  #turn(): void {
    const { store, capacity, waitMs, onOutcomes, onTurn, now } = this.#parts;
    clearTimeout(this.#timer);
    const outcomes = this.#outcomes;
    this.#outcomes = [];
    if (outcomes.length > 0) onOutcomes(outcomes);
    const underWay = this.#underWay - outcomes.length;
    const pauseMs = waitMs();
    const isIdle = this.#isPaused || this.#isStopping || pauseMs > 0;
    const wanted = isIdle ? 0 : Math.max(0, capacity() - underWay);
    const turn = store.turn(outcomes, wanted, now());
    const { claimed } = turn;
    this.#underWay = underWay + claimed.length;
    for (const row of claimed) this.#start(row);
    if (outcomes.length > 0) onTurn(outcomes, turn);
    if (this.#underWay > 0 || !this.#isPaused) this.#wake(claimed.length < wanted || isIdle, pauseMs);
  }

  /** Ends a loop that has nothing left to do, or wakes it when the next row may start. */
  #wake(hasPlaces: boolean, pauseMs: number): void {
    const due = this.#isStopping ? undefined : this.#parts.store.nextDue();
    if (due === undefined) {
      if (this.#underWay === 0) this.#finish(this.#fault?.error);
    } else if (hasPlaces && !this.#isPaused) {
      const delayMs = Math.max(pauseMs, due - this.#parts.now(), 1);
      this.#timer = setTimeout(() => this.#schedule(), Math.min(delayMs, MAX_DELAY_MS));
    }
  }

  #start(row: ClaimedRow): void {
    this.#parts.call(row).then(
      (outcome) => {
        this.#outcomes.push(outcome);
        this.#schedule();
      },
      (error) => {
        // The responses to the other rows are on their way, and paid.
        this.#underWay--;
        if (!this.#fault) {
          this.#fault = { error };
          this.#parts.onFault?.(error);
        }
        this.stop();
      },
    );
  }

  #finish(error?: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    if (error === undefined) this.#resolve();
    else this.#reject(error);
  }
}
