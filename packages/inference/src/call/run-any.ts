import { loadLate } from '../contract/load-late.ts';
import { chunkStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { runCall } from './run-call.ts';
import type * as runManaged from './run-managed.ts';
import type { CallSteps } from './start-call.ts';
import { beginStream } from './stream-call.ts';
import { isPlain, type TargetedInvocation } from './targeted-invocation.ts';

/** Runs a call. What goes beyond requests to one provider is loaded by the first call that uses it. */
export async function runAny(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  // Lets `withResponse` be called before the call starts.
  await undefined;
  return isPlain(invocation)
    ? runCall(invocation, state, steps)
    : (await loadManaged()).runManaged(invocation, state, steps);
}

/** Runs a call and yields the values of its stream, as `runAny` does. */
export function streamAny(
  invocation: Omit<TargetedInvocation, 'isStream'>,
  state: ClientState,
  steps: CallSteps,
): AsyncGenerator<unknown, void, undefined> {
  const { options } = invocation;
  return chunkStream(options.signal, async (signal) => {
    const call = { ...invocation, options: { ...options, signal }, isStream: true };
    return isPlain(call) ? beginStream(call, state, steps) : (await loadManaged()).beginManaged(call, state, steps);
  });
}

function loadManaged(): Promise<typeof runManaged> {
  return loadLate('this call', () => import('./run-managed.ts'));
}
