import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeFolder } from '@hubkit/inference/node';
import type { RateLimit } from '../contract/queue.ts';
import { type Allowance, consume, type Demand, type Rates } from './allowance.ts';
import { openDatabase, rollBack } from './open-database.ts';

/** Limits that the runs of a machine with one key share. */
export interface LocalLimits {
  /** Passes a rate limit on to the other runs. */
  tell(limit: RateLimit): void;
  /** Takes from what all runs together may ask of a provider; returns the time in ms until it can be taken, 0 if it was. */
  take(provider: string, rates: Rates, asked: Demand): number;
  /** Number of runs with the key, this one included. */
  peers(): number;
  /** Reads what the others wrote, and shows them that this run lives. Called once a second. */
  look(): void;
  close(): void;
}

/** Parts of shared limits. */
export interface LocalLimitsParts {
  /** Folder of the file. */
  readonly folder: string;
  /** Name of the key, such as a hash of it. */
  readonly account: string;
  /** Receives the rate limits of the other runs. */
  readonly hear: (limit: RateLimit) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const LOOK_MS = 1000;
/** Time in ms after which a run that shows no sign of life does not count. */
const GONE_MS = 5000;
/** Time in ms for which a rate limit is kept, so that all have read it. */
const KEPT_MS = 60_000;

const TABLES = `
create table if not exists runs (id text primary key, account text not null, seen integer not null) without rowid;
create table if not exists rate_limits (
  n integer primary key autoincrement, run text not null, account text not null, provider text not null,
  until integer not null, at integer not null
);
create table if not exists allowances (
  account text not null, provider text not null, at real not null, requests real not null, tokens real not null,
  primary key (account, provider)
) without rowid;
`;

/**
 * Opens the limits of a key in `limits.db`. An entry is of no use a minute later, and SQLite releases the locks of a
 * killed process. Failures of the file are ignored: without it, every run finds the limits by itself.
 */
export async function openLocalLimits({ folder, account, hear, now }: LocalLimitsParts): Promise<LocalLimits> {
  await makeFolder(folder, { mode: 0o700 });
  const database = await openDatabase(join(folder, 'limits.db'));
  // A run must not wait for a courtesy.
  database.exec(`pragma busy_timeout = 100; pragma journal_mode = wal; pragma synchronous = off; ${TABLES}`);
  const id = randomUUID();
  const sql = {
    live: database.prepare('insert or replace into runs (id, account, seen) values (?, ?, ?)'),
    count: database.prepare('select count(*) as n from runs where account = ? and seen > ? and id <> ?'),
    leave: database.prepare('delete from runs where id = ? or seen < ?'),
    last: database.prepare('select coalesce(max(n), 0) as n from rate_limits'),
    tell: database.prepare('insert into rate_limits (run, account, provider, until, at) values (?, ?, ?, ?, ?)'),
    news: database.prepare(
      'select n, provider, until from rate_limits where n > ? and account = ? and run <> ? order by n',
    ),
    forget: database.prepare('delete from rate_limits where at < ?'),
    allowance: database.prepare('select at, requests, tokens from allowances where account = ? and provider = ?'),
    keep: database.prepare(
      'insert or replace into allowances (account, provider, at, requests, tokens) values (?, ?, ?, ?, ?)',
    ),
  };
  /** The last known allowances, for times when the file is busy. */
  const known = new Map<string, Allowance>();
  let read = (sql.last.get() as { n: number }).n;
  let others = 0;
  const look = () =>
    trying(() => {
      sql.live.run(id, account, now());
      others = (sql.count.get(account, now() - GONE_MS, id) as { n: number }).n;
      for (const found of sql.news.all(read, account, id)) {
        // The columns are those of the query.
        const { n, provider, until } = found as { n: number; provider: string; until: number };
        read = n;
        hear({ provider, pauseMs: Math.max(0, until - now()) });
      }
    });
  look();
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    look,
    peers: () => 1 + others,
    take(provider, rates, asked) {
      const takeOwn = (kept: Allowance | undefined) => {
        const { ms, left } = consume(kept, rates, asked, now());
        known.set(provider, left);
        return { ms, left };
      };
      try {
        database.exec('begin immediate');
        // The columns are those of the query.
        const { ms, left } = takeOwn(sql.allowance.get(account, provider) as Allowance | undefined);
        sql.keep.run(account, provider, left.at, left.requests, left.tokens);
        database.exec('commit');
        return ms;
      } catch {
        rollBack(database);
        return takeOwn(known.get(provider)).ms;
      }
    },
    tell({ provider, pauseMs }) {
      trying(() => {
        sql.forget.run(now() - KEPT_MS);
        sql.tell.run(id, account, provider, Math.round(now() + pauseMs), now());
      });
    },
    close() {
      clearInterval(timer);
      trying(() => sql.leave.run(id, now() - KEPT_MS));
      database.close();
    },
  };
}

function trying(action: () => unknown): void {
  try {
    action();
  } catch {
    // A file that is busy, full or gone: the run goes on with what it knows.
  }
}
