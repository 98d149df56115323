import type { Database, SqlValue, Statement } from './open-database.ts';
import { LAST, STATE } from './tables.ts';

type Sql = (text: string) => Statement;

/** Makes the rows of an earlier process wait again, within a transaction: all but those of batches, and of chunks where they are kept. */
export function reclaimRows(sql: Sql, now: number, keepsChunks: boolean): number {
  const chunks = keepsChunks ? '' : ' or batch in (select key from batches where is_chunk = 1)';
  const count = makeWait(sql, now, `and (batch is null${chunks})`, []);
  if (!keepsChunks) sql('delete from batches where is_chunk = 1').run();
  return count;
}

/** Makes the rows of a chunk wait again, within a transaction; those that `started` may have been billed. */
export function reopenRows(sql: Sql, key: string, started: readonly number[], now: number): void {
  for (const seq of started) makeWait(sql, now, 'and batch = ? and seq = ?', [key, seq]);
  sql(`update rows set state = 0, due = 1, batch = null where state = ${STATE.claimed} and batch = ?`).run(key);
  sql('delete from batches where key = ?').run(key);
}

function makeWait(sql: Sql, now: number, where: string, values: readonly SqlValue[]): number {
  sql(
    `insert into attempts (seq, n, started, code) select seq, tries + 1, ?, 'lost' from rows where state = ${STATE.claimed} ${where}`,
  ).run(now, ...values);
  const update = `update rows set state = 0, due = 1, tries = tries + 1, batch = null where state = ${STATE.claimed} ${where}`;
  return Number(sql(update).run(...values).changes);
}

/** Makes dead rows wait again, within a transaction; returns how many. `isLast` lets them wait until no other row does. */
export function retryRows(database: Database, codes: readonly string[] | undefined, isLast: boolean): number {
  const chosen = codes === undefined ? '' : ` and code in (${codes.map(() => '?').join()})`;
  const { changes } = database
    .prepare(
      `update rows set state = 0, due = ${isLast ? LAST : 1}, failures = 0 where seq in (select seq from errors where 1${chosen})`,
    )
    .run(...(codes ?? []));
  const count = Number(changes);
  const copies = `update rows set state = ${STATE.copy} where state = ${STATE.dead} and copy_of in (select seq from rows where state = 0)`;
  database.exec(copies);
  database.exec('delete from errors where seq in (select seq from rows where state = 0)');
  database.exec(
    `delete from finished where seq in (select seq from rows where state in (${STATE.waiting}, ${STATE.copy}))`,
  );
  // What was written of these rows is no longer true: the files are written anew.
  if (count > 0) database.exec('update run set is_over = 0, cursor_position = 0, cursor_bytes = 0, cursor_errors = 0');
  return count;
}
