import { expect, it } from 'vitest';
import type { ClaimedRow } from '../contract/row.ts';
import type { Outcome } from '../contract/store.ts';
import { RowLoop } from './row-loop.ts';

/** A loop over rows that the test ends by hand, two at a time. */
function loopOver(rows: number, dueAt = 1) {
  const waiting = Array.from({ length: rows }, (_, index): ClaimedRow => {
    return { seq: index + 1, line: index + 1, row: {}, tries: 0, failures: 0 };
  });
  const recorded: number[] = [];
  const calls = new Map<number, { done: () => void; fail: (error: unknown) => void }>();
  const loop = new RowLoop({
    store: {
      turn(outcomes, count) {
        recorded.push(...outcomes.map(({ seq }) => seq));
        return { claimed: dueAt > 1 ? [] : waiting.splice(0, count), done: outcomes.length, dead: 0, repeated: 0 };
      },
      nextDue: () => (waiting.length > 0 ? dueAt : undefined),
    },
    call: ({ seq }) =>
      new Promise<Outcome>((resolve, reject) => {
        const done = () => resolve({ seq, attempts: [], next: { type: 'done', output: seq } });
        calls.set(seq, { done, fail: reject });
      }),
    capacity: () => 2,
    waitMs: () => 0,
    onOutcomes: () => {},
    onTurn: () => {},
    now: () => 1,
  });
  return { loop, recorded, calls };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('records the rows under way before a fault of the program ends the run, and starts no others', async () => {
  const { loop, recorded, calls } = loopOver(5);
  const over = loop.run();
  const result = over.then(
    () => 'done',
    (error: Error) => error.message,
  );
  await turn();
  calls.get(1)?.fail(new TypeError('a fault'));
  await turn();
  expect([...calls.keys()]).toEqual([1, 2]);
  calls.get(2)?.done();
  expect(await result).toBe('a fault');
  expect(recorded).toEqual([2]);
  expect([...calls.keys()]).toEqual([1, 2]);
});

it('says that it waits where all rows that are left are due later', async () => {
  const { loop } = loopOver(2, 501);
  void loop.run();
  await turn();
  expect(loop.wait()).toEqual({ reason: 'backoff', ms: 500 });
  loop.pause();
  expect(loop.wait()).toBeUndefined();
  loop.stop();
});
