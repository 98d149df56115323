import { hashText } from '../../contract/random.ts';

/** A table by its columns; all have the same number of cells. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Scores the rows of a table from 0 to 1: each column counts by its name, each cell by its number or its text. */
export function scoreRows(columns: Columns): readonly number[] {
  const names = Object.keys(columns).sort();
  const rows = columns[names[0] ?? '']?.length ?? 0;
  return Array.from({ length: rows }, (_, row) => {
    const sum = names.reduce((total, name) => total + computeWeight(name) * computeSize(columns[name]?.[row]), 0);
    return 1 / (1 + Math.exp(-sum / Math.sqrt(names.length)));
  });
}

/** The sum of the numbers of each row, weighted by the names of their columns: more of everything gives more. */
export function addRows(columns: Columns): readonly number[] {
  const names = Object.keys(columns).sort();
  const rows = columns[names[0] ?? '']?.length ?? 0;
  return Array.from({ length: rows }, (_, row) =>
    names.reduce((total, name) => total + (1 + computeWeight(name)) * computeAmount(columns[name]?.[row]), 0),
  );
}

/** A weight between -1 and 1 for a column. */
function computeWeight(name: string): number {
  return hashText(name) / 2 ** 31 - 1;
}

/** A cell as a number around 0: of numbers the size, of texts any value, but always the same. */
function computeSize(cell: unknown): number {
  const number = numberIn(cell);
  return number === undefined ? computeWeight(String(cell)) : Math.sign(number) * Math.log1p(Math.abs(number)) - 1;
}

function computeAmount(cell: unknown): number {
  return numberIn(cell) ?? 1 + computeWeight(String(cell));
}

/** The number of a cell; cells are sent as texts. */
function numberIn(cell: unknown): number | undefined {
  if (typeof cell !== 'string' && typeof cell !== 'number') return undefined;
  const number = Number(cell);
  return cell === '' || !Number.isFinite(number) ? undefined : number;
}
