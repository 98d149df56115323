import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { BulkError } from '../contract/errors.ts';
import type { InputRow, Row } from '../contract/row.ts';
import { findDelimiter } from './find-delimiter.ts';
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
