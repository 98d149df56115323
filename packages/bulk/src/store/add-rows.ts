import { BulkError } from '../contract/errors.ts';
import type { NewRow } from '../contract/store.ts';
import { rowText } from '../input/exact-row.ts';
import type { Statement } from './open-database.ts';
import { STATE } from './tables.ts';

type Sql = (text: string) => Statement;

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
