import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BulkStore } from '../src/index.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import { useFolder } from './support.ts';

const folder = useFolder();
let store: BulkStore;

beforeEach(async () => {
  store = await openSqliteStore(folder.path('state.db'));
  store.create({}, {});
  store.add([1, 2, 3].map((line) => ({ row: { line }, line, id: undefined })));
  store.finishReading();
});
afterEach(() => store.close());

/** Claims what a process would, whose end follows at once. */
function dieAtOnce(places: number): readonly number[] {
  const { claimed } = store.turn([], places, 1000);
  store.reclaim(2000, false);
  return claimed.map(({ seq }) => seq);
}
const end = (seqs: readonly number[]) => {
  const outcomes = seqs.map((seq) => ({ seq, attempts: [], next: { type: 'done' as const, output: 'x' } }));
  return store.turn(outcomes, 10, 3000).claimed.map(({ seq }) => seq);
};

it('a row that ends its process is called alone after three times, and is dead after five', () => {
  const ends = [1, 2, 3].map(() => dieAtOnce(2));
  expect(ends).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
  // The third row first; then, as nothing else is left, one of the others at a time.
  expect(store.turn([], 10, 3000).claimed.map(({ seq }) => seq)).toEqual([3]);
  expect([store.nextDue(), store.turn([], 10, 3000).claimed]).toEqual([undefined, []]);
  expect(end([3])).toEqual([1]);
  expect([store.nextDue(), store.turn([], 10, 3000).claimed]).toEqual([undefined, []]);
  // The first row is the harmless one.
  expect(end([1])).toEqual([2]);
  store.reclaim(4000, false);
  expect(dieAtOnce(10)).toEqual([2]);
  expect(store.totals()).toMatchObject({ done: 2, dead: 1, waiting: 0, claimed: 0, lost: 8 });
  expect(store.row(2)?.error).toEqual({ code: 'lost', message: 'the process ended 5 times while this row was called' });
  expect(store.nextDue()).toBeUndefined();
});

it('calls that a stop has aborted do not count', () => {
  for (let count = 0; count < 6; count++) {
    const [row] = store.turn([], 1, 1000 + count).claimed;
    const attempts = [{ startedAt: 1, ms: 1, code: 'lost' as const, message: 'the run was stopped' }];
    store.turn([{ seq: row?.seq ?? 0, attempts, next: { type: 'wait', dueAt: 0, isFailure: false } }], 0, 1);
    store.reclaim(2000, false);
  }
  expect(store.totals()).toMatchObject({ dead: 0, waiting: 3, lost: 6 });
  expect(store.turn([], 3, 3000).claimed).toHaveLength(3);
});
