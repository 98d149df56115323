import type { ClientState } from '../routing/client-state.ts';
import { resolveDeferredError } from '../transport/deferred-error.ts';
import { sendCall } from './send-call.ts';
import { type CallSteps, type Invocation, startCall } from './start-call.ts';

/** Runs a call from its arguments to its result. */
export async function runCall(
  invocation: Invocation,
  state: ClientState,
  steps: CallSteps,
  before?: () => Promise<unknown> | undefined,
): Promise<unknown> {
  try {
    if (before) {
      // Lets `withResponse` be called before the call starts.
      await undefined;
      const other = before();
      if (other) return await other;
    }
    const starting = startCall(invocation, state, steps);
    const started = starting instanceof Promise ? await starting : starting;
    const body = await sendCall(started, state, (opened) => steps.readBody(opened, started));
    const result = steps.toResult(body, started);
    return result instanceof Promise ? await result : result;
  } catch (thrown) {
    throw await resolveDeferredError(thrown);
  }
}
