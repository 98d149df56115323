import type { Outcome } from '../contract/store.ts';
import type { Statement } from './open-database.ts';
import { type Facts, recordOutcome } from './record-outcome.ts';
import { ALONE, STATE } from './tables.ts';

type Sql = (text: string) => Statement;

/** Ends of a process during the calls of a row after which it is called while no other row is: those beside it were called as often. */
const ALONE_AFTER = 3;
/** Ends of a process after which a row is given up. */
const GIVEN_UP_AFTER = 5;

/** Requests that were lost with their process; one that was aborted by a stop has a message. */
const LOST = "code = 'lost' and message is null";

/**
 * Gives up waiting rows during whose calls processes have ended again and again, or has them called alone; within a
 * transaction. Returns the rows that were given up.
 */
export function settleLostRows(sql: Sql, facts: Facts): number {
  const found = sql(
    `select seq, count(*) as lost from attempts where ${LOST} group by seq having count(*) >= ${ALONE_AFTER}`,
  ).all() as { readonly seq: number; readonly lost: number }[];
  let dead = 0;
  for (const { seq, lost } of found) {
    if (lost >= GIVEN_UP_AFTER) dead += giveUp(sql, seq, lost, facts);
    else sql(`update rows set due = ${ALONE} where seq = ? and state = ${STATE.waiting}`).run(seq);
  }
  return dead;
}

function giveUp(sql: Sql, seq: number, lost: number, facts: Facts): number {
  // Only a claimed row takes an outcome.
  const { changes } = sql(`update rows set state = ${STATE.claimed} where seq = ? and state = ${STATE.waiting}`).run(
    seq,
  );
  if (Number(changes) === 0) return 0;
  const message = `the process ended ${lost} times while this row was called`;
  const outcome: Outcome = { seq, attempts: [], next: { type: 'dead', error: { code: 'lost', message } } };
  return recordOutcome(sql, outcome, facts).rows;
}
