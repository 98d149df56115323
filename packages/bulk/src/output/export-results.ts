import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BulkOptions } from '../contract/options.ts';
import type { Order } from '../contract/output-form.ts';
import type { DoneRow, Row } from '../contract/row.ts';
import type { BulkStore } from '../contract/store.ts';
import { withRowNumbers } from '../input/exact-row.ts';
import { detectFormat } from '../input/read-rows.ts';
import { inferColumns } from './columns.ts';
import { type OutputForm, outputRow } from './result-line.ts';

/** Options of an export. */
export interface ExportOptions extends OutputForm {
  /** Order of the rows. */
  readonly order?: Order | undefined;
}

/** Rows that are read from the store together. */
const BATCH = 500;

/**
 * Writes the rows that are done in the format of the path's extension: JSON Lines, CSV, TSV or Parquet, the texts also with `.gz`. In
 * tables, lists and objects become JSON texts. The file appears when it is complete.
 *
 * @param options - Columns and order. @default those of the run
 * @returns The number of rows.
 * @throws {BulkError} `INPUT` for the order `done` of a run that was started without it.
 */
export async function exportResults(store: BulkStore, path: string, options: ExportOptions = {}): Promise<number> {
  const settings = exportSettings(store, options);
  const { column } = settings;
  const format = detectFormat(path);
  const part = `${path}.${process.pid}.part`;
  let count = 0;
  const results = function* (): Generator<DoneRow> {
    count = 0;
    for (const row of doneRows(store, settings.order)) {
      count++;
      yield row;
    }
  };
  const rows = function* (): Generator<Row> {
    for (const row of results()) yield outputRow(row, settings);
  };
  const jsonLines = function* (): Generator<string> {
    for (const row of results()) yield `${withRowNumbers(row.row, outputRow(row, settings))}\n`;
  };
  try {
    if (format === 'parquet') {
      const { writeParquet } = await import('./write-parquet.ts');
      writeParquet(part, inferColumns(rows(), column), rows());
    } else {
      const lines = format === 'jsonl' ? jsonLines() : await tableLines(rows, column, format);
      const steps = /\.gz$/i.test(path) ? [createGzip()] : [];
      await pipeline([Readable.from(lines), ...steps, createWriteStream(part, { mode: 0o600 })]);
    }
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  return count;
}

/** Settings of an export: those of the run where the options name none. */
function exportSettings(store: BulkStore, options: ExportOptions) {
  // As `runSettings` writes them.
  const run = (store.run()?.settings ?? {}) as Pick<BulkOptions, 'outputColumn' | 'join' | 'order'>;
  const { column = run.outputColumn ?? 'output', join = run.join ?? 'all', order = run.order ?? 'input' } = options;
  return { column, join, order };
}

function* doneRows(store: BulkStore, order: Order) {
  let position = 0;
  for (;;) {
    const rows = store.results(position, BATCH, order);
    for (const row of rows) if (row.type === 'done') yield row;
    const last = rows.at(-1);
    if (last === undefined) return;
    position = last.position;
  }
}

async function tableLines(rows: () => Iterable<Row>, column: string, format: 'csv' | 'tsv'): Promise<Iterable<string>> {
  const { stringify } = await import('csv-stringify/sync');
  const columns = inferColumns(rows(), column).map(({ name }) => name);
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
