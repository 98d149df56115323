import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BulkError } from '../contract/errors.ts';
import type { InputRow, Row } from '../contract/row.ts';
import type { ReadLimits } from './read-jsonl.ts';

/** Reads CSV or TSV, whose first line names the columns. All values are texts. The delimiter is found in the first line, if none is given. */
export async function* readCsv(
  bytes: AsyncIterable<Uint8Array>,
  { label, maxRowBytes, delimiter: given }: ReadLimits & { readonly delimiter?: string },
): AsyncGenerator<InputRow> {
  const found = given === undefined ? await findDelimiter(bytes) : { delimiter: given, headerLine: 1, chunks: bytes };
  const { delimiter, headerLine, chunks } = found;
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    skip_empty_lines: true,
    max_record_size: maxRowBytes,
    columns: (names: string[]) => checkNames(names, label),
  });
  const source = Readable.from(chunks);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let before = headerLine;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: Row; info: { lines: number } }>) {
      // A quoted text may have line ends; the row begins after the line in which the one before it ended.
      yield { row: record, line: before + 1 };
      before = info.lines;
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new BulkError('INPUT', `${label}:${String(cause.lines ?? before + 1)}: ${describeError(cause)}`, { cause });
  }
}

function checkNames(names: readonly string[], label: string): string[] {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BulkError('INPUT', `${label}:1: two columns are named ${JSON.stringify(twice)}.`);
  return [...names];
}

function describeError({ code, message }: CsvError): string {
  if (code === 'CSV_MAX_RECORD_SIZE')
    return 'the row is larger than the limit of a row. Shorten it, or raise the limit.';
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'a quote is not closed before the end of the file; the file may be incomplete.';
  if (/^CSV_RECORD_INCONSISTENT/.test(code))
    return `the number of values differs from that of the columns (${message}).`;
  return `${message}.`;
}

/** Bytes in which the first line is looked for. */
const MOST = 65_536;

/** The delimiter of a table, and its bytes without the line that names it. */
interface Delimited {
  readonly delimiter: string;
  /** Line with the names of the columns. */
  readonly headerLine: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Finds the delimiter of a table in its first line: the one of `sep=;`, which Excel writes, or of comma, semicolon and tab the one that is
 * there most often outside of quotes.
 */
async function findDelimiter(chunks: AsyncIterable<Uint8Array>): Promise<Delimited> {
  const rest = chunks[Symbol.asyncIterator]();
  let beginning: Uint8Array = new Uint8Array();
  let line: string | undefined;
  while (line === undefined && beginning.length < MOST) {
    const next = await rest.next();
    if (next.done) break;
    beginning = Buffer.concat([beginning, next.value]);
    line = firstLine(Buffer.from(beginning).toString());
  }
  line ??= Buffer.from(beginning).toString();
  const named = /^\ufeff?sep=(.)\s*$/i.exec(line)?.[1];
  // The line stays, empty, so that numbers of lines are those of the file.
  const first = named === undefined ? beginning : beginning.subarray(Buffer.byteLength(line));
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
  return { delimiter: named ?? mostOften(line), headerLine: named === undefined ? 1 : 2, chunks: all };
}

/** The first line of a text; undefined if it has no end. A line end in quotes is none. */
function firstLine(text: string): string | undefined {
  return /^(?:"(?:[^"]|"")*"|[^"\r\n])*(?=[\r\n])/.exec(text)?.[0];
}

function mostOften(line: string): string {
  const plain = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}
