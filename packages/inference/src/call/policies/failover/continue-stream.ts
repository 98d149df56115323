import { textOf } from '@hubkit/messages';
import type { ChatCompletionInput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import { InferenceError, type PartialAnswer } from '../../../contract/errors.ts';
import type { CallTarget } from '../../../contract/task-functions.ts';
import type { CallState } from '../../../request/call-state.ts';
import type { OpenedStream } from '../../../response/chunk-stream.ts';
import { resolveDeferredError } from '../../../transport/deferred-error.ts';
import { notify } from '../../../transport/notify.ts';
import { failoverSettings } from './failover-reason.ts';
import { targetName } from './list-targets.ts';

/** Maximum number of continuations of one stream. */
const MAX_CONTINUATIONS = 2;

/** The targets of a call. */
type Targets = readonly CallTarget[];

/**
 * Reads the chunks of a chat; when its stream breaks, requests the rest where the call wants that: the conversation is sent
 * again with the text so far as its last message. The chunks stay as they come.
 */
export function continueStream(
  started: CallState,
  begun: OpenedStream<unknown>,
  all: Targets,
  run: (targets: Targets) => Promise<unknown>,
): OpenedStream<unknown> {
  const { options, task, record } = started;
  const args = started.args as CallTarget & ChatCompletionInput & { readonly responseFormat?: unknown };
  const isWanted = failoverSettings(options)?.on?.interrupted && task === 'conversational' && (args.n ?? 1) === 1;
  // Models begin the JSON of an answer with a format anew.
  if (!isWanted || args.responseFormat !== undefined) return begun;
  let { reader } = begun;
  let targets = all;
  let left = MAX_CONTINUATIONS;
  let text = '';
  let hasToolCalls = false;
  let before: PartialAnswer = { text: '', count: 0 };

  const note = (chunk: unknown) => {
    // Only chunks of chats get here.
    const delta = (chunk as ChatCompletionStreamOutput | undefined)?.choices[0]?.delta;
    text += textOf(delta);
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
    const { provider = '', model } = error;
    const event = { type: 'failover', provider, model, reason: 'interrupted', error: whole } as const;
    record?.addFailover(event);
    if (options.onEvent) notify('onEvent', options.onEvent, event);
    targets = othersFirst(targets, provider);
    const again = () => run(withAnswer(targets, text));
    try {
      // The result of a streamed call.
      const next = (await (record ? record.run(again) : again())) as OpenedStream<unknown>;
      reader = next.reader;
      return note(next.first);
    } catch {
      // The failure that the caller can act on is that of the stream; those after it were reported as events.
      options.signal?.throwIfAborted();
      throw whole;
    }
  };

  note(begun.first);
  const take = () => note(reader.take());
  return {
    first: begun.first,
    reader: {
      take,
      async next() {
        try {
          return note(await reader.next());
        } catch (thrown) {
          return goOn(await resolveDeferredError(thrown));
        }
      },
      close: () => reader.close(),
    },
  };
}

/** Reorders the targets of a call: the ones after the broken target first, the broken target last. */
function othersFirst(targets: Targets, broken: string): Targets {
  const end = targets.findIndex((target) => targetName(target) === broken) + 1;
  return [...targets.slice(end), ...targets.slice(0, end)];
}

/** Adds the text so far to the conversation of each target. */
function withAnswer(targets: Targets, content: string): Targets {
  if (content === '') return targets;
  return (targets as readonly (CallTarget & ChatCompletionInput)[]).map((target) => ({
    ...target,
    messages: [...target.messages, { role: 'assistant', content }],
  }));
}
