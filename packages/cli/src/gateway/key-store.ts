import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Database, openDatabase, type SqlValue, type Statement } from '@hubkit/bulk/sqlite';
import type { UsageRecord } from '@hubkit/gateway';
import type { Io } from '../io/io.ts';

/** Settings of a new key. */
interface NewKey {
  readonly name: string;
  /** Most that the key may cost in US dollars. */
  readonly budget?: number | undefined;
  /** Time at which the key expires, in ms since 1970. */
  readonly expiresAt?: number | undefined;
  /** Names of models. @default all */
  readonly models?: readonly string[] | undefined;
  readonly requestsPerMinute?: number | undefined;
  readonly tokensPerDay?: number | undefined;
}

/** A key as it is stored: without the key itself. */
export interface StoredKey extends NewKey {
  readonly id: string;
  readonly createdAt: number;
  readonly revokedAt: number | undefined;
  /** Cost of its calls so far in US dollars. */
  readonly spent: number;
}

/** Keys and usage of a gateway, in one SQLite file. Keys are stored as hashes. */
export interface KeyStore {
  /** Makes a key, and returns it: it cannot be shown again. */
  create(key: NewKey): string;
  list(): readonly StoredKey[];
  /** Revokes a key by its id; returns false for an unknown id. */
  revoke(id: string): boolean;
  /** Finds a key as a client sends it, revoked and expired ones included. */
  find(key: string): StoredKey | undefined;
  /** True if a key was ever made, revoked and expired ones included. */
  hasKeys(): boolean;
  /** Adds calls to the ledger, and their cost to their keys, in one transaction. */
  addUsage(records: readonly UsageRecord[]): void;
  close(): void;
}

/** Mode of files that hold who has used how much. */
const OWNER_ONLY = 0o600;

/** Beginning of every key, by which scanners for leaked secrets know them. */
const KEY_PREFIX = 'hbk_';

const TABLES = `
pragma journal_mode = wal;
create table if not exists keys (
  id text primary key, hash text not null unique, name text not null, created_at integer not null, expires_at integer,
  revoked_at integer, budget real, spent real not null default 0, models text, requests_per_minute integer, tokens_per_day integer
);
create table if not exists usage (
  request_id text primary key, key_id text not null, at integer not null, task text not null, model text not null, provider text,
  provider_model text, is_stream integer not null, outcome text not null, input_tokens integer, output_tokens integer, cost real,
  duration_ms real not null
);
create index if not exists usage_by_key on usage (key_id, at);`;

/** Settings of a store. */
interface StoreOptions {
  /** Time in ms to wait for a lock of another program, in which this one does nothing else. @default 5000 */
  readonly busyMs?: number;
}

/** Opens the file of a gateway, or creates it, for its owner only. */
export async function openKeyStore(path: string, io: Io, { busyMs = 5000 }: StoreOptions = {}): Promise<KeyStore> {
  const file = resolve(io.cwd, path);
  // Before anything is in it; SQLite gives its other files the mode of this one.
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
  const database = await openDatabase(file);
  database.exec(`pragma busy_timeout = ${busyMs}`);
  database.exec(TABLES);
  addColumns(database);
  return new SqliteKeys(database);
}

/** Columns that files of earlier versions do not have. */
const NEW_COLUMNS = ['cached_tokens integer', 'cache_write_tokens integer', 'is_estimated integer'];

function addColumns(database: Database): void {
  const rows = database.prepare('pragma table_info(usage)').all() as readonly { readonly name: string }[];
  const names = new Set(rows.map(({ name }) => name));
  for (const column of NEW_COLUMNS) {
    if (!names.has(column.split(' ')[0] ?? '')) database.exec(`alter table usage add column ${column}`);
  }
}

class SqliteKeys implements KeyStore {
  readonly #database: Database;
  readonly #find: Statement;
  readonly #any: Statement;
  readonly #add: Statement;
  readonly #spend: Statement;

  constructor(database: Database) {
    this.#database = database;
    this.#find = database.prepare('select * from keys where hash = ?');
    this.#any = database.prepare('select 1 from keys limit 1');
    this.#add = database.prepare('insert or ignore into usage values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    this.#spend = database.prepare('update keys set spent = spent + ? where id = ?');
  }

  create({ name, budget, expiresAt, models, requestsPerMinute, tokensPerDay }: NewKey): string {
    const key = KEY_PREFIX + randomBytes(32).toString('base64url');
    const id = randomBytes(6).toString('hex');
    this.#database
      .prepare('insert into keys values (?, ?, ?, ?, ?, null, ?, 0, ?, ?, ?)')
      .run(
        id,
        hashKey(key),
        name,
        Date.now(),
        expiresAt ?? null,
        budget ?? null,
        models && models.length > 0 ? JSON.stringify(models) : null,
        requestsPerMinute ?? null,
        tokensPerDay ?? null,
      );
    return key;
  }

  list(): readonly StoredKey[] {
    return this.#database.prepare('select * from keys order by created_at').all().map(storedKey);
  }

  revoke(id: string): boolean {
    const update = this.#database.prepare('update keys set revoked_at = ? where id = ? and revoked_at is null');
    return Number(update.run(Date.now(), id).changes) > 0;
  }

  find(key: string): StoredKey | undefined {
    const row = this.#find.get(hashKey(key));
    return row === undefined ? undefined : storedKey(row);
  }

  hasKeys(): boolean {
    return this.#any.get() !== undefined;
  }

  addUsage(records: readonly UsageRecord[]): void {
    this.#database.exec('begin immediate');
    try {
      for (const record of records) {
        this.#add.run(...toRow(record));
        if (record.cost) this.#spend.run(record.cost, record.user);
      }
      this.#database.exec('commit');
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}

/** Keys have 256 random bits, so that a plain hash of them cannot be turned back. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function toRow(record: UsageRecord): SqlValue[] {
  const { requestId, user, startedAt, task, model, provider, providerModel, isStream, outcome } = record;
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, cost, isEstimated, durationMs } = record;
  return [
    requestId,
    user,
    startedAt,
    task,
    model,
    provider ?? null,
    providerModel ?? null,
    isStream ? 1 : 0,
    outcome,
    inputTokens ?? null,
    outputTokens ?? null,
    cost ?? null,
    durationMs,
    cachedTokens ?? null,
    cacheWriteTokens ?? null,
    isEstimated ? 1 : 0,
  ];
}

function storedKey(row: unknown): StoredKey {
  // Read from the table above.
  const found = row as Readonly<Record<string, string | number | null>>;
  const number = (name: string) => (found[name] === null ? undefined : Number(found[name]));
  return {
    id: String(found.id),
    name: String(found.name),
    createdAt: Number(found.created_at),
    expiresAt: number('expires_at'),
    revokedAt: number('revoked_at'),
    budget: number('budget'),
    spent: Number(found.spent),
    models: found.models === null ? undefined : JSON.parse(String(found.models)),
    requestsPerMinute: number('requests_per_minute'),
    tokensPerDay: number('tokens_per_day'),
  };
}
