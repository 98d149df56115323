import { resolve } from 'node:path';
import { type Database, openDatabase, storing } from '@hubkit/bulk/sqlite';
import { CliError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** A piece of a file with its vector. */
interface EmbeddedChunk {
  readonly text: string;
  /** Number of its first line, from 1. */
  readonly line: number;
  /** Of length 1, so that the product of two is their cosine. */
  readonly vector: Float32Array;
}

/** A piece that was found. */
export interface Match {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Cosine of the angle to the question: 1 means the closest; the score of the reranker where there is one. */
  readonly score: number;
}

/** The embeddings of files, in one SQLite file. */
export interface EmbeddingStore {
  /** The model of all vectors; undefined in an empty store. */
  readonly model: string | undefined;
  /** Stores the model of the first vectors. */
  setModel(model: string): void;
  /** The files with their hashes. */
  files(): ReadonlyMap<string, { readonly hash: string; readonly chunks: number }>;
  /** Replaces the pieces of a file, all or none. */
  replace(file: string, hash: string, chunks: readonly EmbeddedChunk[]): void;
  remove(file: string): void;
  /** The pieces that are closest to a vector, best first. */
  search(vector: Float32Array, count: number): readonly Match[];
  close(): void;
}

const SCHEMA = `
  create table if not exists meta (key text primary key, value text not null) strict;
  create table if not exists files (id integer primary key, name text not null unique, hash text not null) strict;
  create table if not exists chunks (
    file integer not null references files (id) on delete cascade, line integer not null, text text not null, vector blob not null
  ) strict;
  create index if not exists chunks_of_file on chunks (file);
`;

/** Opens a store. Without `isNew`, the file has to be there. */
export async function openEmbeddingStore(name: string, io: Io, { isNew = false } = {}): Promise<EmbeddingStore> {
  const path = resolve(io.cwd, name);
  if (!isNew) {
    const { access } = await import('node:fs/promises');
    await access(path).catch((cause) => {
      throw new CliError(`There is no ${name} yet. \`hubkit embed add <folder>\` makes it.`, { cause });
    });
  }
  const database = await openDatabase(path);
  return storing(path, () => {
    database.exec('pragma foreign_keys = on; pragma journal_mode = wal;');
    database.exec(SCHEMA);
    return createStore(database, path);
  });
}

function createStore(database: Database, path: string): EmbeddingStore {
  const readModel = database.prepare("select value from meta where key = 'model'");
  return {
    get model() {
      return (readModel.get() as { readonly value: string } | undefined)?.value;
    },
    setModel: (model) => void database.prepare("insert or replace into meta values ('model', ?)").run(model),
    files() {
      const rows = database
        .prepare('select name, hash, (select count(*) from chunks where file = id) as chunks from files order by name')
        .all() as readonly { readonly name: string; readonly hash: string; readonly chunks: number }[];
      return new Map(rows.map(({ name, ...rest }) => [name, rest]));
    },
    replace(file, hash, chunks) {
      storing(path, () => {
        database.exec('begin immediate');
        try {
          database.prepare('delete from files where name = ?').run(file);
          database.prepare('insert into files (name, hash) values (?, ?)').run(file, hash);
          const { id } = database.prepare('select id from files where name = ?').get(file) as { readonly id: number };
          const insert = database.prepare('insert into chunks values (?, ?, ?, ?)');
          for (const { line, text, vector } of chunks) insert.run(id, line, text, toBytes(vector));
          database.exec('commit');
        } catch (error) {
          database.exec('rollback');
          throw error;
        }
      });
    },
    remove: (file) => void database.prepare('delete from files where name = ?').run(file),
    search(vector, count) {
      const rows = database.prepare('select rowid as id, vector from chunks').all() as readonly Row[];
      const scored = rows.map((row) => ({ id: row.id, score: dot(vector, toVector(row.vector)) }));
      const best = scored.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, count);
      const read = database.prepare(
        'select name as file, line, text from chunks join files on files.id = chunks.file where chunks.rowid = ?',
      );
      return best.map(({ id, score }) => ({ ...(read.get(id) as Omit<Match, 'score'>), score }));
    },
    close: () => database.close(),
  };
}

interface Row {
  readonly id: number;
  readonly vector: Uint8Array;
}

function toBytes(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

function toVector(bytes: Uint8Array): Float32Array {
  // Bytes of a database may begin at any address; those of numbers may not.
  return new Float32Array(bytes.slice().buffer);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}
