import type { CallState } from '../../request/call-state.ts';
import { runSteps, sendRequest } from '../run-steps.ts';
import { POLICIES } from './policies.gen.ts';
import { needs, type Pass, type Policy, type Wrap } from './policy.ts';

/** The joined lines, by the names of their policies: nothing in them belongs to one call or one client. */
const joined = new Map<string, Pass>();

/** Passes a call through the policies that it needs, and down its line. */
export function passPolicies(started: CallState): Promise<unknown> {
  const needed = POLICIES.filter((policy) => needs(policy, started));
  const key = needed.map(({ order }) => order).join();
  const pass = joined.get(key) ?? join(needed);
  joined.set(key, pass);
  return pass(started);
}

function join(policies: readonly Policy[]): Pass {
  const send = compose(
    policies.flatMap(({ aroundRequest = [] }) => aroundRequest),
    sendRequest,
  );
  return compose(
    policies.map(({ around }) => around),
    (started) => runSteps(started, send),
  );
}

/** Wraps a function in others, the first one outermost. */
function compose(wraps: readonly Wrap[], innermost: Pass): Pass {
  return wraps.reduceRight((next, wrap) => wrap(next), innermost);
}
