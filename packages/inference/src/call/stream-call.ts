import type { TaskId } from '@hubkit/catalog';
import type { StreamRules } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { StreamOutput } from '../contract/task-types.ts';
import type { StartedCall } from '../request/started-call.ts';
import { chatStream } from '../response/chat-stream.ts';
import { type BegunStream, chunkStream } from '../response/chunk-stream.ts';
import { readStream } from '../response/read-stream.ts';
import type { ClientState } from '../routing/client-state.ts';
import { sendCall } from './send-call.ts';
import { type CallSteps, type Invocation, startCall } from './start-call.ts';

/** Runs a call and yields the values of its stream. Leaving the loop, or returning early, cancels the request. */
export function streamCall(
  { options, ...invocation }: Omit<Invocation, 'isStream'>,
  state: ClientState,
  steps: CallSteps,
): AsyncGenerator<unknown, void, undefined> {
  return chunkStream(options.signal, (signal) =>
    beginStream({ ...invocation, options: { ...options, signal }, isStream: true }, state, steps),
  );
}

/** Runs a call up to the first value of its stream. */
export async function beginStream(
  invocation: Invocation,
  state: ClientState,
  steps: CallSteps,
): Promise<BegunStream<StreamOutput<TaskId>>> {
  const started = await startCall(invocation, state, steps);
  const rules = (steps.streamRules ?? streamRules)(started);
  // The first value is read inside the retry, so that a stream that never begins is requested again.
  return sendCall(started, state, async (opened) => {
    const reader = readStream(opened, rules, started);
    return { first: await reader.next(), reader };
  });
}

/** The rules of the adapter; chat has those of OpenAI. */
export function streamRules({ route: { adapter, provider }, call, context }: StartedCall): StreamRules {
  const rules = 'stream' in adapter ? adapter.stream : undefined;
  if (rules) return rules;
  if (adapter.type === 'chat') return chatStream;
  throw new InputError(`${provider.id} does not stream ${call.task}.`, context.subject);
}
