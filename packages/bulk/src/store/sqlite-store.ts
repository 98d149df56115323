import { BulkError } from '../contract/errors.ts';
import type { ClaimedRow, RowResult } from '../contract/row.ts';
import type {
  BulkStore,
  Control,
  FailureCount,
  InputFile,
  NewRow,
  Outcome,
  OutputCursor,
  RunSettings,
  StoredRow,
  StoredRun,
  Totals,
  Turn,
} from '../contract/store.ts';
import { type Database, openDatabase, type Statement, storing } from './open-database.ts';
import { readTotals } from './read-totals.ts';
import { attemptValues, INSERT_ATTEMPT } from './stored-attempt.ts';
import { RESULTS, type ResultColumns, toResult, toStoredRow } from './stored-result.ts';
import { STATE, TABLES, TABLES_VERSION } from './tables.ts';

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
    const { user_version: version } = database.prepare('pragma user_version').get() as { user_version: number };
    if (version === 0) database.exec(`begin; ${TABLES} pragma user_version = ${TABLES_VERSION}; commit`);
    else if (version !== TABLES_VERSION) {
      throw new BulkError('STORE', `${path} was written by another version of @hubkit/bulk: start a new run.`);
    }
    return new SqliteStore(path, database);
  });
}

const NEXT =
  'select seq, tries, failures, line, source, job from rows join inputs using (seq) left join jobs using (seq) where state = 0 and';
class SqliteStore implements BulkStore {
  readonly #path: string;
  readonly #database: Database;
  readonly #statements = new Map<string, Statement>();

  constructor(path: string, database: Database) {
    this.#path = path;
    this.#database = database;
  }

  run(): StoredRun | undefined {
    const found = this.#sql('select settings, input, is_read, is_over from run').get() as
      | { settings: string; input: string; is_read: number; is_over: number }
      | undefined;
    return (
      found && {
        settings: JSON.parse(found.settings),
        input: JSON.parse(found.input),
        isRead: found.is_read === 1,
        isOver: found.is_over === 1,
      }
    );
  }

