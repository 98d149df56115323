import { randomUUID } from 'node:crypto';
import { BulkError } from '../contract/errors.ts';
import type { Moment } from '../contract/moment.ts';
import type { Order } from '../contract/output-form.ts';
import type { ClaimedRow, RowResult } from '../contract/row.ts';
import type { FailureCount, Totals } from '../contract/run.ts';
import type {
  BulkStore,
  Control,
  InputFile,
  NewRow,
  Outcome,
  OutputCursor,
  RunSettings,
  StoreBatch,
  StoredBatch,
  StoredRow,
  StoredRun,
} from '../contract/store.ts';
import { claimForBatch, keepChunk, listBatches, listChunks } from './batch-rows.ts';
import { addRows, claimRows, nextDue, rowsOfBatch, waitingRows } from './claim-rows.ts';
import { keepSettings } from './keep-settings.ts';
import { settleLostRows } from './lost-rows.ts';
import { keepMoment } from './moments.ts';
import { type Database, openDatabase, rollBack, type Statement, storing } from './open-database.ts';
import { readTotals } from './read-totals.ts';
import { reclaimRows, reopenRows, retryRows } from './reclaim-rows.ts';
import { type Facts, recordOutcome } from './record-outcome.ts';
import { RESULTS, type ResultColumns, readFinished, readResults, toStoredRow } from './stored-result.ts';
import { prepareTables, TABLE_NAMES } from './tables.ts';

/** Settings of a store. */
export interface SqliteStoreOptions {
  /** Wait for the disk at every commit, so that a power failure repeats no request. @default false */
  readonly isDurable?: boolean;
}

