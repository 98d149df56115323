import type { Totals } from '../contract/run.ts';

/** Bounds of a run. One that is reached ends the process; with a larger one the run is resumed. */
export interface Budget {
  /** Tokens in and out together. */
  readonly tokens?: number | undefined;
  /** Cost in the provider's currency, usually US dollars, as far as providers report it. */
  readonly cost?: number | undefined;
  /** Rows that may fail for good: a number, or a share of all rows such as `'5%'`. */
  readonly errors?: number | `${number}%` | undefined;
  /** Time at which no more rows start. */
  readonly until?: Date | undefined;
}

/** Names the bound that a run has reached; undefined if none. */
export function reachedBound({ tokens, cost, errors, until }: Budget, totals: Totals, now: number): string | undefined {
  const used = totals.inputTokens + totals.outputTokens;
  if (tokens !== undefined && used >= tokens) return `the budget of ${tokens} tokens is used up (${used})`;
  if (cost !== undefined && totals.cost >= cost) return `the budget of ${cost} is used up (${totals.cost.toFixed(4)})`;
  if (until !== undefined && now >= until.getTime()) return `the deadline ${until.toISOString()} has passed`;
  if (errors === undefined) return;
  const most = typeof errors === 'number' ? errors : (Number.parseFloat(errors) / 100) * totals.rows;
  return totals.dead > most ? `more than ${errors} rows failed (${totals.dead})` : undefined;
}