  create(settings: RunSettings, input: InputFile): void {
    this.#transaction(() => {
      for (const table of ['run', 'rows', 'keys', 'inputs', 'results', 'errors', 'jobs', 'attempts']) {
        this.#database.exec(`delete from ${table}`);
      }
      const values = [JSON.stringify(settings), JSON.stringify(input)];
      this.#sql('insert into run (one, settings, input) values (1, ?, ?)').run(...values);
    });
  }

  add(rows: readonly NewRow[]): void {
    this.#transaction(() => {
      const last = this.#sql('select coalesce(max(seq), 0) as seq from inputs').get() as { seq: number };
      let { seq } = last;
      for (const { row, line, id, key } of rows) {
        seq++;
        this.#addInput(seq, line, id, row);
        const original = key === undefined ? undefined : this.#originalOf(key, seq);
        if (original === undefined) this.#sql('insert into rows (seq) values (?)').run(seq);
        else this.#sql('insert into rows (seq, state, copy_of) values (?, ?, ?)').run(seq, STATE.copy, original);
      }
    });
  }

  /** The first row with a key; undefined if it is this one. */
  #originalOf(key: string, seq: number): number | undefined {
    const isNew = count(this.#sql('insert or ignore into keys (key, seq) values (?, ?)').run(key, seq)) > 0;
    return isNew ? undefined : (this.#sql('select seq from keys where key = ?').get(key) as { seq: number }).seq;
  }

  #addInput(seq: number, line: number, id: string | undefined, row: object): void {
    try {
      const values = [seq, line, id ?? null, JSON.stringify(row)];
      this.#sql('insert into inputs (seq, line, id, source) values (?, ?, ?, ?)').run(...values);
    } catch (cause) {
      const first = id === undefined ? undefined : this.#sql('select line from inputs where id = ?').get(id);
      if (first === undefined) throw cause;
      throw new BulkError(
        'INPUT',
        `line ${line} has the id ${JSON.stringify(id)} of line ${(first as { line: number }).line}: make ids unique, or name another column for them.`,
        { cause },
      );
    }
  }

  finishReading(): void {
    this.#write('update run set is_read = 1');
  }

  reclaim(now: number): number {
    return this.#transaction(() => {
      this.#sql(
        `insert into attempts (seq, n, started, code) select seq, tries + 1, ?, 'lost' from rows where state = ${STATE.claimed}`,
      ).run(now);
      return count(
        this.#sql(`update rows set state = 0, due = 1, tries = tries + 1 where state = ${STATE.claimed}`).run(),
      );
    });
  }

  turn(outcomes: readonly Outcome[], wanted: number, now: number): Turn {
    if (outcomes.length === 0 && wanted === 0) return { claimed: [], done: 0, dead: 0 };
    return this.#transaction(() => {
      const sum = { done: 0, dead: 0 };
      for (const outcome of outcomes) {
        const { type } = outcome.next;
        const rows = this.#record(outcome);
        if (type !== 'wait') sum[type] += rows;
      }
      return { claimed: wanted > 0 ? this.#claim(wanted, now) : [], ...sum };
    });
  }

  /** Records an outcome; returns the number of rows with its state, duplicates included. */
  #record({ seq, attempts, next }: Outcome): number {
    const row = this.#sql('select tries, failures from rows where seq = ? and state = 1').get(seq) as
      | { tries: number; failures: number }
      | undefined;
    if (!row) return 0;
    let n = row.tries;
    for (const attempt of attempts) this.#sql(INSERT_ATTEMPT).run(seq, ++n, ...attemptValues(attempt));
    const failures = row.failures + (next.type === 'wait' && next.isFailure ? 1 : 0);
    const due = next.type === 'wait' ? Math.max(1, Math.round(next.dueAt)) : 0;
    const state = next.type === 'wait' ? STATE.waiting : STATE[next.type];
    this.#sql('update rows set state = ?, due = ?, tries = ?, failures = ? where seq = ?').run(
      state,
      due,
      n,
      failures,
      seq,
    );
    if (next.type === 'done') {
      this.#sql('insert into results (seq, output) values (?, ?)').run(seq, JSON.stringify(next.output ?? null));
    } else if (next.type === 'dead') {
      this.#sql('insert or replace into errors (seq, code, message) values (?, ?, ?)').run(
        seq,
        next.error.code,
        next.error.message,
      );
    }
    if (next.type === 'wait') return 1;
    return 1 + count(this.#sql('update rows set state = ? where copy_of = ?').run(state, seq));
  }

  /** Claims rows to be tried again first, so that none of them holds back the output until the end. */
  #claim(wanted: number, now: number): readonly ClaimedRow[] {
    const due = this.#sql(`${NEXT} due > 0 and due <= ? order by due, seq limit ?`).all(now, wanted);
    const fresh = wanted > due.length ? this.#sql(`${NEXT} due = 0 order by seq limit ?`).all(wanted - due.length) : [];
    // The columns are those that the query names.
    const found = [...due, ...fresh] as {
      seq: number;
      tries: number;
      failures: number;
      line: number;
      source: string;
      job: string | null;
    }[];
    for (const { seq } of found) this.#sql('update rows set state = 1 where seq = ?').run(seq);
    return found.map(({ source, job, ...row }) => ({
      ...row,
      row: JSON.parse(source),
      ...(job === null ? {} : { job: JSON.parse(job) }),
    }));
  }

  keepJob(seq: number, job: object | undefined): void {
    if (job) this.#write('insert or replace into jobs (seq, job) values (?, ?)', seq, JSON.stringify(job));
    else this.#write('delete from jobs where seq = ?', seq);
  }

  nextDue(): number | undefined {
    const { due } = this.#sql('select min(due) as due from rows where state = 0').get() as { due: number | null };
    return due ?? undefined;
  }

  finished(seq: number, limit: number): readonly RowResult[] {
    const found = this.#sql(`${RESULTS} where rows.seq > ? order by rows.seq limit ?`).all(
      seq,
      limit,
    ) as ResultColumns[];
    const end = found.findIndex(({ state }) => state !== STATE.done && state !== STATE.dead);
    return (end < 0 ? found : found.slice(0, end)).map(toResult);
  }

  results(seq: number, limit: number): readonly RowResult[] {
    const found = this.#sql(
      `${RESULTS} where rows.seq > ? and state in (${STATE.done}, ${STATE.dead}) order by rows.seq limit ?`,
    ).all(seq, limit);
    return (found as ResultColumns[]).map(toResult);
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

  retry(codes: readonly string[] | undefined): number {
    return this.#transaction(() => {
      const chosen = codes === undefined ? '' : ` and code in (${codes.map(() => '?').join()})`;
      const found = this.#database
        .prepare(
          `update rows set state = 0, due = 1, failures = 0 where seq in (select seq from errors where 1${chosen})`,
        )
        .run(...(codes ?? []));
      const copies = `update rows set state = ${STATE.copy} where state = ${STATE.dead} and copy_of in (select seq from rows where state = 0)`;
      this.#database.exec(copies);
      this.#database.exec(`delete from errors where seq in (select seq from rows where state = 0)`);
      // What was written of these rows is no longer true: the files are written anew.
      if (count(found) > 0)
        this.#database.exec('update run set is_over = 0, cursor_seq = 0, cursor_bytes = 0, cursor_errors = 0');
      return count(found);
    });
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
      'select cursor_seq as seq, cursor_bytes as bytes, cursor_errors as errorBytes from run',
    ).get() as OutputCursor;
  }

  setCursor({ seq, bytes, errorBytes }: OutputCursor): void {
    this.#write('update run set cursor_seq = ?, cursor_bytes = ?, cursor_errors = ?', seq, bytes, errorBytes);
  }

  close(): void {
    this.#database.close();
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
        // A full disk may have ended the transaction already.
        try {
          this.#database.exec('rollback');
        } catch {}
        throw error;
      }
    });
  }
}

function count({ changes }: { readonly changes: number | bigint }): number {
  return Number(changes);
}
