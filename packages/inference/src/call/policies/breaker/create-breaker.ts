import type { Breaker, BreakerChange, BreakerOutcome, BreakerState } from '../../../contract/breaker.ts';
import type { Clock } from '../../../contract/clock.ts';
import { InputError } from '../../../contract/errors.ts';
import { notify } from '../../../transport/notify.ts';

/** Settings of a breaker. */
export interface BreakerOptions {
  /** Hard failures in a row after which a provider gets no more calls. @default 5 */
  readonly failures?: number;
  /** Time in ms after which one call is let through as a probe. @default 30000 */
  readonly cooldownMs?: number;
  /** Clock of the cooldown. @default performance.now */
  readonly clock?: Pick<Clock, 'now'>;
}

interface Entry {
  failures: number;
  /** When the cooldown is over; undefined while the breaker is closed. */
  retryAt: number | undefined;
  isProbing: boolean;
}

/**
 * Creates a breaker. It is closed for every provider at first, opens after some hard failures in a row, lets one call pass
 * after the cooldown, and closes when that one succeeds.
 *
 * @example
 * ```ts
 * const breaker = createBreaker({ failures: 3, cooldownMs: 10_000 });
 * breaker.watch(({ provider, state }) => console.log(provider, state));
 * const client = new InferenceClient(process.env.HF_TOKEN, { breaker });
 * ```
 */
export function createBreaker({
  failures: limit = 5,
  cooldownMs = 30_000,
  clock = performance,
}: BreakerOptions = {}): Breaker {
  if (!(limit > 0 && cooldownMs >= 0)) {
    throw new InputError('createBreaker: failures must be a positive number, and cooldownMs at least 0.');
  }
  const entries = new Map<string, Entry>();
  const listeners = new Set<(change: BreakerChange) => void>();

  const getState = (entry: Entry | undefined): BreakerState => {
    if (entry?.retryAt === undefined) return 'closed';
    return entry.isProbing || clock.now() >= entry.retryAt ? 'half-open' : 'open';
  };
  const report = (provider: string, state: BreakerState, failures: number) => {
    for (const listener of [...listeners])
      notify('The watcher of the breaker', listener, { provider, state, failures });
  };
  const close = (provider: string) => {
    const wasOpen = entries.get(provider)?.retryAt !== undefined;
    entries.delete(provider);
    if (wasOpen) report(provider, 'closed', 0);
  };
  const fail = (provider: string, isProbe: boolean) => {
    const entry = entries.get(provider) ?? { failures: 0, retryAt: undefined, isProbing: false };
    entries.set(provider, entry);
    entry.failures++;
    const isOpen = entry.retryAt !== undefined;
    // Calls that began before it opened do not make the cooldown longer.
    if ((isOpen && !isProbe) || entry.failures < limit) return;
    entry.retryAt = clock.now() + cooldownMs;
    report(provider, 'open', entry.failures);
  };

  return {
    state: (provider) => getState(entries.get(provider)),
    states: () => Object.fromEntries([...entries].map(([provider, entry]) => [provider, getState(entry)])),
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    waitMs: (provider) => Math.max(0, (entries.get(provider)?.retryAt ?? 0) - clock.now()),
    enter(provider) {
      const entry = entries.get(provider);
      const isProbe = getState(entry) === 'half-open';
      if (entry?.isProbing || getState(entry) === 'open') return;
      if (entry && isProbe) {
        entry.isProbing = true;
        report(provider, 'half-open', entry.failures);
      }
      let isOver = false;
      return {
        end(outcome: BreakerOutcome) {
          if (isOver) return;
          isOver = true;
          if (entry && isProbe) entry.isProbing = false;
          if (outcome === 'failure') fail(provider, isProbe);
          // A call from before it opened says nothing of now; the probe does.
          else if (outcome === 'success' && (isProbe || entries.get(provider)?.retryAt === undefined)) close(provider);
        },
      };
    },
  };
}
