import type { Row } from '@hubkit/bulk';

/** Rows of a batch, and the names of their columns in the order in which they appear. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Reads a text of rows: JSON Lines, a JSON list, or CSV with a header. Throws an error that names the line. */
export async function readTable(text: string): Promise<Table> {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  const rows = start.startsWith('{') || start.startsWith('[') ? readJson(start) : await readCsv(text);
  if (rows.length === 0) throw new Error('There are no rows. Add one below the header.');
  return { columns: [...new Set(rows.flatMap((row) => Object.keys(row)))], rows };
}

/** Reads a file of rows as text. Throws an error for one that is not text, such as a picture. */
export async function readTextFile(file: File): Promise<string> {
  const text = await file.text();
  const [head = ''] = text.split(/[\r\n]/, 1);
  // What is no UTF-8 becomes U+FFFD.
  if (text.includes('\0') || head.includes('\uFFFD'))
    throw new Error(`${file.name} is not a text file. Choose CSV, TSV, JSON or JSON Lines in UTF-8.`);
  return text;
}

function readJson(text: string): readonly Row[] {
  if (text.startsWith('[')) return parsed(text, 1, (value) => (Array.isArray(value) ? value.map(asRow) : undefined));
  return text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index) => (line.trim() === '' ? [] : parsed(line, index + 1, (value) => [asRow(value)])));
}

function parsed(text: string, line: number, read: (value: unknown) => readonly (Row | undefined)[] | undefined) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`Line ${line} is not JSON: ${(error as Error).message}`);
  }
  const rows = read(value);
  if (!rows || rows.includes(undefined)) throw new Error(`Line ${line}: a row has to be an object of columns.`);
  return rows as readonly Row[]; // None is undefined.
}

function asRow(value: unknown): Row | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : undefined;
}

async function readCsv(text: string): Promise<readonly Row[]> {
  const { CsvError, parse } = await import('csv-parse/browser/esm/sync');
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => checkedNames(names.map((name) => name.trim())),
      delimiter: detectDelimiter(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      skip_empty_lines: true,
    }) as Row[]; // With `columns`, records are objects of texts.
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`Line ${String(error.lines ?? 1)}: ${describeError(error)}`);
    throw error;
  }
}

function checkedNames(names: readonly string[]): string[] {
  if (names.includes('')) throw new Error('Line 1: every column needs a name.');
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Line 1: two columns are named “${twice}”.`);
  return [...names];
}

/** The mark between the columns that the first line has most of. */
function detectDelimiter(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.mark ?? ',';
}

function describeError({ code, message }: { readonly code: string; readonly message: string }): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed.';
  if (code.startsWith('CSV_RECORD_INCONSISTENT')) return 'it has another number of cells than the first line.';
  return `${message}.`;
}
