import type { ClientState } from '../routing/client-state.ts';
import { createdError } from '../transport/deferred-error.ts';
import { sendCall } from './send-call.ts';
import { type CallSteps, type Invocation, startCall } from './start-call.ts';

/** Runs a call from its arguments to its result. */
export async function runCall(invocation: Invocation, state: ClientState, steps: CallSteps): Promise<unknown> {
  try {
    const started = await startCall(invocation, state, steps);
    const body = await sendCall(started, state, (opened) => steps.readBody(opened, started));
    return await steps.toResult(body, started);
  } catch (thrown) {
    throw await createdError(thrown);
  }
}
