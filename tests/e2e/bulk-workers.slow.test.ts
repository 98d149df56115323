import { afterEach, beforeEach, expect, it } from 'vitest';
import { findRedis } from '../../scripts/redis.mjs';
import { describeWith } from '../support/describe-with.ts';
import { type RedisServer, startRedis } from '../support/redis-server.ts';
import { type BulkPlace, bulkPlace, ended } from './bulk-command.ts';
import { killWorkers } from './bulk-workers.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

describeWith(findRedis(), 'hubkit bulk worker', (program) => {
  let server: RedisServer;
  let place: BulkPlace;
  beforeEach(async () => {
    server = await startRedis(program);
    place = await bulkPlace(200, { firstTokenMs: 20 });
  });
  afterEach(async () => {
    await place.close();
    await server.close();
  });

  it('writes the same when workers and the owner are killed', { timeout: SLOW_TIMEOUT_MS }, async () => {
    expect(await ended(place.start(['-o', 'whole.jsonl']))).toBe(0);
    const run = await killWorkers(place, server, { rows: 200, kills: 4, seed: 1 });
    expect(run.errors).toEqual([]);
    expect([run.kills, run.ownersKilled]).toEqual([4, 1]);
    expect(run.output).toBe(place.read('whole.jsonl'));
    expect(run.repeated).toBeLessThanOrEqual(run.kills * run.concurrency);
  });

  it('gives the rows of a frozen worker away, and refuses what it reports later', {
    timeout: SLOW_TIMEOUT_MS,
  }, async () => {
    expect(await ended(place.start(['-o', 'whole.jsonl']))).toBe(0);
    const before = place.requests();
    const frozen = place.startWorker(server.url, 4);
    const owner = place.start(['-o', 'out.jsonl', '--redis', server.url]);
    try {
      await place.afterRequests(20, owner);
      frozen.kill('SIGSTOP');
      // On a busy machine, a lease of 3 s would end under a worker that is not frozen, too.
      const other = place.startWorker(server.url, 4, 20);
      // The frozen one holds more than ten rows.
      await place.afterRequests(170, owner);
      frozen.kill('SIGCONT');
      expect(await ended(owner)).toBe(0);
      other.kill('SIGINT');
      expect(await ended(other)).toBe(0);
    } finally {
      frozen.kill('SIGKILL');
    }
    expect(place.read('out.jsonl')).toBe(place.read('whole.jsonl'));
    expect(place.requests() - before - 200).toBeLessThanOrEqual(4);
  });
});
