import { all, finite, list, record } from './shape.ts';

type Rows = readonly (readonly number[])[];

/** Reads vectors: one, a list, or one list per token of each input, of which the mean is taken. */
export function readVectors(value: unknown): Rows | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.every((item) => finite(item) !== undefined)) return value.length === 0 ? [] : [value as number[]]; // Checked.
  return ofOneLength(all(value, (item) => readVector(item)));
}

function readVector(value: unknown): readonly number[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  if (Array.isArray(value[0])) {
    const rows = ofOneLength(all(value, (item) => all(list(item), finite)));
    return rows && mean(rows);
  }
  return all(value, finite);
}

function mean(rows: Rows): readonly number[] {
  return (rows[0] ?? []).map((_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) / rows.length);
}

/** Reads scores: a list is one row of a matrix; or `{ similarities }`. */
export function readMatrix(value: unknown): Rows | undefined {
  const scores = record(value)?.similarities ?? value;
  if (!Array.isArray(scores) || scores.length === 0) return undefined;
  const isRow = scores.every((item) => finite(item) !== undefined);
  return ofOneLength(all(isRow ? [scores] : scores, (row) => (Array.isArray(row) ? all(row, finite) : undefined)));
}

function ofOneLength(rows: number[][] | readonly (readonly number[])[] | undefined): Rows | undefined {
  const length = rows?.[0]?.length;
  return rows?.every((row) => row.length === length) ? rows : undefined;
}
