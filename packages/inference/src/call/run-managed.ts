import type { Breaker } from '../contract/breaker.ts';
import { createBreaker } from '../failover/create-breaker.ts';
import { listTargets } from '../failover/list-targets.ts';
import { type TargetedCall, tryTargets } from '../failover/try-targets.ts';
import type { BegunStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { createdError } from '../transport/deferred-error.ts';
import type { TargetedInvocation } from './run-any.ts';
import { runCall } from './run-call.ts';
import type { CallSteps } from './start-call.ts';
import { beginStream } from './stream-call.ts';

/** Runs a call to the first of its targets that responds. */
export function runManaged(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  return tryTargets(targetedCall(invocation, state, steps), (call, own) => runCall(call, state, own));
}

/** Runs a call up to the first value of its stream, from the first of its targets that sends one. */
export function beginManaged(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<BegunStream<unknown>> {
  return tryTargets(targetedCall(invocation, state, steps), async (call, own) => {
    try {
      return await beginStream(call, state, own);
    } catch (thrown) {
      throw await createdError(thrown);
    }
  });
}

/** Breakers of the clients that were given none. */
const breakers = new WeakMap<ClientState, Breaker>();

function breakerOf(state: ClientState, { clock }: TargetedInvocation['options']): Breaker {
  const breaker = breakers.get(state) ?? createBreaker(clock && { clock });
  breakers.set(state, breaker);
  return breaker;
}

function targetedCall({ args, ...invocation }: TargetedInvocation, state: ClientState, steps: CallSteps): TargetedCall {
  const { task, options } = invocation;
  const { provider } = args;
  return {
    invocation,
    targets: listTargets(args, options, (named) => steps.checkProvider?.(task, named)),
    isAutoExpanded: Boolean(options.failover) || Array.isArray(provider),
    steps: { ...steps, ...(steps.prepareFiles && { prepareFiles: once(steps.prepareFiles) }) },
    breaker: options.breaker ?? breakerOf(state, options),
  };
}

/** Runs a function once: files may be streams, which can be read only once. */
function once<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>): typeof run {
  let result: Promise<Result> | undefined;
  return (...args) => {
    result ??= run(...args);
    return result;
  };
}
