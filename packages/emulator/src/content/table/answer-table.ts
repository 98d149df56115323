import { keywords, splitWords } from '../chat/language.ts';

/** A table by its columns, all of the same length. */
export type Table = Readonly<Record<string, readonly string[]>>;

/** Operations on the selected cells. */
type Aggregator = 'NONE' | 'SUM' | 'AVERAGE' | 'COUNT';

/** An answer from a table: the selected cells, and what to do with them. */
export interface TableAnswer {
  readonly aggregator: Aggregator;
  readonly cells: readonly string[];
  /** Row and column of each cell. */
  readonly coordinates: readonly (readonly [row: number, column: number])[];
}

/** A column with its place in the table. */
interface Column {
  readonly name: string;
  readonly at: number;
  readonly cells: readonly string[];
}

const AGGREGATORS: readonly (readonly [Aggregator, RegExp])[] = [
  ['AVERAGE', /\b(?:average|mean)\b/i],
  ['SUM', /\b(?:sum|total|altogether|combined|in all)\b/i],
  ['COUNT', /\b(?:how many|number of|count)\b/i],
];
const HIGHEST = /\b(?:most|highest|largest|biggest|greatest|max(?:imum)?|best|longest|tallest|latest)\b/i;
const LOWEST = /\b(?:least|lowest|smallest|fewest|min(?:imum)?|worst|shortest|earliest)\b/i;

/** Selects the cells that answer a question: the column and the rows that it names, counts, extremes and comparisons. */
export function answerTable(question: string, table: Table): TableAnswer {
  const columns = Object.entries(table).map(([name, cells], at): Column => ({ name, at, cells }));
  const rows = namedRows(question, columns);
  const target = namedColumn(question, columns);
  const extreme = extremeRow(question, { target, rows });
  if (extreme !== undefined) return select([extreme], labelColumn(question, columns, target), 'NONE');
  const compared = target ? comparedRows(question, target, rows) : undefined;
  const kept = compared ?? rows;
  const aggregator = aggregatorFor(question, target, { isCompared: compared !== undefined });
  const isOther = compared !== undefined && aggregator !== 'SUM' && aggregator !== 'AVERAGE';
  return select(kept, isOther ? columns[0] : (target ?? columns[0]), aggregator);
}

function select(rows: readonly number[], column: Column | undefined, aggregator: Aggregator): TableAnswer {
  if (!column) return { aggregator, cells: [], coordinates: [] };
  return {
    aggregator,
    cells: rows.map((row) => column.cells[row] ?? ''),
    coordinates: rows.map((row) => [row, column.at] as const),
  };
}

/** The rows with the cells that the question mentions; all of them where it mentions none. */
function namedRows(question: string, columns: readonly Column[]): readonly number[] {
  const asked = ` ${splitWords(question.toLowerCase()).join(' ')} `;
  const all = columns[0]?.cells.map((_, row) => row) ?? [];
  const named = all.filter((row) =>
    columns.some(({ cells }) => {
      const words = splitWords((cells[row] ?? '').toLowerCase()).join(' ');
      return words !== '' && asked.includes(` ${words} `);
    }),
  );
  return named.length > 0 ? named : all;
}

/** The column whose name the question mentions; of several the one with the most words in common. */
function namedColumn(question: string, columns: readonly Column[]): Column | undefined {
  const asked = new Set(splitWords(question).map(stem));
  const rated = columns.map((column) => {
    const words = keywords(column.name).map(stem);
    return { column, share: words.filter((word) => asked.has(word)).length / Math.max(1, words.length) };
  });
  const [best] = rated.sort(
    (left, right) => right.share - left.share || Number(isNumeric(right.column)) - Number(isNumeric(left.column)),
  );
  return best && best.share > 0 ? best.column : undefined;
}

/** The row with the highest or lowest number, where the question asks for it. */
function extremeRow(
  question: string,
  { target, rows }: { readonly target: Column | undefined; readonly rows: readonly number[] },
): number | undefined {
  const isHighest = HIGHEST.test(question);
  if (!target || !isNumeric(target) || !(isHighest || LOWEST.test(question))) return undefined;
  const value = (row: number) => numberIn(target.cells[row]) ?? 0;
  const [best] = [...rows].sort((left, right) => (isHighest ? value(right) - value(left) : value(left) - value(right)));
  return best;
}

/** The column of the names, or that of the extreme value for a question about the highest. */
function labelColumn(question: string, columns: readonly Column[], target: Column | undefined): Column | undefined {
  if (/^\s*(?:what(?:'s| is| was)|how (?:many|much|high|large|old)) /i.test(question)) return target;
  return columns.find((column) => column !== target && !isNumeric(column)) ?? target;
}

function comparedRows(question: string, target: Column, rows: readonly number[]): readonly number[] | undefined {
  const found = /\b(more|greater|higher|over|above|less|fewer|lower|under|below)(?: than)? (\d[\d.,]*)/i.exec(question);
  const limit = numberIn(found?.[2]);
  if (!found || limit === undefined || !isNumeric(target)) return undefined;
  const isMore = /more|greater|higher|over|above/i.test(found[1] ?? '');
  return rows.filter((row) => {
    const value = numberIn(target.cells[row]) ?? Number.NaN;
    return isMore ? value > limit : value < limit;
  });
}

/** A question for a number of things is answered by the cell where one has the number, and by counting otherwise. */
function aggregatorFor(
  question: string,
  target: Column | undefined,
  { isCompared }: { readonly isCompared: boolean },
): Aggregator {
  const asked = AGGREGATORS.find(([, words]) => words.test(question))?.[0] ?? 'NONE';
  const hasNumbers = target !== undefined && isNumeric(target);
  if (asked === 'COUNT') return hasNumbers && !isCompared ? 'NONE' : 'COUNT';
  return hasNumbers ? asked : 'NONE';
}

function isNumeric({ cells }: Column): boolean {
  return cells.length > 0 && cells.every((cell) => numberIn(cell) !== undefined);
}

/** Reads a number with its separators of thousands, its currency or its percent sign. */
function numberIn(text = ''): number | undefined {
  const digits = text.replaceAll(/[,\s$€£%]/g, '');
  return /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ies|y)$/, 'i')
    .replace(/s$/, '');
}
