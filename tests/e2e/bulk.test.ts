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

it('names a disk that takes no more, and goes on where it was', async () => {
  place = await bulkPlace(300, { firstTokenMs: 0 });
  const args = ['-o', 'out.jsonl', '--concurrency', '8'];
  // Files of 200 kB do not hold the state of this run.
  const { code, err } = await place.runLimited(200, args);
  expect([code, err]).toEqual([1, expect.stringMatching(/out\.jsonl.*: the disk (?:is full|failed to read or write)/)]);
  expect(await ended(place.start(args))).toBe(0);
  expect(new Set(place.read('out.jsonl').trim().split('\n')).size).toBe(300);
});
