import type { Totals } from '../contract/run.ts';
import type { Statement } from './open-database.ts';
import { STATE } from './tables.ts';

/** Sums up a run from the states of its rows and its recorded attempts. */
export function readTotals(sql: (text: string) => Statement): Totals {
  const states = sql('select state, count(*) as n from rows group by state').all() as {
    state: number;
    n: number;
  }[];
  const inState = (state: number) => states.find((found) => found.state === state)?.n ?? 0;
  const sums = sql(
    "select count(*) as requests, count(distinct seq) as called, sum(code = 'lost') as lost, sum(input_tokens) as inputTokens, sum(cached_tokens) as cachedTokens, sum(output_tokens) as outputTokens, sum(cost) as cost from attempts where code <> 'unavailable'",
  ).get() as Record<
    'requests' | 'called' | 'lost' | 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost',
    number | null
  >;
  return {
    rows: states.reduce((sum, { n }) => sum + n, 0),
    done: inState(STATE.done),
    dead: inState(STATE.dead),
    waiting: inState(STATE.waiting) + inState(STATE.copy),
    claimed: inState(STATE.claimed),
    requests: sums.requests ?? 0,
    lost: sums.lost ?? 0,
    repeated: (sums.requests ?? 0) - (sums.called ?? 0),
    inputTokens: sums.inputTokens ?? 0,
    cachedTokens: sums.cachedTokens ?? 0,
    outputTokens: sums.outputTokens ?? 0,
    cost: sums.cost ?? 0,
  };
}
