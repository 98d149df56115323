import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { Outcome } from '../contract/store.ts';
import type { CallOutcome } from './call-row.ts';

/** Rules for failed rows. */
export interface RetryRules {
  /** Failures after which a row is given up. */
  readonly attempts: number;
  /** Upper bound of the first backoff delay in ms; doubles per failure, with full jitter. */
  readonly baseMs: number;
  /** Upper bound of any backoff delay in ms. */
  readonly capMs: number;
  readonly random: () => number;
  readonly now: () => number;
  /** Rate limits count as failures. @default false */
  readonly countsRateLimits?: boolean;
}

/** The rules of a run. */
export function retryRules({ attempts = 5, backoffMs = 1000, random = Math.random }: RetryOptions): RetryRules {
  return { attempts, baseMs: backoffMs, capMs: 60_000, random, now: Date.now };
}

/** The options of a run about failed rows. */
type RetryOptions = Pick<BulkOptions, 'attempts' | 'backoffMs' | 'random'>;

/** Requests after which a row is given up, whatever their failures. */
const MAX_TRIES = 100;

/**
 * Turns the outcome of a call into the next state of its row.
 *
 * @param isDown - True during an outage of the provider, which does not count against the row.
 */
export function settleRow(row: ClaimedRow, outcome: CallOutcome, isDown: boolean, rules: RetryRules): Outcome {
  const { seq } = row;
  const { attempts } = outcome;
  if (outcome.type === 'done') {
    const { output, reasoning } = outcome;
    return { seq, attempts, next: { type: 'done', output, ...(reasoning !== undefined && { reasoning }) } };
  }
  const { code, message, action, retryAfterMs = 0 } = outcome.failure;
  const isFailure = (action === 'retry' || (action === 'wait' && rules.countsRateLimits === true)) && !isDown;
  const failures = row.failures + (isFailure ? 1 : 0);
  const isOver = action === 'give-up' || failures >= rules.attempts || row.tries + attempts.length >= MAX_TRIES;
  if (isOver && action !== 'stop') return { seq, attempts, next: { type: 'dead', error: { code, message } } };
  const bound = Math.min(rules.capMs, rules.baseMs * 2 ** Math.min(failures, 16));
  const delayMs = action === 'stop' ? 0 : Math.max(retryAfterMs, rules.random() * bound);
  return { seq, attempts, next: { type: 'wait', dueAt: rules.now() + delayMs, isFailure } };
}
