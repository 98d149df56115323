import { loadLate } from '../contract/load-late.ts';
import { chunkStream } from '../response/chunk-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { runCall } from './run-call.ts';
import type * as runManaged from './run-managed.ts';
import type { CallSteps, Invocation } from './start-call.ts';
import { beginStream } from './stream-call.ts';
import { isPlain, type TargetedInvocation } from './targeted-invocation.ts';

/** Runs a call. What goes beyond requests to one provider is loaded by the first call that uses it. */
export function runAny(invocation: TargetedInvocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  return runCall(invocation as Invocation, state, steps, () =>
    isPlain(invocation) ? undefined : loadManaged().then((code) => code.runManaged(invocation, state, steps)),
  );
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
