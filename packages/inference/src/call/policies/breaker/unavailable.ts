import { UnavailableError } from '../../../contract/errors.ts';
import type { CalledTarget } from '../failover/list-targets.ts';

/** Creates the error of a call that was sent to no provider, as the breakers of all of them are open. */
export function unavailable(targets: readonly CalledTarget[], retryAfterMs: number): UnavailableError {
  const attempts = targets.map((target) => ({ ...target, reason: 'breaker-open' as const }));
  const names = targets.map(({ provider }) => provider).join(', ');
  return new UnavailableError(
    `Skipped ${names} after repeated failures; no request was sent. Next attempt in ${Math.ceil(retryAfterMs / 1000)} s.`,
    { attempts, retryAfterMs },
  );
}
