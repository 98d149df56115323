import type { Readable } from 'node:stream';
import { sniffMediaType } from '@hubkit/inference/node';
import { type AsyncBuffer, asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { BulkError } from '../contract/errors.ts';
import type { InputRow, Row } from '../contract/row.ts';
import { parseRow } from './exact-row.ts';

/** Rows that are read together. */
const BATCH = 1000;

/** Reads Parquet. Bytes become data URLs, times ISO texts; integers beyond 2^53 are read as those of JSON Lines: none is rounded. */
export async function* readParquet(input: string | Readable, label: string): AsyncGenerator<InputRow> {
  try {
    const file = typeof input === 'string' ? await asyncBufferFromFile(input) : await readToEnd(input);
    const metadata = await parquetMetadataAsync(file);
    const count = Number(metadata.num_rows);
    for (let start = 0; start < count; start += BATCH) {
      const rows = await parquetReadObjects({
        file,
        metadata,
        compressors,
        // Only columns that say so are text.
        utf8: false,
        rowStart: start,
        rowEnd: Math.min(start + BATCH, count),
      });
      for (const [index, row] of rows.entries()) yield { row: toRow(row), line: start + index + 1 };
    }
  } catch (cause) {
    throw new BulkError('INPUT', `${label}: cannot be read as Parquet (${(cause as Error).message}).`, { cause });
  }
}

/** Reads a stream to its end: the index of a Parquet file is there. */
async function readToEnd(stream: Readable): Promise<AsyncBuffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const { buffer, byteOffset, byteLength } = Buffer.concat(chunks);
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return { byteLength, slice: (start, end) => bytes.slice(start, end) };
}

function toRow(columns: unknown): Row {
  const row = toJson(columns);
  return (hasBigint(row) ? parseRow(exactJson(row)) : row) as Row;
}

/** A value as JSON has it; integers that JavaScript would round stay bigints. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array)
    return `data:${sniffMediaType(value) ?? 'application/octet-stream'};base64,${Buffer.from(value).toString('base64')}`;
  if (Array.isArray(value)) return value.map(toJson);
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<unknown>, toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toJson(member)]));
}

function hasBigint(value: unknown): boolean {
  if (typeof value === 'bigint') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBigint);
}

/** JSON with the digits of bigints. */
function exactJson(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(exactJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${exactJson(member)}`)
    .join(',')}}`;
}
