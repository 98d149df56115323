import type { HeldChunk, QueuedRow } from '../contract/queue.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { Control, Outcome } from '../contract/store.ts';

/** Dependencies of the loop of a worker. */
export interface WorkLoopParts {
  /** Makes the call of a row. Rejects only for a bug. */
  readonly call: (row: ClaimedRow, chunk: HeldChunk) => Promise<Outcome>;
  /** Rows that may be under way at a time. */
  readonly capacity: () => number;
  /** Time in ms for which no row may start. */
  readonly waitMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Period in ms of looking for a changed control flag or the end of a pause. */
const LOOK_MS = 250;

/** Workers that may hold a chunk before the rows that they began are given back. */
const MOST_HOLDERS = 3;

/** A chunk on which the loop works. */
interface OpenChunk {
  readonly held: HeldChunk;
  /** Rows that have not begun. */
  waiting: ClaimedRow[];
  outcomes: Outcome[];
  /** Rows without a recorded outcome. */
  left: number;
  /** Rows of the chunk that have a place. */
  underWay: number;
  isReporting: boolean;
  isGone: boolean;
  lookAt: number;
  control: Control;
  readonly end: () => void;
}

/**
 * Works on the rows of chunks. The start of a row and its outcome are recorded in the queue, many with one command, and a row keeps its
 * place until its outcome is recorded: a worker that is killed repeats no more calls than it had places.
 */
export class WorkLoop {
  readonly #parts: WorkLoopParts;
  #chunks: OpenChunk[] = [];
  #isScheduled = false;
  #isStopping = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: WorkLoopParts) {
    this.#parts = parts;
  }

  /** Rows whose outcome is not recorded yet. */
  get underWay(): number {
    return this.#chunks.reduce((sum, { underWay }) => sum + underWay, 0);
  }

  /** Works on a chunk; resolves when all of its rows have an outcome, or another worker holds it. */
  take(held: HeldChunk): Promise<void> {
    const open = held.rows.filter(({ seq }) => held.states.get(seq) !== 'done').map((row) => toClaimed(row, held));
    if (open.length === 0) return Promise.resolve();
    // Rows during whose calls several workers have ended: the owner has them called alone.
    const isRisky = ({ seq }: ClaimedRow) => held.holder > MOST_HOLDERS && held.states.get(seq) === 'started';
    const waiting = open.filter((row) => !isRisky(row));
    const outcomes = open.filter(isRisky).map((row) => givenBack(row, held, held.holder - 1));
    return new Promise((resolve) => {
      const state = { outcomes, left: open.length, underWay: outcomes.length, isReporting: false, isGone: false };
      this.#chunks.push({ held, waiting, ...state, lookAt: 0, control: 'run', end: resolve });
      this.#schedule();
    });
  }

  /** Gives back the rows that have not begun. */
  stop(): void {
    this.#isStopping = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#turn();
    });
  }

  #turn(): void {
    clearTimeout(this.#timer);
    const { capacity, waitMs } = this.#parts;
    let free = waitMs() > 0 ? 0 : capacity() - this.underWay;
    const now = Date.now();
    for (const chunk of this.#chunks) {
      if (chunk.isReporting || chunk.isGone) continue;
      const { outcomes } = chunk;
      const isBack = this.#isStopping || chunk.control === 'stop';
      const back = isBack ? chunk.waiting.splice(0) : [];
      const starting = chunk.control === 'run' ? chunk.waiting.splice(0, Math.max(0, free)) : [];
      free -= starting.length;
      if (outcomes.length + back.length + starting.length === 0 && now < chunk.lookAt) continue;
      chunk.outcomes = [];
      chunk.underWay += starting.length;
      chunk.lookAt = now + LOOK_MS;
      void this.#report(chunk, outcomes, back, starting).catch(this.#parts.onError);
    }
    if (this.#chunks.length > 0) this.#timer = setTimeout(() => this.#schedule(), LOOK_MS);
  }

  async #report(
    chunk: OpenChunk,
    outcomes: readonly Outcome[],
    back: readonly ClaimedRow[],
    starting: readonly ClaimedRow[],
  ): Promise<void> {
    chunk.isReporting = true;
    const all = [...outcomes, ...back.map((row) => givenBack(row, chunk.held))];
    const reply = await chunk.held.report({
      ...(starting.length > 0 && { started: starting.map(({ seq }) => seq) }),
      ...(all.length > 0 && { outcomes: all }),
    });
    chunk.isReporting = false;
    chunk.underWay -= outcomes.length;
    chunk.left -= all.length;
    chunk.control = reply.control;
    if (!reply.isHeld) this.#drop(chunk, starting.length);
    else for (const row of starting) this.#start(row, chunk);
    if (chunk.left === 0) this.#end(chunk);
    this.#schedule();
  }

  #start(row: ClaimedRow, chunk: OpenChunk): void {
    this.#parts.call(row, chunk.held).then((outcome) => {
      if (chunk.isGone) {
        // Another worker holds the row: this outcome counts for nothing.
        chunk.underWay--;
        if (chunk.underWay === 0) this.#end(chunk);
      } else chunk.outcomes.push(withLost(outcome, row, chunk.held));
      this.#schedule();
    }, this.#parts.onError);
  }

  /** Leaves a chunk to its new holder; calls under way go on, as they cannot be taken back. */
  #drop(chunk: OpenChunk, notStarted: number): void {
    chunk.isGone = true;
    chunk.waiting = [];
    chunk.underWay -= notStarted + chunk.outcomes.length;
    chunk.outcomes = [];
    if (chunk.underWay === 0) this.#end(chunk);
  }

  #end(chunk: OpenChunk): void {
    this.#chunks = this.#chunks.filter((other) => other !== chunk);
    chunk.end();
  }
}

/** A row whose columns are the arguments of its call. */
function toClaimed({ args, ...row }: QueuedRow, { jobs, states }: HeldChunk): ClaimedRow {
  const job = jobs.get(row.seq) ?? row.job;
  const tries = row.tries + (states.get(row.seq) === 'started' ? 1 : 0);
  return { ...row, tries, row: args, ...(job && { job }) };
}

/** The outcome of a row that has not begun: it waits again. */
function givenBack(row: ClaimedRow, held: HeldChunk, holders = 1): Outcome {
  const outcome: Outcome = { seq: row.seq, attempts: [], next: { type: 'wait', dueAt: 0, isFailure: false } };
  return withLost(outcome, row, held, holders);
}

/** Adds the request of an earlier holder whose response is lost; it may have been billed. */
function withLost(outcome: Outcome, { seq, job }: ClaimedRow, { states }: HeldChunk, holders = 1): Outcome {
  if (states.get(seq) !== 'started' || job) return outcome;
  const lost = { startedAt: Date.now(), ms: 0, code: 'lost' as const };
  return { ...outcome, attempts: [...Array.from({ length: holders }, () => lost), ...outcome.attempts] };
}
