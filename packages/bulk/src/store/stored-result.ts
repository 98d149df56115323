import type { Order } from '../contract/output-form.ts';
import type { ClaimedRow, Row, RowError, RowResult } from '../contract/row.ts';
import type { StoredRow } from '../contract/store.ts';
import { parseRow } from '../input/exact-row.ts';
import type { Statement } from './open-database.ts';
import { type AttemptColumns, toAttempt } from './stored-attempt.ts';
import { STATE } from './tables.ts';

/** Query of rows with their outputs and failures. */
export const RESULTS =
  'select rows.seq as seq, state, line, source, output, reasoning, code, message from rows join inputs using (seq) left join results on results.seq = coalesce(copy_of, rows.seq) left join errors on errors.seq = coalesce(copy_of, rows.seq)';

/** The columns of a row with its output or failure. */
export interface ResultColumns {
  readonly seq: number;
  /** Undefined in the order of the input. */
  readonly position?: number;
  readonly state: number;
  readonly line: number;
  readonly source: string;
  readonly output: string | null;
  readonly reasoning: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** Reads the result of a row that has a final state. */
function toResult(found: ResultColumns): RowResult {
  const { seq, line, position = seq } = found;
  const row = readRow(found);
  if (found.state === STATE.dead) return { type: 'dead', seq, position, line, row, error: readError(found) };
  return {
    type: 'done',
    seq,
    position,
    line,
    row,
    output: JSON.parse(found.output ?? 'null'),
    ...readReasoning(found),
  };
}

/** The row of an input. */
function readRow({ source }: Pick<ResultColumns, 'source'>): Row {
  // The store writes objects only.
  return parseRow(source) as Row;
}

function readReasoning({ reasoning }: Pick<ResultColumns, 'reasoning'>): { readonly reasoning?: string } {
  return reasoning === null ? {} : { reasoning };
}

function readError({ code, message }: ResultColumns): RowError {
  // The store writes no other code than those of `RowError`.
  return { code: code as RowError['code'], message: message ?? '' };
}

/** Reads everything about a row; `attempts` are rows of their table. */
export function toStoredRow(found: ResultColumns, attempts: readonly unknown[]): StoredRow {
  const names = ['waiting', 'claimed', 'done', 'dead', 'waiting'] as const;
  return {
    seq: found.seq,
    line: found.line,
    row: readRow(found),
    state: names[found.state] ?? 'waiting',
    ...(found.output === null ? {} : { output: JSON.parse(found.output) }),
    ...readReasoning(found),
    ...(found.code === null ? {} : { error: readError(found) }),
    // The columns are those of the table.
    attempts: (attempts as readonly AttemptColumns[]).map(toAttempt),
  };
}

interface ClaimedColumns extends Omit<ClaimedRow, 'row' | 'job'> {
  readonly source: string;
  readonly job: string | null;
}

/** Reads rows to be called. */
export function toClaimed(found: readonly unknown[]): readonly ClaimedRow[] {
  // The columns are those that the query of the store names.
  return (found as readonly ClaimedColumns[]).map(({ source, job, ...row }) => ({
    ...row,
    row: readRow({ source }),
    ...(job === null ? {} : { job: JSON.parse(job) }),
  }));
}

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
