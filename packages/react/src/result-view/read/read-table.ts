import type { TableData } from '../result.ts';
import { all, finite, list, record } from './shape.ts';

/**
 * Reads rows as objects, rows as lists below a first row of names, columns as lists by name, a list of plain values, or
 * `{ table, coordinates }` with any of them and the cells that were chosen.
 */
export function readTable(value: unknown): TableData | undefined {
  const fields = record(value);
  const isWrapped = fields !== undefined && 'table' in fields;
  const table = readRows(isWrapped ? fields.table : value);
  const chosen = isWrapped ? all(list(fields.coordinates ?? []), readCell) : [];
  return table && { ...table, chosen: chosen ?? [] };
}

function readRows(value: unknown): Omit<TableData, 'chosen'> | undefined {
  const columns = record(value);
  if (columns) return Object.values(columns).every(Array.isArray) ? byColumns(columns) : undefined;
  if (!Array.isArray(value)) return undefined;
  if (value.every((row) => record(row))) {
    const rows = value as Readonly<Record<string, unknown>>[]; // Checked by the line above.
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return { columns: names, rows: rows.map((row) => names.map((name) => cellText(row[name]))) };
  }
  if (value.every(Array.isArray)) {
    const [head = [], ...rows] = value as unknown[][]; // Checked by the line above.
    return { columns: head.map(cellText), rows: rows.map((row) => row.map(cellText)) };
  }
  return { columns: ['Value'], rows: value.map((cell) => [cellText(cell)]) };
}

function byColumns(columns: Readonly<Record<string, unknown>>): Omit<TableData, 'chosen'> {
  const lists = Object.values(columns) as unknown[][]; // Checked by the caller.
  const count = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: count }, (_, row) => lists.map((cells) => cellText(cells[row])));
  return { columns: Object.keys(columns), rows };
}

function readCell(value: unknown): readonly [number, number] | undefined {
  const [row, column] = list(value).map(finite);
  return row === undefined || column === undefined ? undefined : [row, column];
}

function cellText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
