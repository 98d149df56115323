import { join } from 'node:path';
import { makeFolder } from '@hubkit/inference/node';
import { type Database, openDatabase, storing } from './open-database.ts';

/** An answer that is kept. */
interface CachedAnswer {
  readonly output: unknown;
  /** Reasoning beside a text. */
  readonly reasoning?: string | undefined;
}

/** Answers of earlier runs by the key of their call. */
export interface AnswerCache {
  /** The cached answer; undefined if there is none. */
  get(key: string): CachedAnswer | undefined;
  set(key: string, answer: CachedAnswer): void;
  close(): void;
}

/** Opens the cache in a folder, and creates it if needed. Several processes may use it at a time. */
export async function openAnswerCache(folder: string): Promise<AnswerCache> {
  await makeFolder(folder, { mode: 0o700 });
  const path = join(folder, 'answers.db');
  const database = await openDatabase(path);
  return storing(path, () => {
    database.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal');
    database.exec(
      'create table if not exists answers (key text primary key, output text not null, created integer, reasoning text) without rowid',
    );
    addReasoning(database);
    const select = database.prepare('select output, reasoning from answers where key = ?');
    const insert = database.prepare(
      'insert or replace into answers (key, output, created, reasoning) values (?, ?, ?, ?)',
    );
    return {
      get(key) {
        const found = select.get(key) as { readonly output: string; readonly reasoning: string | null } | undefined;
        return (
          found && { output: JSON.parse(found.output), ...(found.reasoning !== null && { reasoning: found.reasoning }) }
        );
      },
      set: (key, { output, reasoning }) =>
        storing(path, () => void insert.run(key, JSON.stringify(output ?? null), Date.now(), reasoning ?? null)),
      close: () => database.close(),
    };
  });
}

/** Adds the column that caches of earlier versions lack. */
function addReasoning(database: Database): void {
  const columns = database.prepare('pragma table_info(answers)').all() as readonly { readonly name: string }[];
  if (!columns.some(({ name }) => name === 'reasoning')) database.exec('alter table answers add column reasoning text');
}
