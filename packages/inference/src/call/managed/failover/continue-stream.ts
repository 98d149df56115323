import type { ChatCompletionInput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import { InferenceError, type PartialAnswer } from '../../../contract/errors.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import type { BegunStream } from '../../../response/chunk-stream.ts';
import type { ChunkReader } from '../../../response/read-stream.ts';
import { resolveDeferredError } from '../../../transport/deferred-error.ts';
import { failoverSettings } from './failover-reason.ts';
import { targetName } from './list-targets.ts';
import type { TargetedCall } from './try-targets.ts';

/** Maximum number of continuations of one stream. */
const MAX_CONTINUATIONS = 2;

/**
 * Reads the chunks of a chat; when its stream breaks, requests the rest where the call wants that: the conversation is sent
 * again with the text so far as its last message. The chunks stay as they come.
 */
export function continuingReader(
  begun: BegunStream<unknown>,
  call: TargetedCall,
  begin: (call: TargetedCall) => Promise<BegunStream<unknown>>,
): ChunkReader<unknown> {
  const { args, options, task } = { ...call.invocation, args: call.targets[0] as CallTarget & ChatCompletionInput };
  const isWanted = failoverSettings(options)?.on?.interrupted && task === 'conversational' && (args.n ?? 1) === 1;
  if (!isWanted) return begun.reader;
  // Files are read once for all targets, which would give every request the conversation of the first; a chat has none.
  const { prepareFiles: _, ...steps } = call.steps;
  let { reader } = begun;
  let { targets } = call;
  let left = MAX_CONTINUATIONS;
  let text = '';
  let hasToolCalls = false;
  let before: PartialAnswer = { text: '', count: 0 };

  const note = (chunk: unknown) => {
    // Only chunks of chats get here.
    const delta = (chunk as ChatCompletionStreamOutput | undefined)?.choices[0]?.delta;
    text += delta?.content ?? '';
    hasToolCalls ||= Boolean(delta?.tool_calls?.length);
    return chunk;
  };

  const goOn = async (error: unknown): Promise<unknown> => {
    if (!InferenceError.is(error) || !error.partial) throw error;
    const { partial } = error;
    before = { ...partial, text: before.text + partial.text, count: before.count + partial.count };
    const whole = Object.assign(error, { partial: before });
    // The arguments of a tool call cannot be continued; other errors than these are the last word of the provider.
    const isBroken = error.code === 'STREAM_INTERRUPTED' || error.layer === 'idle';
    if (!isBroken || hasToolCalls || left-- === 0) throw whole;
    const { provider, model } = call.recorder.response;
    options.onEvent?.({ type: 'failover', provider, model, reason: 'interrupted', error: whole });
    targets = othersFirst(targets, provider);
    try {
      const next = await begin({ ...call, steps, targets: withAnswer(targets, text) });
      reader = next.reader;
      return note(next.first);
    } catch {
      // The failure that the caller can act on is that of the stream; those after it were reported as events.
      options.signal?.throwIfAborted();
      throw whole;
    }
  };

  note(begun.first);
  return {
    take: () => note(reader.take()),
    async next() {
      try {
        return note(await reader.next());
      } catch (thrown) {
        return goOn(await resolveDeferredError(thrown));
      }
    },
    close: () => reader.close(),
  };
}

/** The targets of a call, those after the one that broke first, that one last. */
function othersFirst(targets: TargetedCall['targets'], broken: string): TargetedCall['targets'] {
  const end = targets.findIndex((target) => targetName(target) === broken) + 1;
  // As many as there were.
  return [...targets.slice(end), ...targets.slice(0, end)] as unknown as TargetedCall['targets'];
}

/** Adds the text so far to the conversation of each target. */
function withAnswer(targets: TargetedCall['targets'], content: string): TargetedCall['targets'] {
  if (content === '') return targets;
  const longer = (targets as unknown as readonly (CallTarget & ChatCompletionInput)[]).map((target) => ({
    ...target,
    messages: [...target.messages, { role: 'assistant', content }],
  }));
  return longer as unknown as TargetedCall['targets'];
}
