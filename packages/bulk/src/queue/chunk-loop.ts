import { randomUUID } from 'node:crypto';
import type { WorkerFacts } from '../contract/moment.ts';
import type { Chunk, ChunkReport, OwnedRun, QueuedRow } from '../contract/queue.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { Wait } from '../contract/run.ts';
import type { BulkStore, Control, Outcome, StoreBatch } from '../contract/store.ts';

/** Dependencies of the loop of an owner. */
export interface ChunkLoopParts {
  readonly store: Pick<
    BulkStore,
    'turn' | 'nextDue' | 'openChunk' | 'openChunks' | 'rowsOfBatch' | 'closeBatch' | 'reopenChunk' | 'keepJob'
  >;
  readonly queue: OwnedRun;
  /** Makes the arguments of a row; an outcome for a row that needs no call. */
  readonly prepare: (row: ClaimedRow) => Promise<QueuedRow | Outcome>;
  /** Completes the outcome of a worker: its file is written here. */
  readonly complete: (outcome: Outcome) => Promise<Outcome>;
  /** Most rows of a chunk. */
  readonly chunkRows: number;
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void;
  readonly onTurn: (outcomes: readonly Outcome[], turn: StoreBatch) => void;
  /** Called for a failure that every other row would have, too. */
  readonly onStop: (message: string) => void;
  /** Ends the loop without waiting for workers. */
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** Period in ms of looking for workers and for chunks that are lost. */
const CHECK_MS = 1000;
/** Rows that are published, as a multiple of the places of all workers. */
const WINDOW = 4;
/** Places that are assumed before a worker is seen. */
const FIRST_PLACES = 16;

/** A chunk that is published. */
interface OpenChunk {
  /** Rows without an outcome. */
  readonly rows: Set<number>;
  readonly started: Set<number>;
  /** Set if it was absent from the queue: then its last reports may be on their way. */
  suspicion?: 'absent' | 'nothing came since';
}

/**
 * Publishes rows in chunks, as many as workers need, and records their reports. The store keeps which rows belong to a chunk, so
 * another process can go on after this one.
 */
export class ChunkLoop {
  readonly #parts: ChunkLoopParts;
  readonly #open = new Map<string, OpenChunk>();
  #workers: readonly WorkerFacts[] = [];
  #checkedAt = 0;
  #isStopping = false;
  #isPaused = false;
  #told: Control = 'run';

  constructor(parts: ChunkLoopParts) {
    this.#parts = parts;
  }

