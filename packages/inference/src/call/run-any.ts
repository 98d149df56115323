import { loadLate } from '../contract/load-late.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallTarget, CallTargets } from '../contract/task-functions.ts';
import { chunkStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { runCall } from './run-call.ts';
import type * as runManaged from './run-managed.ts';
import type { CallSteps, Invocation } from './start-call.ts';
import { streamCall } from './stream-call.ts';

/** Arguments and options of a task function, which may list several targets. */
export interface TargetedInvocation extends Omit<Invocation, 'args'> {
  readonly args: CallTargets;
}

/** Runs a call. What goes beyond requests to one provider is loaded by the first call that uses it. */
export async function runAny(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  if (isPlain(invocation)) return runCall(invocation, state, steps);
  return (await loadManaged()).runManaged(invocation, state, steps);
}

/** Runs a call and yields the values of its stream, as `runAny` does. */
export function streamAny(
  invocation: Omit<TargetedInvocation, 'isStream'>,
  state: ClientState,
  steps: CallSteps,
): AsyncGenerator<unknown, void, undefined> {
  if (isPlain(invocation)) return streamCall(invocation, state, steps);
  const { options } = invocation;
  return chunkStream(options.signal, async (signal) => {
    const { beginManaged } = await loadManaged();
    return beginManaged({ ...invocation, options: { ...options, signal }, isStream: true }, state, steps);
  });
}

/** True for a call to one target, which nothing watches. */
function isPlain<I extends { readonly args: CallTargets; readonly options: CallOptions }>(
  invocation: I,
): invocation is I & { readonly args: CallTarget } {
  const { args, options } = invocation;
  return !Array.isArray(args.provider) && !args.fallbacks && !options.failover && !options.breaker;
}

function loadManaged(): Promise<typeof runManaged> {
  return loadLate('failover', () => import('./run-managed.ts'));
}
