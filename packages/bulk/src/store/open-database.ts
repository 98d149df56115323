import { BulkError } from '../contract/errors.ts';

/** The part of `node:sqlite` that is used here. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** A prepared statement; rows are objects with a member per column. */
export interface Statement {
  run(...values: readonly SqlValue[]): { readonly changes: number | bigint };
  get(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown[];
}

/** A value of a column or parameter. */
export type SqlValue = string | number | null | Uint8Array;

interface Driver {
  readonly DatabaseSync: new (path: string, options?: { readonly readOnly?: boolean }) => Database;
}

/** Opens a database file, with `node:sqlite` where Node has it, otherwise with `@photostructure/sqlite`. */
export async function openDatabase(path: string, options: { readonly readOnly?: boolean } = {}): Promise<Database> {
  const { DatabaseSync } = await loadDriver();
  return storing(path, () => new DatabaseSync(path, options));
}

async function loadDriver(): Promise<Driver> {
  // Typed here, as the types of Node 20 do not know the module.
  const builtIn = withoutSqliteWarning(() => process.getBuiltinModule('node:sqlite' as never)) as Driver | undefined;
  if (builtIn) return builtIn;
  try {
    // Its declarations are those of newer Node versions; only what `Database` names is used.
    return (await import('@photostructure/sqlite')) as unknown as Driver;
  } catch (cause) {
    throw new BulkError(
      'STORE',
      `Node ${process.versions.node} has no SQLite, which this needs: run \`npm install @photostructure/sqlite\`, with --global if hubkit is installed globally, or use Node 22.13 or newer.`,
      { cause },
    );
  }
}

/** Loads a module without the warning of Node 22 that SQLite is experimental, which users can do nothing about. */
function withoutSqliteWarning<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    // The signatures of the original overlap; its arguments are passed on as they came.
    if (!String(warning).startsWith('SQLite is')) (emitWarning as (...all: unknown[]) => void)(warning, ...rest);
  };
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Codes of SQLite's results, and what to do about them. */
const ADVICE: Readonly<Record<number, string>> = {
  5: 'another process is writing to it; stop that process, or wait until it has ended',
  8: 'it is read-only; change its permissions',
  10: 'the disk failed to read or write; check it, then run the same command again',
  11: 'it is damaged; start over with a new run',
  13: 'the disk is full; free some space, then run the same command again: nothing that was recorded is lost',
  14: 'it cannot be opened; check its folder and permissions',
  26: 'it is not a database; remove it, or choose another output',
};

/** Runs an action on a database, and explains its failure. */
export function storing<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    const code = (cause as { readonly errcode?: number }).errcode;
    // Extended codes have the plain one in their lowest byte.
    const advice = code === undefined ? undefined : ADVICE[code & 0xff];
    if (advice === undefined) throw cause;
    throw new BulkError('STORE', `${path}: ${advice}.`, { cause });
  }
}

/** Ends a failed transaction. */
export function rollBack(database: Database): void {
  try {
    database.exec('rollback');
  } catch {
    // A full disk has ended it already.
  }
}
