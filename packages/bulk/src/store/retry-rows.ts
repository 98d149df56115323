import type { Database } from './open-database.ts';
import { LAST, STATE } from './tables.ts';

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
