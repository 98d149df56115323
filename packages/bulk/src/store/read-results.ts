import type { Order } from '../contract/output-form.ts';
import type { RowResult } from '../contract/row.ts';
import type { Statement } from './open-database.ts';
import { RESULTS, type ResultColumns, toResult } from './stored-result.ts';
import { STATE } from './tables.ts';

type Sql = (text: string) => Statement;

/** Results in the order of the input, up to the first row that has none. */
export function readFinished(sql: Sql, position: number, limit: number): readonly RowResult[] {
  const found = sql(`${RESULTS} where rows.seq > ? order by rows.seq limit ?`).all(position, limit) as ResultColumns[];
  const end = found.findIndex(({ state }) => state !== STATE.done && state !== STATE.dead);
  return (end < 0 ? found : found.slice(0, end)).map(toResult);
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
