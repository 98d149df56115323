import type { Outcome } from '../contract/store.ts';
import type { Statement } from './open-database.ts';
import { attemptValues, INSERT_ATTEMPT } from './stored-attempt.ts';
import { STATE } from './tables.ts';

const RECORD =
  'update rows set state = ?, due = ?, tries = tries + ?, failures = failures + ?, batch = null where seq = ? and state = 1 returning tries';

/** Facts about a run. */
export interface Facts {
  /** Rows wait for the results of others. */
  readonly hasCopies: boolean;
  /** The order in which rows become final is kept. */
  readonly keepsOrder: boolean;
}

/** What was recorded. */
interface Recorded {
  /** Rows with the state of the outcome, duplicates included. */
  readonly rows: number;
  /** Requests that were not the first one of the row. */
  readonly repeated: number;
}

/** Records an outcome, within a transaction. */
export function recordOutcome(
  sql: (text: string) => Statement,
  { seq, attempts, next }: Outcome,
  { hasCopies, keepsOrder }: Facts,
): Recorded {
  const isFailure = next.type === 'wait' && next.isFailure;
  const due = next.type === 'wait' ? Math.max(1, Math.round(next.dueAt)) : 0;
  const state = next.type === 'wait' ? STATE.waiting : STATE[next.type];
  const row = sql(RECORD).get(state, due, attempts.length, isFailure ? 1 : 0, seq) as { tries: number } | undefined;
  if (!row) return { rows: 0, repeated: 0 };
  let n = row.tries - attempts.length;
  const sent = attempts.filter(({ code }) => code !== 'unavailable').length;
  const repeated = Math.max(0, n > 0 ? sent : sent - 1);
  for (const attempt of attempts) sql(INSERT_ATTEMPT).run(seq, ++n, ...attemptValues(attempt));
  if (next.type === 'done') {
    const { output, reasoning } = next;
    sql('insert into results (seq, output, reasoning) values (?, ?, ?)').run(
      seq,
      JSON.stringify(output ?? null),
      reasoning ?? null,
    );
  } else if (next.type === 'dead') {
    const { code, message } = next.error;
    sql('insert or replace into errors (seq, code, message) values (?, ?, ?)').run(seq, code, message);
  }
  if (next.type === 'wait') return { rows: 1, repeated };
  const copies = hasCopies ? Number(sql('update rows set state = ? where copy_of = ?').run(state, seq).changes) : 0;
  if (keepsOrder) {
    sql('insert into finished (seq) values (?)').run(seq);
    if (copies > 0) sql('insert into finished (seq) select seq from rows where copy_of = ? order by seq').run(seq);
  }
  return { rows: 1 + copies, repeated };
}
