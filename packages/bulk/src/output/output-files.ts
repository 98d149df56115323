import {
  closeSync,
  existsSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { BulkError } from '../contract/errors.ts';
import type { RowResult } from '../contract/row.ts';
import type { BulkStore } from '../contract/store.ts';
import { withRowNumbers } from '../input/exact-row.ts';
import { deadRow, type OutputForm, outputRow } from './result-line.ts';

/** Paths of the result files. */
export interface OutputPaths {
  /** JSON Lines of the rows that are done; undefined where the output has another format and is written at the end. */
  readonly output: string | undefined;
  /** JSON Lines of the dead rows. It is there only if there are some. */
  readonly errors: string;
}

/** Rows that are read from the store together. */
const BATCH = 500;

/**
 * Writes results as JSON Lines in the order of the run while it goes on. The files are derived from the store: it keeps
 * a cursor, and lines written after the last cursor by a killed process are truncated.
 */
export class OutputFiles {
  readonly #store: BulkStore;
  readonly #paths: OutputPaths;
  readonly #form: OutputForm;
  readonly #files: Partial<Record<keyof OutputPaths, number>> = {};
  #position: number;
  #sizes: Record<keyof OutputPaths, number>;

  constructor(store: BulkStore, paths: OutputPaths, form: OutputForm) {
    this.#store = store;
    this.#paths = paths;
    this.#form = form;
    const { position, bytes, errorBytes } = store.cursor();
    const isThere =
      (paths.output === undefined || readSize(paths.output) >= bytes) && readSize(paths.errors) >= errorBytes;
    this.#position = isThere ? position : 0;
    this.#sizes = isThere ? { output: bytes, errors: errorBytes } : { output: 0, errors: 0 };
    if (paths.output !== undefined) this.#open('output', paths.output);
    if (existsSync(paths.errors)) this.#open('errors', paths.errors);
  }

  /** Writes the rows that are final by now; returns the position of the last one that is written. */
  advance(): number {
    for (let rows = this.#read(); rows.length > 0; rows = this.#read()) {
      this.#append('output', formatLines(rows, 'done', this.#form));
      this.#append('errors', formatLines(rows, 'dead', this.#form));
      this.#position = rows.at(-1)?.position ?? this.#position;
      this.#store.setCursor({ position: this.#position, bytes: this.#sizes.output, errorBytes: this.#sizes.errors });
      if (rows.length < BATCH) break;
    }
    return this.#position;
  }

  /** Begins anew, after rows that were written have begun to wait again. */
  restart(): void {
    const { errors } = this.#files;
    if (errors !== undefined) closeSync(errors);
    delete this.#files.errors;
    rmSync(this.#paths.errors, { force: true });
    if (this.#files.output !== undefined) ftruncateSync(this.#files.output, 0);
    this.#position = 0;
    this.#sizes = { output: 0, errors: 0 };
  }

  /** Writes the output anew if it was deleted, replaced or changed in size by another program meanwhile. */
  mend(): void {
    const path = this.#paths.output;
    const file = this.#files.output;
    if (path === undefined || file === undefined) return;
    const own = fstatSync(file);
    const there = statSync(path, { throwIfNoEntry: false });
    if (there && there.ino === own.ino && there.dev === own.dev && own.size === this.#sizes.output) return;
    closeSync(file);
    delete this.#files.output;
    rmSync(path, { force: true });
    this.restart();
    this.advance();
  }

  close(): void {
    for (const file of Object.values(this.#files)) {
      fdatasyncSync(file);
      closeSync(file);
    }
  }

  #read(): readonly RowResult[] {
    return this.#store.finished(this.#position, BATCH);
  }

  #append(name: keyof OutputPaths, text: string): void {
    const path = this.#paths[name];
    if (text === '' || path === undefined) return;
    const bytes = Buffer.from(text);
    const file = this.#open(name, path);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at, this.#sizes[name] + at);
    } catch (cause) {
      throw diskError(path, cause);
    }
    this.#sizes[name] += bytes.length;
  }

  #open(name: keyof OutputPaths, path: string): number {
    const open = this.#files[name];
    if (open !== undefined) return open;
    const file = openSync(path, existsSync(path) ? 'r+' : 'wx', 0o600);
    ftruncateSync(file, this.#sizes[name]);
    this.#files[name] = file;
    return file;
  }
}

function formatLines(rows: readonly RowResult[], type: RowResult['type'], form: OutputForm): string {
  const lines = rows.flatMap((row) => {
    if (row.type !== type) return [];
    return `${withRowNumbers(row.row, row.type === 'done' ? outputRow(row, form) : deadRow(row))}\n`;
  });
  return lines.join('');
}

function readSize(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function diskError(path: string, cause: unknown): BulkError {
  const { code } = cause as NodeJS.ErrnoException;
  const reason =
    code === 'ENOSPC' ? 'the disk is full; free some space' : `the disk failed to read or write (${code}); check it`;
  return new BulkError('STORE', `${path}: ${reason}, then run the same command again.`, { cause });
}
