import type { Order } from '../contract/output-form.ts';
import type { RowResult } from '../contract/row.ts';
import type { Statement } from './open-database.ts';
import { RESULTS, type ResultColumns, toResult } from './stored-result.ts';
import { STATE } from './tables.ts';

type Sql = (text: string) => Statement;

const TO_FIRST_OPEN = `${RESULTS} where rows.seq > ?1 and rows.seq < coalesce(
  (select seq from rows where seq > ?1 and state not in (${STATE.done}, ${STATE.dead}) order by seq limit 1), 9e15) order by rows.seq limit ?2`;

/** Results in the order of the input, up to the first row that has none. */
export function readFinished(sql: Sql, position: number, limit: number): readonly RowResult[] {
  return (sql(TO_FIRST_OPEN).all(position, limit) as ResultColumns[]).map(toResult);
}

const FINISHED = `${RESULTS.replace('select', 'select n as position,')} join finished on finished.seq = rows.seq`;

/** All results by now, in one of the orders. */
export function readResults(sql: Sql, position: number, limit: number, order: Order): readonly RowResult[] {
  const query =
    order === 'done'
      ? `${FINISHED} where n > ? order by n limit ?`
      : `${RESULTS} where rows.seq > ? and state in (${STATE.done}, ${STATE.dead}) order by rows.seq limit ?`;
  return (sql(query).all(position, limit) as ResultColumns[]).map(toResult);
}
