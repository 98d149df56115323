import type { Row } from '../contract/row.ts';

/** Kinds of values in a column. */
export type ColumnKind = 'text' | 'integer' | 'number' | 'boolean' | 'json';

/** A column of a table and the kind of its values. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** The columns of all rows in the order in which they first appear, the output last. */
export function inferColumns(rows: Iterable<Row>, output: string): readonly Column[] {
  const kinds = new Map<string, ColumnKind | undefined>();
  for (const row of rows) {
    for (const [name, value] of Object.entries(row)) kinds.set(name, joined(kinds.get(name), inferKind(value)));
  }
  const last = kinds.get(output);
  kinds.delete(output);
  return [...kinds, [output, last] as const].map(([name, kind = 'text']) => ({ name, kind }));
}

function inferKind(value: unknown): ColumnKind | undefined {
  if (value === null || value === undefined) return;
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  return 'json';
}

function joined(one: ColumnKind | undefined, other: ColumnKind | undefined): ColumnKind | undefined {
  if (one === undefined || other === undefined || one === other) return one ?? other;
  const isNumber = (kind: ColumnKind) => kind === 'integer' || kind === 'number';
  return isNumber(one) && isNumber(other) ? 'number' : 'json';
}
