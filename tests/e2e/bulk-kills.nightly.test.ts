import { afterEach, expect, it } from 'vitest';
import { type BulkPlace, bulkPlace, ended } from './bulk-command.ts';
import { killAgainAndAgain } from './bulk-kills.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';

let place: BulkPlace | undefined;
afterEach(() => place?.close());

it('writes the same after 20 kills as without one', { timeout: SLOW_TIMEOUT_MS }, async () => {
  place = await bulkPlace(1000, { firstTokenMs: 20 });
  expect(await ended(place.start(['-o', 'whole.jsonl']))).toBe(0);
  const run = await killAgainAndAgain(place, 1000, 20);
  expect(run.errors).toEqual([]);
  expect(run.kills).toBe(20);
  expect(run.output).toBe(place.read('whole.jsonl'));
  expect(run.repeated).toBeLessThanOrEqual(run.kills * run.concurrency);
});
