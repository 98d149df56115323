import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BulkError } from '../contract/errors.ts';
import type { InputRow, Row } from '../contract/row.ts';
import { decoded } from './decoded.ts';
import { readJsonl } from './read-jsonl.ts';

/** Formats of files. */
export type Format = 'jsonl' | 'csv' | 'tsv' | 'parquet';

/** Rows to process: a file, a stream of its bytes, or the rows themselves. */
export type Input = string | Readable | Iterable<Row> | AsyncIterable<Row>;

/** Settings of an input. */
export interface InputOptions {
  /** Format of a file or stream. @default by the extension of the file; jsonl for a stream */
  readonly format?: Format | undefined;
  /**
   * Encoding of a text, as the Encoding Standard names it: `windows-1252`, as spreadsheets write CSV. @default that of a byte order mark, which UTF-16 has;
   * otherwise utf-8
   */
  readonly encoding?: string | undefined;
  /** Size in bytes above which a row is refused. @default 16777216 (16 MiB) */
  readonly maxRowBytes?: number | undefined;
}

const MAX_ROW_BYTES = 16 * 1024 * 1024;

/** Reads rows one after the other, without keeping them. Throws a BulkError that names file and line. */
export async function* readRows(
  input: Input,
  { format, encoding, maxRowBytes = MAX_ROW_BYTES }: InputOptions,
): AsyncGenerator<InputRow> {
  if (typeof input !== 'string' && !(input instanceof Readable)) return yield* numbered(input);
  const label = describeInput(input);
  const chosen = format ?? (typeof input === 'string' ? detectFormat(input) : 'jsonl');
  if (typeof input === 'string') await checkFile(input);
  const limits = { label, maxRowBytes };
  if (chosen === 'parquet') {
    const { readParquet } = await import('./read-parquet.ts');
    return yield* readParquet(input, label);
  }
  const raw = gunzipped(typeof input === 'string' ? createReadStream(input) : input, label);
  const bytes = decoded(raw, { label, encoding });
  if (chosen === 'jsonl') return yield* readJsonl(bytes, limits);
  const { readCsv } = await import('./read-csv.ts');
  yield* readCsv(bytes, { ...limits, ...(chosen === 'tsv' && { delimiter: '\t' }) });
}

/** Names an input in messages. */
export function describeInput(input: Input): string {
  if (typeof input === 'string') return input;
  return input instanceof Readable ? 'standard input' : 'the input';
}

/** Names the format of a file by its extension; one of `.gz` is passed over. */
export function detectFormat(path: string): Format {
  const extension = /\.([a-z]+)$/.exec(path.toLowerCase().replace(/\.gz$/, ''))?.[1] ?? '';
  const known: Readonly<Record<string, Format>> = {
    jsonl: 'jsonl',
    ndjson: 'jsonl',
    csv: 'csv',
    tsv: 'tsv',
    parquet: 'parquet',
  };
  const found = known[extension];
  if (found) return found;
  throw new BulkError(
    'INPUT',
    `${path}: the format is not known by its extension. Use .jsonl, .csv, .tsv or .parquet (also with .gz), or name the format.`,
  );
}

async function checkFile(path: string): Promise<void> {
  try {
    if ((await stat(path)).isDirectory()) throw new BulkError('INPUT', `${path} is a folder; name a file.`);
    await (await open(path)).close();
  } catch (cause) {
    if (BulkError.is(cause)) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    throw new BulkError(
      'INPUT',
      `${path}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}.`,
      { cause },
    );
  }
}

async function* numbered(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<InputRow> {
  let line = 0;
  for await (const row of rows) {
    line++;
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new BulkError('INPUT', `row ${line} of the input is no object of columns.`);
    }
    yield { row, line };
  }
}

const GZIP = [0x1f, 0x8b] as const;

/** Yields the bytes of a stream, decompressed if they are gzip, whatever the file is called. */
async function* gunzipped(stream: Readable, label: string): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  if (first.value[0] !== GZIP[0] || first.value[1] !== GZIP[1]) return yield* all;
  try {
    // Errors of the source reach the loop through the destination.
    yield* pipeline(Readable.from(all), createGunzip(), () => {});
  } catch (cause) {
    throw new BulkError('INPUT', `${label}: the gzip data is damaged or cut short (${(cause as Error).message}).`, {
      cause,
    });
  }
}
