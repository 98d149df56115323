import { existsSync } from 'node:fs';
import { BulkError } from '../contract/errors.ts';
import type { ListedBatch, ListedRow, RowPage, RowQuery, RunReader } from '../contract/row-list.ts';
import { runPaths } from '../run/run-paths.ts';
import { readMoments } from './moments.ts';
import { openDatabase, type SqlValue, type Statement, storing } from './open-database.ts';
import { RESULTS, type ResultColumns, toStoredRow } from './stored-result.ts';
import { prepareTables, STATE } from './tables.ts';

/**
 * Opens a run for reading, also while another process works on it.
 *
 * @param output - Path of the output file of the run.
 * @throws {BulkError} `INPUT` if the run does not exist.
 */
export async function readRun(output: string): Promise<RunReader> {
  const { state } = runPaths(output);
  if (!existsSync(state)) throw new BulkError('INPUT', `No bulk run has written ${output}.`);
  const database = await openDatabase(state);
  database.exec('pragma busy_timeout = 5000');
  storing(state, () => prepareTables(database, state));
  database.exec('pragma query_only = 1');
  const statements = new Map<string, Statement>();
  const sql = (text: string) => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    moments: (after) => storing(state, () => readMoments(sql, after)),
    list: (query, offset, limit) => storing(state, () => listRows(sql, query, offset, limit)),
    batches: () => storing(state, () => listBatches(sql)),
    close: () => database.close(),
  };
}

const STATES: Readonly<Record<ListedRow['state'], readonly number[]>> = {
  waiting: [STATE.waiting, STATE.copy],
  claimed: [STATE.claimed],
  done: [STATE.done],
  dead: [STATE.dead],
};

/** Time of the last request of a row, and the cost of all. */
const FACTS =
  'select (select ms from attempts where seq = ? order by n desc limit 1) as ms, (select sum(cost) from attempts where seq = ?) as cost';

function listRows(sql: (text: string) => Statement, query: RowQuery, offset: number, limit: number): RowPage {
  const { state, code, text } = query;
  const conditions: string[] = [];
  const values: SqlValue[] = [];
  if (state !== undefined) conditions.push(`state in (${STATES[state].join()})`);
  if (code !== undefined) {
    conditions.push('code = ?');
    values.push(code);
  }
  if (text !== undefined) {
    conditions.push("(source like ? escape '\\' or output like ? escape '\\')");
    const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    values.push(like, like);
  }
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const counted = RESULTS.replace(/^select .*? from/, 'select count(*) as count from');
  // Without joins where they decide nothing: a run may have a million rows.
  const from = code === undefined && text === undefined ? 'select count(*) as count from rows' : counted;
  const { count } = sql(from + where).get(...values) as { readonly count: number };
  const found =
    where === ''
      ? sql(`${RESULTS} where rows.seq > ? order by rows.seq limit ?`).all(offset, limit)
      : sql(`${RESULTS}${where} order by rows.seq limit ? offset ?`).all(...values, limit, offset);
  const rows = (found as ResultColumns[]).map((columns): ListedRow => {
    const { attempts: _, ...row } = toStoredRow(columns, []);
    // The columns are those of the query.
    const { ms, cost } = sql(FACTS).get(row.seq, row.seq) as {
      readonly ms: number | null;
      readonly cost: number | null;
    };
    return { ...row, ...(ms !== null && { ms }), ...(cost !== null && { cost }) };
  });
  return { count, rows };
}

function listBatches(sql: (text: string) => Statement): readonly ListedBatch[] {
  const found = sql(
    'select key, remote_id, count(rows.seq) as count from batches left join rows on rows.batch = key where is_chunk = 0 group by key',
  ).all();
  // The columns are those of the table.
  return (found as { key: string; remote_id: string | null; count: number }[]).map(
    ({ key, remote_id: remoteId, count }) => ({ key, rows: count, ...(remoteId !== null && { remoteId }) }),
  );
}
