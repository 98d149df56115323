import { randomUUID } from 'node:crypto';
import { BulkError } from '../contract/errors.ts';
import type { BatchOptions } from '../contract/options.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { Wait } from '../contract/run.ts';
import type { BulkStore, Outcome, StoreBatch, StoredBatch } from '../contract/store.ts';
import {
  type BatchApi,
  BatchRequestError,
  type BatchResult,
  isPassing,
  type RemoteBatch,
  saysQueueFull,
} from './batch-api.ts';
import type { CapturedRequest } from './captured-call.ts';
import { QueueHold } from './queue-hold.ts';

/** Dependencies of a batch loop. */
export interface BatchParts {
  readonly store: BulkStore;
  readonly options: BatchOptions;
  /** Failures after which a row is given up. */
  readonly attempts: number;
  readonly apiFor: (request: CapturedRequest) => BatchApi;
  /** Makes the request of a row without sending it. */
  readonly capture: (row: ClaimedRow) => Promise<CapturedRequest | Outcome>;
  /** Turns the response to a row into its outcome. */
  readonly settle: (row: ClaimedRow, result: BatchResult | undefined) => Promise<Outcome>;
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void;
  readonly onTurn: (outcomes: readonly Outcome[], turn: StoreBatch) => void;
  readonly now: () => number;
}

/** Rows that are read or recorded together. */
const ROWS = 500;

/** Longest time in ms between two polls: a batch takes minutes to hours. */
const MAX_POLL_MS = 60_000;
const POLL_MS = 500;
/** Polls in whose time a full queue is left alone at first. */
const HOLD_POLLS = 60;

/** A batch whose lines are made but not sent. */
interface Shard {
  readonly key: string;
  readonly lines: Blob;
}

/**
 * Sends rows in batches and records their results. The key of a batch is stored before it is submitted and sent along with it, so
 * that after a crash it is found at the provider instead of being submitted twice.
 */
export class BatchLoop {
  readonly #parts: BatchParts;
  #api: BatchApi | undefined;
  #isStopping = false;
  #wait: Wait | undefined;
  readonly #hold: QueueHold;
  /** Most requests of a batch that the service has had room for. */
  #most = Number.POSITIVE_INFINITY;
  #wake: () => void = () => {};

  constructor(parts: BatchParts) {
    this.#parts = parts;
    this.#hold = new QueueHold((parts.options.pollMs ?? POLL_MS) * HOLD_POLLS, parts.now);
  }

  /** Ends when the present step is done; batches go on at the provider. */
  stop(): void {
    this.#isStopping = true;
    this.#wake();
  }

  /** What the loop waits for. */
  wait(): Wait | undefined {
    return this.#wait;
  }

  /** Resolves when no row waits for a batch, or after a stop. Failures of the service that may pass are waited for. */
  async run(): Promise<void> {
    const { store, options, now } = this.#parts;
    const { pollMs = POLL_MS } = options;
    let delayMs = pollMs;
    while (!this.#isStopping) {
      let trouble: Wait | undefined;
      let ended = 0;
      try {
        ended = await this.#step();
      } catch (error) {
        if (!isPassing(error)) throw error;
        trouble = { reason: 'outage', message: (error as Error).message };
      }
      const isOpen = store.openBatches().length > 0;
      if (!trouble && !isOpen && !this.#hasWaiting()) return;
      delayMs = ended > 0 ? pollMs : Math.min(delayMs * 1.5, Math.max(pollMs, MAX_POLL_MS));
      const due = Math.max(this.#hold.until, store.nextDue() ?? 0) - now();
      const wait =
        trouble ??
        this.#hold.wait() ??
        (isOpen ? { reason: 'batch' as const } : { reason: 'backoff' as const, ms: due });
      if (!this.#isStopping && (ended === 0 || (!isOpen && due > 0))) {
        await this.#sleep(isOpen || trouble ? delayMs : Math.min(Math.max(due, pollMs), MAX_POLL_MS), wait);
      }
    }
  }

  /** Submits what waits and collects what has ended; returns the number of batches that have ended. */
  async #step(): Promise<number> {
    const { store } = this.#parts;
    for (const batch of store.openBatches()) if (batch.remoteId === undefined) await this.#recover(batch);
    while (!this.#isStopping && !this.#hold.wait()) {
      const shard = await this.#nextShard();
      if (!shard) break;
      await this.#submit(shard);
    }
    return this.#isStopping ? 0 : this.#collectEnded(store.openBatches());
  }

  /** Submits a batch of an earlier process, unless the provider has it. */
  async #recover({ key }: StoredBatch): Promise<void> {
    const { store } = this.#parts;
    const shard = await this.#createShard(key, store.rowsOfBatch(key));
    const found = await this.#api?.find(key);
    if (found) store.keepBatch(key, found.id);
    else if (shard) await this.#submit(shard);
    else store.closeBatch(key);
  }

