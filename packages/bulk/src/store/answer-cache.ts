import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, storing } from './open-database.ts';

/** Answers of earlier runs by the key of their call. */
export interface AnswerCache {
  /** The cached output; undefined if there is none. */
  get(key: string): { readonly output: unknown } | undefined;
  set(key: string, output: unknown): void;
  close(): void;
}

/** Opens the cache in a folder, and creates it if needed. Several processes may use it at a time. */
export async function openAnswerCache(folder: string): Promise<AnswerCache> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'answers.db');
  const database = await openDatabase(path);
  return storing(path, () => {
    database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal');
    database.exec(
      'create table if not exists answers (key text primary key, output text not null, created integer) without rowid',
    );
    const select = database.prepare('select output from answers where key = ?');
    const insert = database.prepare('insert or replace into answers (key, output, created) values (?, ?, ?)');
    return {
      get(key) {
        const found = select.get(key) as { readonly output: string } | undefined;
        return found && { output: JSON.parse(found.output) };
      },
      set: (key, output) => storing(path, () => void insert.run(key, JSON.stringify(output ?? null), Date.now())),
      close: () => database.close(),
    };
  });
}
