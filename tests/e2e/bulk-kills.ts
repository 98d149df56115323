import { type BulkPlace, ended } from './bulk-command.ts';

/** Rows at a time in a run that is killed. */
const CONCURRENCY = 8;

/** The outcome of a run after all kills. */
export interface KilledRun {
  /** Number of processes killed before their end. */
  readonly kills: number;
  /** Requests beyond one per row. */
  readonly repeated: number;
  readonly concurrency: number;
  readonly output: string;
  readonly errors: readonly (number | string)[];
}

/** Kills processes of one run after random numbers of requests, until so many have been killed; the last one ends by itself. */
export async function killAgainAndAgain(place: BulkPlace, rows: number, kills: number): Promise<KilledRun> {
  const args = ['-o', 'killed.jsonl', '--concurrency', `${CONCURRENCY}`];
  const before = place.requests();
  let killed = 0;
  for (let round = 0; round < kills; round++) {
    const child = place.start(args);
    // From a process that is about to send its first requests to one that has written many results.
    await place.afterRequests(Math.ceil(Math.random() * (rows / kills)), child);
    child.kill('SIGKILL');
    if ((await ended(child)) === 'SIGKILL') killed++;
  }
  const code = await ended(place.start(args));
  return {
    kills: killed,
    repeated: place.requests() - before - rows,
    concurrency: CONCURRENCY,
    output: place.read('killed.jsonl'),
    errors: code === 0 ? [] : [code],
  };
}
