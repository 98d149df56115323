import { afterEach, expect, it } from 'vitest';
import { type BulkPlace, bulkPlace, ended } from './bulk-command.ts';
import { killAgainAndAgain } from './bulk-kills.ts';

let place: BulkPlace | undefined;
afterEach(() => place?.close());

it('loses no row and writes none twice when it is killed', async () => {
  place = await bulkPlace(60, { firstTokenMs: 20 });
  expect(await ended(place.start(['-o', 'whole.jsonl']))).toBe(0);
  const run = await killAgainAndAgain(place, 60, 2);
  expect(run.errors).toEqual([]);
  expect(run.output).toBe(place.read('whole.jsonl'));
  expect(run.repeated).toBeLessThanOrEqual(run.kills * run.concurrency);
});

it('ends the rows under way on Ctrl-C, and resumes', async () => {
  place = await bulkPlace(200, { firstTokenMs: 20 });
  const args = ['-o', 'out.jsonl', '--concurrency', '4'];
  const child = place.start(args);
  await place.afterRequests(10, child);
  child.kill('SIGINT');
  expect(await ended(child)).toBe(130);
  const before = place.requests();
  expect(before).toBeLessThan(200);
  expect(await ended(place.start(args))).toBe(0);
  expect(place.requests()).toBe(200);
  expect(place.read('out.jsonl').trim().split('\n')).toHaveLength(200);
});
