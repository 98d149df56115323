import { BulkError } from '../contract/errors.ts';
import { type Database, rollBack } from './open-database.ts';

/** Version of the tables, kept in `user_version`. */
const VERSION = 5;

/**
 * The tables of a run. Texts are kept apart from states, which change more often. The index `waiting` covers
 * claimable rows only. `finished` has the order in which rows became final, of runs that want it.
 */
const TABLES = `
create table run (
  one integer primary key check (one = 1), id text not null, settings text not null, input text not null,
  is_read integer not null default 0, is_over integer not null default 0, control text not null default 'run',
  cursor_position integer not null default 0, cursor_bytes integer not null default 0, cursor_errors integer not null default 0
);
create table rows (
  seq integer primary key, state integer not null default 0, due integer not null default 0,
  tries integer not null default 0, failures integer not null default 0, copy_of integer, batch text
);
create index batched on rows (batch) where batch is not null;
create table batches (key text primary key, is_chunk integer not null default 0, remote_id text) without rowid;
create index copies on rows (copy_of) where copy_of is not null;
create table keys (key text primary key, seq integer not null) without rowid;
create index waiting on rows (due, seq) where state = 0;
create table inputs (seq integer primary key, line integer not null, id text, source text not null);
create unique index input_ids on inputs (id) where id is not null;
create table results (seq integer primary key, output text not null, reasoning text);
create table errors (seq integer primary key, code text not null, message text not null);
create table finished (n integer primary key autoincrement, seq integer not null);
create table moments (n integer primary key autoincrement, moment text not null);
create table jobs (seq integer primary key, job text not null);
create table attempts (
  seq integer not null, n integer not null, started integer, ms integer, provider text, model text, code text not null,
  status integer, message text, input_tokens integer, output_tokens integer, cost real, request_id text,
  cached_tokens integer, cache_write_tokens integer,
  primary key (seq, n)
) without rowid;
`;

/** The tables of a run by name. */
export const TABLE_NAMES = [...TABLES.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name);

/** The time at which rows are due that wait for all others. */
export const LAST = -1;

/** The time at which rows are due that are called while no other row is: processes ended while they were called. */
export const ALONE = -2;

/** States of rows in the tables. A `copy` waits for the result of another row. */
export const STATE = { waiting: 0, claimed: 1, done: 2, dead: 3, copy: 4 } as const;

/** Columns that tables of version 4 lack. */
const FROM_4 = `
alter table results add column reasoning text;
alter table attempts add column cached_tokens integer;
alter table attempts add column cache_write_tokens integer;
`;

/** Makes the tables of a new database, and those of an earlier version as they are now. @throws {BulkError} `STORE` for any other version. */
export function prepareTables(database: Database, path: string): void {
  const readVersion = () => (database.prepare('pragma user_version').get() as { user_version: number }).user_version;
  if (readVersion() === VERSION) return;
  // Two processes may open it at a time.
  database.exec('begin immediate');
  try {
    const version = readVersion();
    if (version === 0) database.exec(TABLES);
    else if (version === 4) database.exec(FROM_4);
    else if (version !== VERSION)
      throw new BulkError('STORE', `${path} was written by another version of @hubkit/bulk: start a new run.`);
    database.exec(`pragma user_version = ${VERSION}; commit`);
  } catch (error) {
    rollBack(database);
    throw error;
  }
}