/** Opens the store of a run in a database file, and makes the file if there is none. */
export async function openSqliteStore(
  path: string,
  { isDurable = false }: SqliteStoreOptions = {},
): Promise<BulkStore> {
  const database = await openDatabase(path);
  return storing(path, () => {
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = ${isDurable ? 'full' : 'normal'}; pragma busy_timeout = 5000`,
    );
    prepareTables(database, path);
    return new SqliteStore(path, database);
  });
}

class SqliteStore implements BulkStore {
  readonly #path: string;
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();
  /** True if rows wait for the results of others; known once the input has been read. */
  #copies: boolean | undefined;
  /** See `#keepsOrder`; known once the run was created. */
  #isOrdered: boolean | undefined;

  constructor(path: string, database: Database) {
    this.#path = path;
    this.#database = database;
  }

  run(): StoredRun | undefined {
    const found = this.#sql('select id, settings, input, is_read, is_over from run').get() as
      | { id: string; settings: string; input: string; is_read: number; is_over: number }
      | undefined;
    return (
      found && {
        id: found.id,
        settings: JSON.parse(found.settings),
        input: JSON.parse(found.input),
        isRead: found.is_read === 1,
        isOver: found.is_over === 1,
      }
    );
  }

  create(settings: RunSettings, input: InputFile): void {
    this.#isOrdered = undefined;
    this.#transaction(() => {
      for (const table of TABLE_NAMES) this.#database.exec(`delete from ${table}`);
      const values = [randomUUID(), JSON.stringify(settings), JSON.stringify(input)];
      this.#sql('insert into run (one, id, settings, input) values (1, ?, ?, ?)').run(...values);
    });
  }

  add(rows: readonly NewRow[]): void {
    this.#transaction(() => addRows((text) => this.#sql(text), rows));
  }

  keepSettings(settings: RunSettings): void {
    this.#transaction(() => keepSettings((text) => this.#sql(text), settings));
    this.#isOrdered = undefined;
  }

  finishReading(): void {
    this.#write('update run set is_read = 1');
  }

  reclaim(now: number, hasQueue: boolean): number {
    const sql = (text: string) => this.#sql(text);
    return this.#transaction(() => {
      const count = reclaimRows(sql, now, hasQueue);
      if (count > 0) settleLostRows(sql, this.#facts());
      return count;
    });
  }

  turn(outcomes: readonly Outcome[], wanted: number, now: number): StoreBatch {
    if (outcomes.length === 0 && wanted === 0) return { claimed: [], done: 0, dead: 0, repeated: 0 };
    return this.#transaction(() => {
      const sum = { done: 0, dead: 0, repeated: 0 };
      let hasLost = false;
      for (const outcome of outcomes) {
        const {
          attempts,
          next: { type },
        } = outcome;
        const { rows, repeated } = recordOutcome((text) => this.#sql(text), outcome, this.#facts());
        sum.repeated += repeated;
        // Several workers have ended, one after the other.
        if (type === 'wait' && attempts.filter(({ code }) => code === 'lost').length > 1) hasLost = true;
        if (type !== 'wait') sum[type] += rows;
      }
      if (hasLost) sum.dead += settleLostRows((text) => this.#sql(text), this.#facts());
      return { claimed: wanted > 0 ? claimRows((text) => this.#sql(text), wanted, now) : [], ...sum };
    });
  }

  waiting(seq: number, limit: number, maxFailures: number, now: number): readonly ClaimedRow[] {
    return waitingRows((text) => this.#sql(text), seq, limit, maxFailures, now);
  }

  openChunk(key: string, wanted: number, now: number): readonly ClaimedRow[] {
    return this.#transaction(() => {
      const rows = claimRows((text) => this.#sql(text), wanted, now);
      if (rows.length > 0) keepChunk((text) => this.#sql(text), key, rows);
      return rows;
    });
  }

  openChunks(): readonly string[] {
    return listChunks((text) => this.#sql(text));
  }

  reopenChunk(key: string, started: readonly number[], now: number): void {
    this.#transaction(() => reopenRows((text) => this.#sql(text), key, started, now));
  }

  openBatch(key: string, rows: readonly number[]): void {
    this.#transaction(() => claimForBatch((text) => this.#sql(text), key, rows));
  }

  openBatches(): readonly StoredBatch[] {
    return listBatches((text) => this.#sql(text));
  }

  keepBatch(key: string, remoteId: string): void {
    this.#write('update batches set remote_id = ? where key = ?', remoteId, key);
  }

  rowsOfBatch(key: string): readonly ClaimedRow[] {
    return rowsOfBatch((text) => this.#sql(text), key);
  }

  closeBatch(key: string): void {
    this.#write('delete from batches where key = ?', key);
  }

  keepJob(seq: number, job: object | undefined): void {
    if (job) this.#write('insert or replace into jobs (seq, job) values (?, ?)', seq, JSON.stringify(job));
    else this.#write('delete from jobs where seq = ?', seq);
  }

  nextDue(): number | undefined {
    return nextDue((text) => this.#sql(text));
  }

  finished(position: number, limit: number): readonly RowResult[] {
    const sql = (text: string) => this.#sql(text);
    return this.#keepsOrder() ? readResults(sql, position, limit, 'done') : readFinished(sql, position, limit);
  }

  results(position: number, limit: number, order: Order): readonly RowResult[] {
    if (order === 'done' && !this.#keepsOrder()) {
      throw new BulkError(
        'INPUT',
        'The order in which rows were done is not known: start the run with the order `done`.',
      );
    }
    return readResults((text) => this.#sql(text), position, limit, order);
  }

  sources(seq: number, limit: number): readonly string[] {
    const found = this.#sql('select source from inputs where seq > ? order by seq limit ?').all(seq, limit);
    // The columns are those of the table.
    return (found as { readonly source: string }[]).map(({ source }) => source);
  }

  row(seq: number): StoredRow | undefined {
    const found = this.#sql(`${RESULTS} where rows.seq = ?`).get(seq) as ResultColumns | undefined;
    return found && toStoredRow(found, this.#sql('select * from attempts where seq = ? order by n').all(seq));
  }

  totals(): Totals {
    return readTotals((text) => this.#sql(text));
  }

  failures(): readonly FailureCount[] {
    return this.#sql(
      'select code, count(*) as count, min(message) as example from errors group by code order by count desc, code',
    ).all() as FailureCount[];
  }

  retry(codes: readonly string[] | undefined, isLast = false): number {
    return this.#transaction(() => retryRows(this.#database, codes, isLast));
  }

  setOver(isOver: boolean): void {
    this.#write('update run set is_over = ?', isOver ? 1 : 0);
  }

  control(): Control {
    const found = this.#sql('select control from run').get() as { control: Control } | undefined;
    return found?.control ?? 'run';
  }

  setControl(control: Control): void {
    this.#write('update run set control = ?', control);
  }

  cursor(): OutputCursor {
    return this.#sql(
      'select cursor_position as position, cursor_bytes as bytes, cursor_errors as errorBytes from run',
    ).get() as OutputCursor;
  }

  setCursor({ position, bytes, errorBytes }: OutputCursor): void {
    this.#write('update run set cursor_position = ?, cursor_bytes = ?, cursor_errors = ?', position, bytes, errorBytes);
  }

  keepMoment(moment: Moment): void {
    this.#transaction(() => keepMoment((text) => this.#sql(text), moment));
  }

  close(): void {
    this.#database.close();
  }

  /** True if the order in which rows become final is kept. */
  #keepsOrder(): boolean {
    this.#isOrdered ??= this.run()?.settings.order === 'done';
    return this.#isOrdered;
  }

  #facts(): Facts {
    return { hasCopies: this.#hasCopies(), keepsOrder: this.#keepsOrder() };
  }

  #hasCopies(): boolean {
    this.#copies ??= this.#sql('select 1 from rows where copy_of is not null limit 1').get() !== undefined;
    return this.#copies;
  }

  #sql(text: string): Statement {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #write(text: string, ...values: readonly (string | number)[]): void {
    storing(this.#path, () => this.#sql(text).run(...values));
  }

  #transaction<T>(action: () => T): T {
    return storing(this.#path, () => {
      this.#database.exec('begin immediate');
      try {
        const result = action();
        this.#database.exec('commit');
        return result;
      } catch (error) {
        rollBack(this.#database);
        throw error;
      }
    });
  }
}
