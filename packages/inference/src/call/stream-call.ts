import type { StreamRules } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { StreamOutput, StreamTaskId } from '../contract/task-types.ts';
import { chatStream } from '../response/chat-stream.ts';
import { readStream } from '../response/read-stream.ts';
import { send } from '../transport/send.ts';
import { cancellableGenerator } from './cancellable-generator.ts';
import { type ClientState, type Invocation, startCall } from './start-call.ts';

/** Sends a call and gives its answer piece by piece. Leaving the loop, or returning early, cancels the request. */
export function streamCall<K extends StreamTaskId>(
  { options, ...invocation }: Omit<Invocation<K>, 'isStream'>,
  state: ClientState,
): AsyncGenerator<StreamOutput<K>, void, undefined> {
  return cancellableGenerator(options.signal, async (signal) => {
    const started = await startCall({ ...invocation, options: { ...options, signal }, isStream: true }, state);
    const { route, request, context } = started;
    const isChat = invocation.task === 'conversational';
    // For chat, K is the task of these rules.
    const rules = route.adapter.stream ?? (isChat ? (chatStream as unknown as StreamRules<K>) : undefined);
    if (!rules) throw new InputError(`${route.provider.id} does not stream ${invocation.task}.`, context.subject);
    // The first value is read inside the retry, so that an answer which never begins is asked for again.
    return send(request, context, async (opened) => {
      const rest = readStream(opened, rules, started);
      return { first: await rest.next(), rest };
    });
  });
}
