import type { Breaker } from '../contract/breaker.ts';
import { loadLate } from '../contract/load-late.ts';
import { createBreaker } from '../failover/create-breaker.ts';
import { listTargets } from '../failover/list-targets.ts';
import { type TargetedCall, tryTargets } from '../failover/try-targets.ts';
import type { BegunStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { createdError } from '../transport/deferred-error.ts';
import { runCall } from './run-call.ts';
import type { CallSteps, Invocation } from './start-call.ts';
import { beginStream } from './stream-call.ts';
import { isPlain, type TargetedInvocation } from './targeted-invocation.ts';

/** Runs a call whose answer has a format, or which goes to the first of its targets that responds. */
export async function runManaged(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<unknown> {
  try {
    return hasFormat(invocation.args)
      ? await (await loadStructured()).runStructured(invocation, steps, (call, own) => runTargets(call, state, own))
      : await runTargets(invocation, state, steps);
  } catch (thrown) {
    throw await createdError(thrown);
  }
}

/** Runs such a call up to the first value of its stream. */
export async function beginManaged(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<BegunStream<unknown>> {
  return hasFormat(invocation.args)
    ? (await loadStructured()).beginStructured(invocation, steps, (call, own) => beginTargets(call, state, own))
    : beginTargets(invocation, state, steps);
}

function runTargets(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  if (isPlain(invocation)) return runCall(invocation, state, steps);
  return tryTargets(targetedCall(invocation, state, steps), (call, own) => runCall(call, state, own));
}

function beginTargets(
  invocation: TargetedInvocation,
  state: ClientState,
  steps: CallSteps,
): Promise<BegunStream<unknown>> {
  const begin = async (call: Invocation, own: CallSteps) => {
    try {
      return await beginStream(call, state, own);
    } catch (thrown) {
      throw await createdError(thrown);
    }
  };
  return isPlain(invocation)
    ? begin(invocation, steps)
    : tryTargets(targetedCall(invocation, state, steps), (call, own) => begin(call, own));
}

function hasFormat(args: object): boolean {
  return 'responseFormat' in args && args.responseFormat !== undefined;
}

function loadStructured() {
  return loadLate('structured output', () => import('./structured-output/run-structured.ts'));
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
