import { expect, it } from 'vitest';
import { findRedis } from '../../scripts/redis.mjs';
import { describeWith } from '../support/describe-with.ts';
import { startRedis } from '../support/redis-server.ts';
import { bulkPlace, ended } from './bulk-command.ts';
import { killWorkers } from './bulk-workers.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

/** Another one every day. */
const SEED = Math.floor(Date.now() / 86_400_000);

describeWith(findRedis(), 'hubkit bulk worker', (program) => {
  it(`writes the same after 20 kills of workers and owners, seed ${SEED}`, { timeout: SLOW_TIMEOUT_MS }, async () => {
    const server = await startRedis(program);
    const place = await bulkPlace(1000, { firstTokenMs: 20 });
    try {
      expect(await ended(place.start(['-o', 'whole.jsonl']))).toBe(0);
      const run = await killWorkers(place, server, { rows: 1000, kills: 20, seed: SEED });
      expect(run.errors).toEqual([]);
      expect(run.kills).toBe(20);
      expect(run.output).toBe(place.read('whole.jsonl'));
      expect(run.repeated).toBeLessThanOrEqual(run.kills * run.concurrency);
    } finally {
      await place.close();
      await server.close();
    }
  });
});
