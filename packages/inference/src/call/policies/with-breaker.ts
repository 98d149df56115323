import type { Breaker, BreakerOutcome } from '../../contract/breaker.ts';
import type { CallState } from '../../request/call-state.ts';
import type { ClientState } from '../../routing/client-state.ts';
import { tell } from '../../transport/notify.ts';
import { findRouteAhead } from '../run-steps.ts';
import { createBreaker } from './breaker/create-breaker.ts';
import { unavailable } from './breaker/unavailable.ts';
import { breakerOutcome } from './failover/failover-reason.ts';
import { calledTarget, hasTargets } from './failover/list-targets.ts';
import type { Policy } from './policy.ts';

/** Breakers of the clients that were given none. */
const breakers = new WeakMap<ClientState, Breaker>();

/** Keeps calls away from providers that fail. */
export const withBreaker: Policy = {
  order: 30,
  options: ['breaker'],
  isNeeded: hasTargets,
  around: (next) => async (started) => {
    const breaker = started.options.breaker ?? getBreaker(started);
    // Only the route tells which provider `auto` is.
    if (calledTarget(started).provider === 'auto') await findRouteAhead(started);
    const target = calledTarget(started);
    const pass = breaker.enter(target.provider);
    if (!pass) throw unavailable([target], breaker.waitMs(target.provider));
    const end = (outcome: BreakerOutcome) => tell('The breaker', breaker, () => pass.end(outcome));
    try {
      const result = await next(started);
      // A cached answer says nothing of the provider.
      end(started.record?.response.cached ? 'neutral' : 'success');
      return result;
    } catch (error) {
      // A call that has not come as far as its provider says nothing of it.
      end(started.route === undefined ? 'neutral' : breakerOutcome(error));
      throw error;
    }
  },
};

function getBreaker({ state, options: { clock } }: CallState): Breaker {
  const breaker = breakers.get(state) ?? createBreaker(clock && { clock });
  breakers.set(state, breaker);
  return breaker;
}
