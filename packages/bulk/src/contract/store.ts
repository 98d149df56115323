import type { Moment } from './moment.ts';
import type { Order } from './output-form.ts';
import type { ClaimedRow, FailureCode, InputRow, RowError, RowResult } from './row.ts';
import type { FailureCount, Totals } from './run.ts';

/** Settings of a run that must not change while it is resumed, as JSON values by name. */
export type RunSettings = Readonly<Record<string, unknown>>;

/** The file that a run reads, to notice a change. */
export interface InputFile {
  /** Name of the file; undefined for streams and lists. */
  readonly path?: string;
  readonly bytes?: number;
  readonly modifiedMs?: number;
}

/** A run in a store. */
export interface StoredRun {
  /** Random id, for what belongs to the run elsewhere. */
  readonly id: string;
  readonly settings: RunSettings;
  readonly input: InputFile;
  /** False while rows are still being read: such a run starts over. */
  readonly isRead: boolean;
  /** Result of the last process: undefined while rows are left. */
  readonly isOver: boolean;
}

/** One request of a row. */
export interface Attempt {
  /** Time of its start in ms since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  readonly provider?: string | undefined;
  readonly model?: string | undefined;
  /** `ok`, the kind of its failure, or `lost`: sent by a process that ended before the response; it may have been billed. */
  readonly code: 'ok' | FailureCode;
  readonly status?: number | undefined;
  readonly message?: string | undefined;
  readonly inputTokens?: number | undefined;
  /** Input tokens that were read from a cache, and written to one, which have prices of their own. */
  readonly cachedTokens?: number | undefined;
  readonly cacheWriteTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
  readonly cost?: number | undefined;
  readonly requestId?: string | undefined;
}

/** The outcome of a claimed row. */
export interface Outcome {
  readonly seq: number;
  /** The requests that were made since it was claimed. */
  readonly attempts: readonly Attempt[];
  readonly next:
    | { readonly type: 'done'; readonly output: unknown; readonly reasoning?: string | undefined }
    | { readonly type: 'dead'; readonly error: RowError }
    /** To be claimed again, not before `dueAt` (ms since 1970; 0 for at once). */
    | { readonly type: 'wait'; readonly dueAt: number; readonly isFailure: boolean };
}

/** A request from another process to a run. */
export type Control = 'run' | 'pause' | 'stop';

/** Position of the output files: that of the last row written, and the sizes after it. */
export interface OutputCursor {
  readonly position: number;
  readonly bytes: number;
  readonly errorBytes: number;
}

/** Keeps a run: its rows, their states, outputs and attempts. Every method is one transaction. */
export interface BulkStore {
  run(): StoredRun | undefined;
  /** Removes everything and begins a run. */
  create(settings: RunSettings, input: InputFile): void;
  /** Adds rows, numbered from 1. Throws a BulkError for an id that an earlier row has. */
  add(rows: readonly NewRow[]): void;
  finishReading(): void;
  /** Replaces the settings of the run. */
  keepSettings(settings: RunSettings): void;
  /**
   * Makes the rows claimed by an earlier process wait again, each with a `lost` attempt; returns their number. Rows in chunks stay there if
   * the run still has a queue.
   */
  reclaim(now: number, hasQueue: boolean): number;
  /** Records outcomes and claims up to `count` rows that are due. An outcome of a row that is not claimed is ignored. */
  turn(outcomes: readonly Outcome[], count: number, now: number): StoreBatch;
  /** Keeps the job of a claimed row, to be resumed instead of submitted again; undefined drops it. */
  keepJob(seq: number, job: object | undefined): void;
  /** Waiting rows that are due and failed less often than `maxFailures`, after `seq`; they are not claimed. */
  waiting(seq: number, limit: number, maxFailures: number, now: number): readonly ClaimedRow[];
  /** Claims up to `count` rows that are due, as a chunk for workers. */
  openChunk(key: string, count: number, now: number): readonly ClaimedRow[];
  /** Keys of the chunks that are open. */
  openChunks(): readonly string[];
  /** Makes the rows of a chunk wait again that have no outcome; those that `started` get a `lost` attempt. */
  reopenChunk(key: string, started: readonly number[], now: number): void;
  /** Claims rows for a batch of a provider and keeps its key, before it is submitted. */
  openBatch(key: string, rows: readonly number[]): void;
  /** Batches whose results are not recorded yet; `remoteId` is undefined if it is unknown whether they were submitted. */
  openBatches(): readonly StoredBatch[];
  /** Keeps the id of a submitted batch. */
  keepBatch(key: string, remoteId: string): void;
  /** Rows of a batch or chunk without an outcome. */
  rowsOfBatch(key: string): readonly ClaimedRow[];
  /** Forgets a batch or chunk whose results are recorded. */
  closeBatch(key: string): void;
  /** Time in ms since 1970 at which the next waiting row is due; undefined if none waits. */
  nextDue(): number | undefined;
  /** Results after a position, in the order of the run: of the input, up to the first row without one, or as rows became final. */
  finished(position: number, limit: number): readonly RowResult[];
  /** Results after a position by now. @throws {BulkError} `INPUT` for the order of a run that has not kept it. */
  results(position: number, limit: number, order: Order): readonly RowResult[];
  /** JSON of the rows after `seq`, as they were read. */
  sources(seq: number, limit: number): readonly string[];
  row(seq: number): StoredRow | undefined;
  totals(): Totals;
  /** Dead rows by kind of failure, the most frequent first. */
  failures(): readonly FailureCount[];
  /** Makes dead rows wait again, all or those with these failures; returns how many. `isLast` lets them wait until no other row does. */
  retry(codes: readonly string[] | undefined, isLast?: boolean): number;
  setOver(isOver: boolean): void;
  control(): Control;
  setControl(control: Control): void;
  cursor(): OutputCursor;
  setCursor(cursor: OutputCursor): void;
  /** Keeps a moment for other processes. */
  keepMoment(moment: Moment): void;
  close(): void;
}

/** A batch of a provider. */
export interface StoredBatch {
  readonly key: string;
  readonly remoteId: string | undefined;
}

/** The result of a turn. */
export interface StoreBatch {
  readonly claimed: readonly ClaimedRow[];
  /** Rows that became done or dead, duplicates of the recorded rows included. */
  readonly done: number;
  readonly dead: number;
  /** Requests of the recorded rows that were not the first ones of their rows. */
  readonly repeated: number;
}

/** A row that is added. */
export interface NewRow extends InputRow {
  /** Unique name of the row, or undefined. */
  readonly id: string | undefined;
  /** Key of the call of the row. A row with the key of an earlier one gets its result. */
  readonly key?: string | undefined;
}

/** Everything about a row. */
export interface StoredRow extends InputRow {
  readonly seq: number;
  readonly state: 'waiting' | 'claimed' | 'done' | 'dead';
  readonly output?: unknown;
  /** Reasoning beside a text. */
  readonly reasoning?: string;
  readonly error?: RowError;
  readonly attempts: readonly Attempt[];
}
