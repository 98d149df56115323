import type { ChatCompletionInput, ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { ChatAdapter } from '../contract/adapter.ts';
import type { WithResponse } from '../contract/call-response.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallTarget, ProviderWith } from '../contract/task-functions.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { lookUpMapping } from '../routing/look-up-mapping.ts';
import { resolveProvider } from '../routing/resolve-provider.ts';
import { createRetryBudget } from '../transport/retry-budget.ts';
import { watchable, watchableStream } from './call-watch.ts';
import { runAny, streamAny } from './run-any.ts';
import { runCall } from './run-call.ts';
import type { CallSteps } from './start-call.ts';
import { streamCall } from './stream-call.ts';

const task = 'conversational';

/** Arguments of a chat completion with a provider that is passed as an object. */
interface ChatArgs extends CallTarget<ProviderWith<typeof task>>, ChatCompletionInput {
  /** Only the other entries of this package read schemas. */
  readonly responseFormat?: undefined;
}

/** Options of the functions that return the result alone. They make one call at one provider: what limits, records or repeats calls elsewhere is left to others. */
interface PlainOptions extends CallOptions {
  /** Calls fail over in the other entries of this package, which take a list of providers. */
  readonly failover?: false;
  /** Calls that may fail over have a breaker. */
  readonly breaker?: never;
  /** `chatCompletionWithResponse` and the other entries wait for a limiter. */
  readonly limiter?: never;
  /** `chatCompletionWithResponse` and the other entries report to an observer. */
  readonly telemetry?: never;
}

const state = { lookUp: lookUpMapping, retryBudget: /* @__PURE__ */ createRetryBudget() };

const steps: CallSteps = {
  resolveRoutes: resolveProvider,
  readBody: readJson,
  async toResult(body, started) {
    // Chat has no other adapters.
    const adapter = started.route.adapter as ChatAdapter;
    return adapter.output(checkResponse(adapter, body, started), started.call);
  },
};

/**
 * Generates the next message of a conversation with one provider, passed as an object: for pages that count bytes.
 *
 * @example
 * ```ts
 * import { chatCompletion } from '@hubkit/inference/chat-completion';
 * import { groq } from '@hubkit/inference/providers/groq';
 *
 * const result = await chatCompletion({ accessToken, provider: groq, model, messages });
 * ```
 */
export function chatCompletion(args: ChatArgs, options: PlainOptions = {}): Promise<ChatCompletionOutput> {
  // The output of an adapter of chat is a chat completion.
  return runCall({ task, args, options, isStream: false }, state, steps) as Promise<ChatCompletionOutput>;
}

/** The chunks of a streamed chat. */
type Chunks = AsyncGenerator<ChatCompletionStreamOutput, void, undefined>;

/** Generates the next message of a conversation as a stream. Leaving the loop cancels the request. */
export function chatCompletionStream(args: ChatArgs, options: PlainOptions = {}): Chunks {
  // The chunks of an adapter of chat are those of a chat completion.
  return streamCall({ task, args, options }, state, steps) as Chunks;
}

/**
 * Generates the next message of a conversation, and resolves to it and the response behind it: status, headers, attempts,
 * timings, usage. What records them is loaded with the first such call.
 */
export function chatCompletionWithResponse(
  args: ChatArgs,
  options: CallOptions = {},
): Promise<WithResponse<ChatCompletionOutput>> {
  const watch = { isOn: true };
  const result = runAny({ task, args, options, watch, isStream: false }, state, steps) as Promise<ChatCompletionOutput>;
  return watchable<ChatCompletionOutput, typeof result>(result, watch).withResponse();
}

/** Does the same as a stream: resolves, when its first chunk has arrived, to the stream and the response behind it. */
export function chatCompletionStreamWithResponse(
  args: ChatArgs,
  options: CallOptions = {},
): Promise<WithResponse<Chunks>> {
  const watch = { isOn: true };
  const chunks = streamAny({ task, args, options, watch }, state, steps);
  return watchableStream(chunks as Chunks, watch).withResponse();
}
