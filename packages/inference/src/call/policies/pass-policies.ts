import type { CallState } from '../../request/call-state.ts';
import { runSteps, sendRequest } from '../run-steps.ts';
import { POLICIES } from './policies.gen.ts';
import { needs, type Pass, type Policy, type Wrap } from './policy.ts';

/** Passes a call through the policies that it needs, and down its line. */
export function passPolicies(started: CallState): Promise<unknown> {
  return join(POLICIES.filter((policy) => needs(policy, started)))(started);
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