  /** Rows that are published and have no outcome. */
  get underWay(): number {
    let sum = 0;
    for (const { rows } of this.#open.values()) sum += rows.size;
    return sum;
  }

  /** Places of all workers. */
  capacity(): number {
    return this.#workers.reduce((sum, { capacity }) => sum + capacity, 0);
  }

  /** The workers that were seen in the last seconds. */
  workers(): readonly WorkerFacts[] {
    return this.#workers;
  }

  wait(): Wait | undefined {
    const message = this.#parts.queue.trouble();
    if (message !== undefined) return { reason: 'redis', message };
    return this.#workers.length === 0 ? { reason: 'worker' } : undefined;
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
  }

  /** Starts no more rows, and ends when workers have given back theirs. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Resolves when no row is left, or after a stop. */
  async run(): Promise<void> {
    const { store, queue, signal } = this.#parts;
    for (const key of store.openChunks()) {
      const rows = store.rowsOfBatch(key).map(({ seq }) => seq);
      if (rows.length === 0) store.closeBatch(key);
      else this.#open.set(key, { rows: new Set(rows), started: new Set() });
    }
    const reports = queue.reports();
    const aborted = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
    let isOver = false;
    try {
      while (!isOver && !signal.aborted) {
        const next = await Promise.race([this.#step(reports), aborted]);
        isOver = next === 'over';
      }
    } finally {
      await queue.close(isOver && !this.#isStopping);
    }
  }

  async #step(reports: AsyncGenerator<readonly ChunkReport[]>): Promise<'over' | 'more'> {
    const { value = [] } = await reports.next();
    if (value.length === 0) this.#noteSilence();
    await this.#record(value);
    await this.#tell();
    if (this.#parts.now() - this.#checkedAt >= CHECK_MS) await this.#check();
    if (this.#isStopping) return this.#open.size === 0 ? 'over' : 'more';
    if (!this.#isPaused) await this.#publish();
    return this.#open.size === 0 && this.#parts.store.nextDue() === undefined ? 'over' : 'more';
  }

  async #record(reports: readonly ChunkReport[]): Promise<void> {
    const { complete, store, onStop } = this.#parts;
    const outcomes: Outcome[] = [];
    for (const { chunk: key, started = [], outcomes: own = [], job, stop } of reports) {
      const chunk = this.#open.get(key);
      // A chunk that was replaced.
      if (!chunk) continue;
      for (const seq of started) chunk.started.add(seq);
      if (job) store.keepJob(job.seq, job.job ?? undefined);
      if (stop !== undefined) onStop(stop);
      for (const outcome of own) if (chunk.rows.delete(outcome.seq)) outcomes.push(await complete(outcome));
    }
    this.#settle(outcomes);
  }

  /** Records outcomes and closes the chunks that have all of theirs. */
  #settle(outcomes: readonly Outcome[]): void {
    const { store, onOutcomes, onTurn, now } = this.#parts;
    if (outcomes.length > 0) {
      onOutcomes(outcomes);
      onTurn(outcomes, store.turn(outcomes, 0, now()));
    }
    for (const [key, { rows }] of this.#open) {
      if (rows.size > 0) continue;
      store.closeBatch(key);
      this.#open.delete(key);
    }
  }

  async #publish(): Promise<void> {
    const { store, queue, prepare, now } = this.#parts;
    const places = Math.max(FIRST_PLACES, this.capacity());
    const count = Math.max(1, this.#workers.length);
    const size = Math.min(this.#parts.chunkRows, Math.ceil(places / count));
    const chunks: Chunk[] = [];
    const settled: Outcome[] = [];
    for (let free = places * WINDOW - this.underWay; free > 0; ) {
      const key = randomUUID();
      const rows = store.openChunk(key, Math.min(size, free), now());
      if (rows.length === 0) break;
      const prepared = await Promise.all(rows.map(prepare));
      const own = prepared.filter((row): row is QueuedRow => 'args' in row);
      settled.push(...prepared.filter((row): row is Outcome => 'next' in row));
      this.#open.set(key, { rows: new Set(own.map(({ seq }) => seq)), started: new Set() });
      if (own.length > 0) chunks.push({ key, rows: own });
      free -= rows.length;
    }
    this.#settle(settled);
    if (chunks.length > 0) await queue.publish(chunks);
  }

  /** Passes pause and stop on to workers, and withdraws chunks without a holder. */
  async #tell(): Promise<void> {
    const { queue, store, now } = this.#parts;
    const control = this.#isStopping ? 'stop' : this.#isPaused ? 'pause' : 'run';
    if (control === this.#told) return;
    this.#told = control;
    await queue.setControl(control);
    if (control !== 'stop') return;
    for (const key of await queue.withdraw([...this.#open.keys()])) {
      store.reopenChunk(key, [], now());
      this.#open.delete(key);
    }
  }

  /** Looks for workers, and for chunks that the queue has lost, as after a restart of its server. */
  async #check(): Promise<void> {
    const { queue, store, now } = this.#parts;
    this.#checkedAt = now();
    this.#workers = await queue.workers();
    const absent = new Set(await queue.absent([...this.#open.keys()]));
    for (const [key, chunk] of this.#open) {
      if (!absent.has(key)) delete chunk.suspicion;
      else if (chunk.suspicion === undefined) chunk.suspicion = 'absent';
      else if (chunk.suspicion === 'nothing came since') {
        // Its rows go into a chunk with another key: what holders of this one still report is ignored.
        store.reopenChunk(
          key,
          [...chunk.started].filter((seq) => chunk.rows.has(seq)),
          now(),
        );
        this.#open.delete(key);
      }
    }
  }

  #noteSilence(): void {
    for (const chunk of this.#open.values()) {
      if (chunk.suspicion === 'absent') chunk.suspicion = 'nothing came since';
    }
  }
}
