import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Row } from '../contract/row.ts';
import type { BulkStore } from '../contract/store.ts';
import { formatOf } from '../input/read-rows.ts';
import { columnsOf } from './columns.ts';
import { outputRow } from './result-line.ts';

/** Rows that are read from the store together. */
const BATCH = 500;

/**
 * Writes the rows that are done, in the order of the input, in the format of the path's extension: JSON Lines, CSV, TSV or Parquet, the
 * texts also with `.gz`. In tables, lists and objects become JSON texts. The file appears when it is complete.
 *
 * @param column - Column with the output.
 * @returns The number of rows.
 */
export async function exportResults(store: BulkStore, path: string, column: string): Promise<number> {
  const format = formatOf(path);
  const part = `${path}.${process.pid}.part`;
  let count = 0;
  const rows = function* (): Generator<Row> {
    count = 0;
    for (const row of doneRows(store)) {
      count++;
      yield outputRow(row, column);
    }
  };
  try {
    if (format === 'parquet') {
      const { writeParquet } = await import('./write-parquet.ts');
      writeParquet(part, columnsOf(rows(), column), rows());
    } else {
      const lines = format === 'jsonl' ? jsonLines(rows()) : await tableLines(rows, column, format);
      const steps = /\.gz$/i.test(path) ? [createGzip()] : [];
      await pipeline([Readable.from(lines), ...steps, createWriteStream(part, { mode: 0o600 })]);
    }
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return count;
}

function* doneRows(store: BulkStore) {
  let seq = 0;
  for (let rows = store.results(seq, BATCH); rows.length > 0; rows = store.results(seq, BATCH)) {
    for (const row of rows) if (row.type === 'done') yield row;
    seq = rows.at(-1)?.seq ?? seq;
  }
}

function* jsonLines(rows: Iterable<Row>): Generator<string> {
  for (const row of rows) yield `${JSON.stringify(row)}\n`;
}

async function tableLines(rows: () => Iterable<Row>, column: string, format: 'csv' | 'tsv'): Promise<Iterable<string>> {
  const { stringify } = await import('csv-stringify/sync');
  const columns = columnsOf(rows(), column).map(({ name }) => name);
  const delimiter = format === 'tsv' ? '\t' : ',';
  return (function* () {
    yield stringify([columns], { delimiter });
    for (const row of rows()) yield stringify([columns.map((name) => asText(row[name]))], { delimiter });
  })();
}

/** A value as a text: texts as they are, everything else as JSON. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
