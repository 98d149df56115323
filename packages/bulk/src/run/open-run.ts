import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { makeFolder } from '@hubkit/inference/node';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { BulkStore, InputFile, NewRow, RunSettings } from '../contract/store.ts';
import { rowText } from '../input/exact-row.ts';
import { describeInput } from '../input/read-rows.ts';
import { lockRun } from '../store/lock-run.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { readChosenRows } from './read-chosen-rows.ts';
import { type RunPaths, runPaths } from './run-paths.ts';

/** A run that this process works on. */
export interface OpenRun {
  readonly store: BulkStore;
  readonly paths: RunPaths;
  /** Unlocks the run and closes its store. */
  close(): void;
}

/** Rows that are added in one transaction. */
const BATCH = 1000;

/**
 * Opens the run of an output file: a new one, whose input is read, or the one that an earlier process began.
 *
 * @param prepare - Adds the key of a row, and throws for a row whose arguments cannot be made.
 */
export async function openRun(
  options: BulkOptions,
  settings: RunSettings,
  prepare: (row: NewRow) => NewRow,
): Promise<OpenRun> {
  const paths = runPaths(options.output);
  const { fresh = false, force = false } = options;
  if (typeof options.input === 'string' && resolve(options.input) === resolve(paths.output))
    throw new BulkError('INPUT', `${paths.output} is the input: choose another output.`);
  // An empty file is as good as none: a run in it would call all rows again.
  const hasState = (statSync(paths.state, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (!hasState && existsSync(paths.output) && !force) {
    throw new BulkError(
      'INPUT',
      `${paths.output} already exists and was not written by a bulk run. Choose another output, or force to replace it.`,
    );
  }
  await makeFolder(paths.folder, { mode: 0o700 }).catch((cause) => {
    throw new BulkError('INPUT', `Cannot write to ${paths.output}: ${cause.message}.`, { cause });
  });
  const unlock = await lockRun(paths.lock, paths.output);
  let store: BulkStore | undefined;
  try {
    if (fresh) await replaceRun(paths, (next) => readInput(next, settings, options, prepare));
    store = await openSqliteStore(paths.state, { isDurable: options.durable ?? false });
    const found = store.run();
    // An input without rows may have been read too early, before there was anything in it.
    if (found?.isRead && store.totals().rows > 0) {
      if (options.allowChange) store.keepSettings(settings);
      // A fresh run has just read its input, which may be a stream that has ended.
      else if (!fresh) await checkSame(store, found, settings, options);
    } else await readInput(store, settings, options, prepare);
    store.reclaim(Date.now(), options.queue !== undefined);
    const opened = store;
    return {
      store,
      paths,
      close() {
        opened.close();
        unlock();
      },
    };
  } catch (error) {
    store?.close();
    unlock();
    throw error;
  }
}

/** Reads the input into a state beside that of the run before, which stays until all of the input is read. */
async function replaceRun(paths: RunPaths, read: (store: BulkStore) => Promise<void>): Promise<void> {
  const beside = `${paths.state}.next`;
  remove(databaseFiles(beside));
  try {
    const store = await openSqliteStore(beside);
    try {
      await read(store);
    } finally {
      store.close();
    }
  } catch (error) {
    remove(databaseFiles(beside));
    throw error;
  }
  remove([paths.output, paths.errors, ...databaseFiles(paths.state)]);
  // The log of writes is a file of its own until it is merged, which may be after close.
  const files = databaseFiles(paths.state);
  for (const [index, file] of databaseFiles(beside).entries())
    if (existsSync(file)) renameSync(file, files[index] ?? paths.state);
}

function remove(files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true });
}

function databaseFiles(path: string): readonly string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}

async function readInput(
  store: BulkStore,
  settings: RunSettings,
  options: BulkOptions,
  prepare: (row: NewRow) => NewRow,
): Promise<void> {
  const label = describeInput(options.input);
  store.create(settings, inputFile(options));
  let batch: NewRow[] = [];
  const addBatch = () => {
    try {
      store.add(batch);
    } catch (error) {
      throw BulkError.is(error) && error.code === 'INPUT'
        ? new BulkError('INPUT', `${label}, ${error.message}`)
        : error;
    }
    batch = [];
  };
  for await (const { row, line } of readChosenRows(options)) {
    if (batch.push(prepare({ row, line, id: readId(row, options.id) })) >= BATCH) addBatch();
  }
  addBatch();
  store.finishReading();
}

function readId(row: NewRow['row'], column: string | false = 'id'): string | undefined {
  const value = column === false ? undefined : row[column];
  return value === undefined || value === null || value === '' ? undefined : String(value);
}

function inputFile({ input }: BulkOptions): InputFile {
  if (typeof input !== 'string') return {};
  const { size, mtimeMs } = statSync(input, { throwIfNoEntry: false }) ?? {};
  return {
    path: basename(input),
    ...(size === undefined ? {} : { bytes: size }),
    ...(mtimeMs === undefined ? {} : { modifiedMs: mtimeMs }),
  };
}

/** Refuses to resume with other settings or another input: half of the output would not fit the other. */
async function checkSame(
  store: BulkStore,
  found: { readonly settings: RunSettings; readonly input: InputFile },
  settings: RunSettings,
  options: BulkOptions,
): Promise<void> {
  const names = new Set([...Object.keys(found.settings), ...Object.keys(settings)]);
  const changes = [...names].flatMap((name) => {
    const [before, now] = [JSON.stringify(found.settings[name]), JSON.stringify(settings[name])];
    return before === now ? [] : [`${name} was ${before ?? 'not set'}, now ${now ?? 'not set'}`];
  });
  const input = inputFile(options);
  if (found.input.bytes !== undefined && input.bytes !== undefined && found.input.bytes !== input.bytes) {
    changes.push(`the input had ${found.input.bytes} bytes, now ${input.bytes}`);
  }
  if (changes.length === 0 && !isUntouched(found.input, input)) {
    const change = await inputChange(store, options);
    if (change !== undefined) changes.push(change);
  }
  if (changes.length === 0) return;
  throw new BulkError(
    'CHANGED',
    `${options.output} belongs to a run with other settings or rows: ${changes.join('; ')}. Resume it with its own, set allowChange to use these settings for those of its rows that are left, or fresh to start over, or choose another output.`,
  );
}

/** True for a file that nobody has written since the run read it; of streams and lists, nothing but their rows is known. */
function isUntouched(before: InputFile, now: InputFile): boolean {
  return now.bytes !== undefined && before.bytes === now.bytes && before.modifiedMs === now.modifiedMs;
}

/** Rows that are read from the store together. */
const COMPARED_TOGETHER = 1000;

/** Compares an input with the rows that a run has read. Returns the first difference in words, without data; undefined for the same rows. */
async function inputChange(
  store: Pick<BulkStore, 'sources' | 'totals'>,
  options: BulkOptions,
): Promise<string | undefined> {
  const { rows } = store.totals();
  let batch: readonly string[] = [];
  let count = 0;
  for await (const { row } of readChosenRows(options)) {
    const place = count % COMPARED_TOGETHER;
    if (place === 0) batch = store.sources(count, COMPARED_TOGETHER);
    const before = batch[place];
    if (before === undefined) return `the input had ${rows} rows, now more`;
    count++;
    if (before !== rowText(row)) return `row ${count} of the input is another one`;
  }
  return count === rows ? undefined : `the input had ${rows} rows, now ${count}`;
}
