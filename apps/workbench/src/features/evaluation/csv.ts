/** A table: the names of its columns, and its rows as objects. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A cell up to its separator: in quotes, where a doubled quote is one, or plain. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Reads a CSV text with a header line. Throws an error that names the line where it is damaged. */
export function readCsv(text: string): Table {
  const [header = [], ...lines] = cellsOf(text);
  const columns = header.map((name) => name.trim());
  if (columns.length === 0 || columns.includes('')) throw new Error('Line 1 has to name each column.');
  const twice = columns.find((name, place) => columns.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`Line 1 names the column “${twice}” twice.`);
  const rows = lines.map((cells, place) => {
    if (cells.length > columns.length)
      throw new Error(
        `Row ${place + 1} has ${cells.length} cells for ${columns.length} columns. Put commas in quotes.`,
      );
    return Object.fromEntries(columns.map((name, column) => [name, cells[column] ?? '']));
  });
  return { columns, rows };
}

/** Writes rows of cells as CSV. Cells that a spreadsheet would read as a formula begin with an apostrophe. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return rows.map((cells) => `${cells.map(cell).join(',')}\n`).join('');
}

function cellsOf(text: string): readonly (readonly string[])[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\s+$/, '');
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (source !== '') {
    const match = CELL.exec(source);
    if (!match) throw new Error(`Row ${rows.length - 1} has a quote that is not closed, or text after one.`);
    const [, quoted, plain = '', separator] = match;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === '') break;
    if (separator !== ',') rows.push([]);
  }
  // Empty lines between rows are no rows.
  return rows.filter((cells) => cells.length > 1 || cells[0]?.trim() !== '');
}
