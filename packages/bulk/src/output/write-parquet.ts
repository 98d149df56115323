import { type BasicType, fileWriter, parquetWriteRows } from 'hyparquet-writer';
import type { Row } from '../contract/row.ts';
import type { Column, ColumnKind } from './columns.ts';

const TYPES: Readonly<Record<ColumnKind, BasicType>> = {
  text: 'STRING',
  integer: 'INT64',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  json: 'STRING',
};

/** Writes rows as Parquet, a group of rows at a time. */
export function writeParquet(path: string, columns: readonly Column[], rows: Iterable<Row>): void {
  const types = columns.map(({ name, kind }) => ({ name, type: TYPES[kind], nullable: true }));
  const values = function* () {
    for (const row of rows) yield Object.fromEntries(columns.map(({ name, kind }) => [name, toCell(row[name], kind)]));
  };
  // A file is written at once, so nothing is left to wait for.
  void parquetWriteRows({ writer: fileWriter(path), columns: types, rows: values() });
}

function toCell(value: unknown, kind: ColumnKind): unknown {
  if (value === undefined || value === null) return null;
  if (kind === 'integer') return BigInt(value as number);
  return kind === 'json' && typeof value !== 'string' ? JSON.stringify(value) : value;
}
