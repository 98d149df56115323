import type { CallArgs } from '../../contract/call-args.ts';
import type { ClaimedRow } from '../../contract/row.ts';
import type { BulkStore, Outcome } from '../../contract/store.ts';

interface QueuedCall {
  readonly row: ClaimedRow;
  readonly dueAt: number;
}

/** Keeps calls in memory for a loop that claims rows. They are numbered from 0. */
export function createCallQueue(calls: readonly CallArgs[]): Pick<BulkStore, 'turn' | 'nextDue'> {
  const claimed = new Map<number, ClaimedRow>();
  let queued: readonly QueuedCall[] = calls.map((row, seq) => ({
    row: { seq, line: seq + 1, row, tries: 0, failures: 0 },
    dueAt: 0,
  }));
  /** The call again, if it is to be repeated. */
  const settle = ({ seq, next, attempts }: Outcome): readonly QueuedCall[] => {
    const row = claimed.get(seq);
    claimed.delete(seq);
    if (next.type !== 'wait' || !row) return [];
    const failures = row.failures + (next.isFailure ? 1 : 0);
    return [{ row: { ...row, tries: row.tries + attempts.length, failures }, dueAt: next.dueAt }];
  };
  return {
    turn(outcomes, count, now) {
      queued = [...queued, ...outcomes.flatMap(settle)];
      const due = new Set(queued.filter(({ dueAt }) => dueAt <= now).slice(0, count));
      queued = queued.filter((call) => !due.has(call));
      const rows = [...due].map(({ row }) => row);
      for (const row of rows) claimed.set(row.seq, row);
      return { claimed: rows, done: 0, dead: 0, repeated: 0 };
    },
    nextDue: () =>
      queued.length === 0 ? undefined : queued.reduce((least, { dueAt }) => Math.min(least, dueAt), Infinity),
  };
}
