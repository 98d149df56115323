import { BulkError } from '../contract/errors.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { NewRow } from '../contract/store.ts';
import { rowText } from '../input/exact-row.ts';
import type { Statement } from './open-database.ts';
import { toClaimed } from './stored-result.ts';
import { ALONE, LAST, STATE } from './tables.ts';

type Sql = (text: string) => Statement;

const rowsIn = (state: number) =>
  `select seq, tries, failures, line, source, job from rows join inputs using (seq) left join jobs using (seq) where state = ${state} and`;
const DUE = `${rowsIn(STATE.waiting)} due > 0 and due <= ? order by due, seq limit ?`;
const FRESH = `${rowsIn(STATE.waiting)} due = 0 order by seq limit ?`;
const LATE = `${rowsIn(STATE.waiting)} due = ${LAST} order by seq limit ?`;
const NEXT_ALONE = `${rowsIn(STATE.waiting)} due = ${ALONE} order by seq limit 1`;
const HAS_ALONE = `select 1 from rows where state = ${STATE.claimed} and due = ${ALONE} limit 1`;
const HAS_CLAIMED = `select 1 from rows where state = ${STATE.claimed} limit 1`;
const WAITING = `${rowsIn(STATE.waiting)} due <= ? and seq > ? and failures < ? order by seq limit ?`;
const CLAIM = `update rows set state = ${STATE.claimed} where seq = ?`;
const OF_BATCH = `${rowsIn(STATE.claimed)} batch = ? order by seq`;

/**
 * Claims rows, within a transaction. Rows to be tried again come first, so that none of them holds back the output until the end; those
 * that failed because of the run come last.
 *
 * @param now - Time in ms; rows that are due later are left.
 */
export function claimRows(sql: Sql, wanted: number, now: number): readonly ClaimedRow[] {
  if (hasAlone(sql)) return [];
  const due = sql(DUE).all(now, wanted);
  const fresh = wanted > due.length ? sql(FRESH).all(wanted - due.length) : [];
  const left = wanted - due.length - fresh.length;
  const late = left > 0 ? sql(LATE).all(left) : [];
  const others = [...due, ...fresh, ...late];
  const alone = others.length === 0 && !sql(HAS_CLAIMED).get() ? sql(NEXT_ALONE).all() : [];
  const found = toClaimed([...others, ...alone]);
  for (const { seq } of found) sql(CLAIM).run(seq);
  return found;
}

/** True while a row is called that has to be alone. */
function hasAlone(sql: Sql): boolean {
  return sql(HAS_ALONE).get() !== undefined;
}

/** Time at which the next row is due that may be claimed; undefined if none is, or one has to be alone. */
export function nextDue(sql: Sql): number | undefined {
  if (hasAlone(sql)) return;
  const isBusy = sql(HAS_CLAIMED).get() !== undefined;
  const { due } = sql(
    `select min(due) as due from rows where state = 0${isBusy ? ` and due <> ${ALONE}` : ''}`,
  ).get() as {
    due: number | null;
  };
  return due ?? undefined;
}

/** Reads rows that could be claimed, after a row and with fewer failures than a number. */
export function waitingRows(
  sql: Sql,
  after: number,
  limit: number,
  maxFailures: number,
  now: number,
): readonly ClaimedRow[] {
  return toClaimed(sql(WAITING).all(now, after, maxFailures, limit));
}

/** Reads the rows that a batch has claimed. */
export function rowsOfBatch(sql: Sql, key: string): readonly ClaimedRow[] {
  return toClaimed(sql(OF_BATCH).all(key));
}

/** Adds rows after those of the run, within a transaction. Throws a BulkError for an id of an earlier row. */
export function addRows(sql: Sql, rows: readonly NewRow[]): void {
  const last = sql('select coalesce(max(seq), 0) as seq from inputs').get() as { readonly seq: number };
  let { seq } = last;
  for (const row of rows) {
    seq++;
    addInput(sql, seq, row);
    const original = row.key === undefined ? undefined : recordKey(sql, row.key, seq);
    if (original === undefined) sql('insert into rows (seq) values (?)').run(seq);
    else sql('insert into rows (seq, state, copy_of) values (?, ?, ?)').run(seq, STATE.copy, original);
  }
}

/** Records the key of a row, and returns the first row that has it; undefined if it is this one. */
function recordKey(sql: Sql, key: string, seq: number): number | undefined {
  const { changes } = sql('insert or ignore into keys (key, seq) values (?, ?)').run(key, seq);
  return Number(changes) > 0 ? undefined : (sql('select seq from keys where key = ?').get(key) as { seq: number }).seq;
}

function addInput(sql: Sql, seq: number, { line, id, row }: NewRow): void {
  try {
    const values = [seq, line, id ?? null, rowText(row)];
    sql('insert into inputs (seq, line, id, source) values (?, ?, ?, ?)').run(...values);
  } catch (cause) {
    const first = id === undefined ? undefined : sql('select line from inputs where id = ?').get(id);
    if (first === undefined) throw cause;
    throw new BulkError(
      'INPUT',
      `line ${line} has the id ${JSON.stringify(id)} of line ${(first as { line: number }).line}: make ids unique, or name another column for them.`,
      { cause },
    );
  }
}