  async #submit({ key, lines }: Shard): Promise<void> {
    const { store } = this.#parts;
    const api = this.#api as BatchApi;
    try {
      const { id } = await api.submit(lines, key).catch(async (error: unknown) => {
        // The response may have been lost on its way, after the batch was created.
        const found = await api.find(key).catch(() => undefined);
        if (found) return found;
        throw error;
      });
      store.keepBatch(key, id);
    } catch (error) {
      if (!(error instanceof BatchRequestError)) throw error;
      const { status = 0, message } = error;
      const isQueueFull = status < 500 && saysQueueFull(`${status === 429 ? 'too many requests' : ''} ${message}`);
      if (isQueueFull || status === 413) return this.#giveBack(key, message);
      // Nothing was created: its rows must not wait for it.
      if (!error.isPassing) this.#reopen(key);
      throw error;
    }
  }

  /** Makes the rows of a batch wait again that the service had no room for, and submits fewer after a while. */
  #giveBack(key: string, message: string): void {
    const { store } = this.#parts;
    const rows = store.rowsOfBatch(key).length;
    this.#reopen(key);
    // With other batches there, room comes when they end; alone, this one was too large.
    if (store.openBatches().length === 0) this.#most = Math.max(1, Math.ceil(rows / 2));
    this.#hold.begin(message);
  }

  #reopen(key: string): void {
    const { store, now } = this.#parts;
    store.reopenChunk(key, [], now());
  }

  /** Makes the next batch from waiting rows, up to the limits of the API, and claims them for it. */
  async #nextShard(): Promise<Shard | undefined> {
    const { maxRequests = 50_000, maxBytes = 50_000_000 } = this.#parts.options;
    const lines: string[] = [];
    const seqs: number[] = [];
    let bytes = 0;
    let last = 0;
    for (let rows = this.#waiting(last); rows.length > 0; rows = this.#waiting(last)) {
      for (const row of rows) {
        last = row.seq;
        const line = await this.#createLine(row);
        if (line === undefined) continue;
        const size = Buffer.byteLength(line);
        if (size > maxBytes) {
          const message = `the request has ${size} bytes; a batch takes ${maxBytes}`;
          this.#settleUnsent({ seq: row.seq, attempts: [], next: { type: 'dead', error: { code: 'input', message } } });
          continue;
        }
        if (seqs.length === Math.min(maxRequests, this.#most) || bytes + size > maxBytes)
          return this.#claim(seqs, lines);
        bytes += size;
        seqs.push(row.seq);
        lines.push(line);
      }
    }
    return seqs.length === 0 ? undefined : this.#claim(seqs, lines);
  }

  #claim(seqs: readonly number[], lines: readonly string[]): Shard {
    const key = randomUUID();
    this.#parts.store.openBatch(key, seqs);
    return { key, lines: new Blob([lines.join('')], { type: 'application/jsonl' }) };
  }

  async #createShard(key: string, rows: readonly ClaimedRow[]): Promise<Shard | undefined> {
    const lines: string[] = [];
    for (const row of rows) lines.push((await this.#createLine(row)) ?? '');
    const text = lines.join('');
    return text === '' ? undefined : { key, lines: new Blob([text], { type: 'application/jsonl' }) };
  }

  /** The line of a row; undefined for one that failed before anything was sent. */
  async #createLine(row: ClaimedRow): Promise<string | undefined> {
    const { capture, apiFor } = this.#parts;
    const request = await capture(row);
    if ('seq' in request) return this.#settleUnsent(request);
    this.#api ??= apiFor(request);
    return `${JSON.stringify(this.#api.line(`${row.seq}-${row.tries + 1}`, JSON.parse(request.body)))}\n`;
  }

  #settleUnsent(outcome: Outcome): undefined {
    const { store } = this.#parts;
    // Only a claimed row takes an outcome.
    const key = randomUUID();
    store.openBatch(key, [outcome.seq]);
    this.#record([outcome]);
    store.closeBatch(key);
  }

  async #collectEnded(open: readonly StoredBatch[]): Promise<number> {
    const api = this.#api ?? (await this.#apiOfOpen(open));
    if (!api) {
      // Nothing is left of these batches: their rows have their outcomes.
      for (const { key } of open) this.#parts.store.closeBatch(key);
      return open.length;
    }
    let ended = 0;
    for (const { key, remoteId } of open) {
      if (remoteId === undefined) {
        this.#parts.store.closeBatch(key);
        continue;
      }
      const batch = await api.poll(remoteId);
      if (!batch.hasEnded) continue;
      if (batch.isQueueFull) this.#giveBack(key, batch.problem ?? '');
      else await this.#collect(api, key, batch);
      ended++;
    }
    return ended;
  }

  /** The API of batches that an earlier process submitted. */
  async #apiOfOpen(open: readonly StoredBatch[]): Promise<BatchApi | undefined> {
    for (const { key } of open) {
      const [row] = this.#parts.store.rowsOfBatch(key);
      const request = row && (await this.#parts.capture(row));
      if (request && !('seq' in request)) this.#api = this.#parts.apiFor(request);
    }
    return this.#api;
  }

  async #collect(api: BatchApi, key: string, batch: RemoteBatch): Promise<void> {
    const { store, settle } = this.#parts;
    if (batch.problem !== undefined) {
      this.#reopen(key);
      throw new BulkError(
        'INPUT',
        `The provider rejected the batch ${batch.id}: ${batch.problem} Correct the cause, then run the same command again.`,
      );
    }
    const rows = new Map(store.rowsOfBatch(key).map((row) => [`${row.seq}-${row.tries + 1}`, row]));
    let outcomes: Outcome[] = [];
    for await (const result of api.results(batch)) {
      const row = rows.get(result.customId);
      if (!row) continue;
      rows.delete(result.customId);
      outcomes.push(await settle(row, result));
      if (outcomes.length >= ROWS) outcomes = this.#record(outcomes);
    }
    for (const row of rows.values()) outcomes.push(await settle(row, undefined));
    this.#record(outcomes);
    this.#hold.end();
    store.closeBatch(key);
  }

  #record(outcomes: readonly Outcome[]): Outcome[] {
    const { store, onOutcomes, onTurn, now } = this.#parts;
    onOutcomes(outcomes);
    onTurn(outcomes, store.turn(outcomes, 0, now()));
    return [];
  }

  #waiting(seq: number): readonly ClaimedRow[] {
    const { store, options, attempts, now } = this.#parts;
    return store.waiting(seq, ROWS, options.fallback === 'live' ? 1 : attempts, now());
  }

  #hasWaiting(): boolean {
    return this.#parts.options.fallback !== 'live' && this.#parts.store.nextDue() !== undefined;
  }

  async #sleep(ms: number, wait: Wait): Promise<void> {
    this.#wait = wait;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wait = undefined;
  }
}
