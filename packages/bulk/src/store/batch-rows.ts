import type { ClaimedRow } from '../contract/row.ts';
import type { StoredBatch } from '../contract/store.ts';
import type { Statement } from './open-database.ts';

type Sql = (text: string) => Statement;

/** Claims waiting rows for a batch of a provider, within a transaction. */
export function claimForBatch(sql: Sql, key: string, rows: readonly number[]): void {
  sql('insert into batches (key) values (?)').run(key);
  for (const seq of rows) sql('update rows set state = 1, batch = ? where seq = ? and state = 0').run(key, seq);
}

/** Keeps which rows, claimed before, belong to a chunk, within a transaction. */
export function keepChunk(sql: Sql, key: string, rows: readonly ClaimedRow[]): void {
  sql('insert into batches (key, is_chunk) values (?, 1)').run(key);
  for (const { seq } of rows) sql('update rows set batch = ? where seq = ?').run(key, seq);
}

/** Lists the batches of a provider whose results are not recorded yet. */
export function listBatches(sql: Sql): readonly StoredBatch[] {
  const found = sql('select key, remote_id from batches where is_chunk = 0 order by key').all();
  // The columns are those of the table.
  return (found as { key: string; remote_id: string | null }[]).map(({ key, remote_id: id }) => ({
    key,
    remoteId: id ?? undefined,
  }));
}

/** Lists the keys of open chunks. */
export function listChunks(sql: Sql): readonly string[] {
  const found = sql('select key from batches where is_chunk = 1').all();
  return (found as { key: string }[]).map(({ key }) => key);
}
