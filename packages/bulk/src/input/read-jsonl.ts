import { isMembers } from '@hubkit/messages';
import { BulkError } from '../contract/errors.ts';
import type { InputRow } from '../contract/row.ts';
import { parseRow } from './exact-row.ts';

/** Name of an input in messages, and the largest row that is accepted. */
export interface ReadLimits {
  readonly label: string;
  readonly maxRowBytes: number;
}

const NEWLINE = 10;

/** Levels of lists and objects in a row: what writes JSON calls itself once for each. */
const MAX_DEPTH = 500;

/** Reads JSON Lines: one object per line. Empty lines, a byte order mark and CRLF are accepted. */
export async function* readJsonl(chunks: AsyncIterable<Uint8Array>, limits: ReadLimits): AsyncGenerator<InputRow> {
  let line = 0;
  for await (const { bytes, isLast } of readLines(chunks, limits)) {
    line++;
    const row = parseLine(decode(bytes, line, limits.label), line, isLast, limits.label);
    if (row !== undefined) yield { row, line };
  }
}

async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  { label, maxRowBytes }: ReadLimits,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let size = 0;
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      parts.push(chunk.subarray(start, end));
      checkSize(size + end - start, line++);
      yield { bytes: parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts), isLast: false };
      parts = [];
      size = 0;
      start = end + 1;
    }
    if (start === chunk.length) continue;
    parts.push(chunk.subarray(start));
    size += chunk.length - start;
    checkSize(size, line);
  }
  if (size > 0) yield { bytes: Buffer.concat(parts), isLast: true };

  function checkSize(bytes: number, at: number): void {
    if (bytes <= maxRowBytes) return;
    throw new BulkError(
      'INPUT',
      `${label}:${at}: the row has more than ${maxRowBytes} bytes. Shorten it, or raise the limit of a row.`,
    );
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array, line: number, label: string): string {
  try {
    // The decoder drops a byte order mark.
    return UTF8.decode(bytes);
  } catch (cause) {
    throw new BulkError('INPUT', `${label}:${line}: the line is not UTF-8 text.`, { cause });
  }
}

function parseLine(text: string, line: number, isLast: boolean, label: string): InputRow['row'] | undefined {
  if (text.trim() === '') return;
  let value: unknown;
  try {
    value = parseRow(text);
  } catch (cause) {
    const hint = isLast ? ' It is the last line and has no line end: the file may be incomplete.' : '';
    throw new BulkError('INPUT', `${label}:${line}: the line is not JSON (${(cause as Error).message}).${hint}`, {
      cause,
    });
  }
  // Each level has at least two characters.
  if (text.length > 2 * MAX_DEPTH && isDeeper(value, MAX_DEPTH)) {
    throw new BulkError('INPUT', `${label}:${line}: the row is nested more than ${MAX_DEPTH} levels deep.`);
  }
  if (isMembers(value)) return value as InputRow['row'];
  throw new BulkError('INPUT', `${label}:${line}: expected an object of columns, such as {"text": "…"}.`);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}
