import type { RowError, RowResult } from '../contract/row.ts';
import { STATE } from './tables.ts';

/** Query of rows with their outputs and failures. */
export const RESULTS =
  'select seq, state, line, source, output, code, message from rows join inputs using (seq) left join results using (seq) left join errors using (seq)';

/** The columns of a row with its output or failure. */
export interface ResultColumns {
  readonly seq: number;
  readonly state: number;
  readonly line: number;
  readonly source: string;
  readonly output: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

/** Reads the result of a row that has a final state. */
export function toResult(found: ResultColumns): RowResult {
  const { seq, line } = found;
  const row = JSON.parse(found.source);
  if (found.state === STATE.dead) return { type: 'dead', seq, line, row, error: errorOf(found) };
  return { type: 'done', seq, line, row, output: JSON.parse(found.output ?? 'null') };
}

/** Reads the failure of a dead row. */
export function errorOf({ code, message }: ResultColumns): RowError {
  // The store writes no other code than those of `RowError`.
  return { code: code as RowError['code'], message: message ?? '' };
}
