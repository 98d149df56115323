import type { DeadRow, DoneRow, Row } from '../contract/row.ts';
import { ERROR_COLUMN } from '../request/make-args.ts';

/** The row of an output file: the columns of the input, and the output in one more. */
export function outputRow({ row, output }: DoneRow, column: string): Row {
  return { ...withoutError(row), [column]: output };
}

/** The row of a file of dead rows, which can be the input of another run: the columns of the input, and why it failed. */
export function deadRow({ row, line, error }: DeadRow): Row {
  return { ...withoutError(row), [ERROR_COLUMN]: { line, ...error } };
}

function withoutError({ [ERROR_COLUMN]: _, ...row }: Row): Row {
  return row;
}
