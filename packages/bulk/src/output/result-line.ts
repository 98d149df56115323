import type { JoinedColumns } from '../contract/output-form.ts';
import type { DeadRow, DoneRow, Row } from '../contract/row.ts';
import { ERROR_COLUMN } from '../request/make-args.ts';

/** Form of the rows of an output file. */
export interface OutputForm {
  /** Column with the output. @default 'output' */
  readonly column?: string | undefined;
  /** Columns of the input beside it. @default 'all' */
  readonly join?: JoinedColumns | undefined;
}

/** The row of an output file: columns of the input, the output in one more, and its reasoning in another one. */
export function outputRow({ row, output, reasoning }: DoneRow, { column = 'output', join = 'all' }: OutputForm): Row {
  const beside = reasoning === undefined ? {} : { [`${column}_reasoning`]: reasoning };
  return { ...joinedColumns(withoutError(row), join), [column]: output, ...beside };
}

function joinedColumns(row: Row, join: JoinedColumns): Row {
  if (join === 'all') return row;
  const names = join === 'none' ? [] : join;
  return Object.fromEntries(names.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));
}

/** The row of a file of dead rows, which can be the input of another run: the columns of the input, and why it failed. */
export function deadRow({ row, line, error }: DeadRow): Row {
  return { ...withoutError(row), [ERROR_COLUMN]: { line, ...error } };
}

function withoutError({ [ERROR_COLUMN]: _, ...row }: Row): Row {
  return row;
}
