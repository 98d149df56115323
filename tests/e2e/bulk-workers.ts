import type { ChildProcess } from 'node:child_process';
import type { RedisServer } from '../support/redis-server.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { type BulkPlace, ended } from './bulk-command.ts';
import type { KilledRun } from './bulk-kills.ts';

/** Rows at a time of each worker. */
const CONCURRENCY = 4;
const WORKERS = 3;

/** Size and kills of a run. */
export interface WorkerKills {
  readonly rows: number;
  readonly kills: number;
  readonly seed: number;
}

/** A run with three workers, of which one or the owner is killed at random moments and started again. */
export async function killWorkers(
  place: BulkPlace,
  { url }: RedisServer,
  { rows, kills, seed }: WorkerKills,
): Promise<KilledRun & { readonly ownersKilled: number }> {
  const random = seededRandom(seed);
  const before = place.requests();
  const startOwner = () => place.start(['-o', 'killed.jsonl', '--redis', url]);
  const startWorker = () => place.startWorker(url, CONCURRENCY);
  const workers: ChildProcess[] = Array.from({ length: WORKERS }, startWorker);
  let owner = startOwner();
  let killed = 0;
  let ownersKilled = 0;
  try {
    for (let round = 0; round < kills; round++) {
      await place.afterRequests(Math.ceil(random() * (rows / kills / 2)), owner);
      const victim = Math.floor(random() * (WORKERS + 1));
      const child = workers[victim] ?? owner;
      child.kill('SIGKILL');
      const wasKilled = (await ended(child)) === 'SIGKILL';
      if (wasKilled) killed++;
      if (wasKilled && child === owner) ownersKilled++;
      if (victim < WORKERS) workers[victim] = startWorker();
      else owner = startOwner();
    }
    const code = await ended(owner);
    return {
      kills: killed,
      ownersKilled,
      repeated: place.requests() - before - rows,
      concurrency: CONCURRENCY,
      output: place.read('killed.jsonl'),
      errors: code === 0 ? [] : [code],
    };
  } finally {
    for (const child of [...workers, owner]) child.kill('SIGKILL');
  }
}
