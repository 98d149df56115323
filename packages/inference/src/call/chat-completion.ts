import type { ChatCompletionInput, ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { ChatAdapter, StreamRules } from '../contract/adapter.ts';
import type { WithResponse } from '../contract/call-response.ts';
import type { CallOptions } from '../contract/options.ts';
import type { CallTarget, ProviderWith } from '../contract/task-functions.ts';
import type { ReadInput } from '../contract/task-types.ts';
import { chatStream } from '../presets/openai-chat.ts';
import { makeRequest, withoutTarget } from '../request/build-request.ts';
import { CallState, type CallSteps } from '../request/call-state.ts';
import { chunkStream } from '../response/chunk-stream.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { beginStream } from '../response/read-stream.ts';
import { lookUpMapping } from '../routing/look-up-mapping.ts';
import { resolveProvider } from '../routing/resolve-provider.ts';
import { createRetryBudget } from '../transport/retry-budget.ts';
import { runSteps } from './run-steps.ts';
import { startCall, startStream } from './start-call.ts';

const task = 'conversational';

/** Arguments of a chat completion with a provider that is passed as an object. */
interface ChatArgs extends CallTarget<ProviderWith<typeof task>>, ChatCompletionInput {
  /** Only the other entries of this package read schemas. */
  readonly responseFormat?: undefined;
}

/** Options of the functions that return the result alone. They make one call at one provider; limiter, recording and failover need the other entries. */
interface PlainOptions extends CallOptions {
  /** Calls fail over in the other entries of this package, which take a list of providers. */
  readonly failover?: false;
  /** Calls that may fail over have a breaker. */
  readonly breaker?: never;
  /** `chatCompletionWithResponse` and the other entries wait for a limiter. */
  readonly limiter?: never;
  /** `chatCompletionWithResponse` and the other entries send them. */
  readonly headers?: never;
  /** `chatCompletionWithResponse` and the other entries send it. */
  readonly query?: never;
  /** `chatCompletionWithResponse` and the other entries report to an observer. */
  readonly telemetry?: never;
}

const state = { lookUp: lookUpMapping, retryBudget: /* @__PURE__ */ createRetryBudget() };

// Files in messages are read by the other entries of this package; the types of this one do not take any.
const prepare = (started: CallState) =>
  makeRequest(started, withoutTarget(started.args) as unknown as ReadInput<typeof task>);

/** The line of a chat: without files, jobs and media. */
const STEPS: CallSteps = {
  route: resolveProvider,
  prepare,
  read: readJson,
  toResult(body, started) {
    // Chat has no other adapters.
    const adapter = started.route.adapter as ChatAdapter;
    return adapter.output(checkResponse(adapter, body, started), started.call);
  },
};

// Written out, because bundlers keep objects with a spread even if they are unused.
/** The line of a streamed chat. */
const STREAM_STEPS: CallSteps = {
  route: resolveProvider,
  prepare,
  // The rules are those of the adapter; chat has those of OpenAI.
  read: (opened, started) =>
    beginStream(opened, (started.route.adapter as ChatAdapter).stream ?? (chatStream as StreamRules), started),
  toResult: (begun) => begun,
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
  return runSteps(new CallState({ task, args, options, state, line: STEPS })) as Promise<never>;
}

/** The chunks of a streamed chat. */
type Chunks = AsyncGenerator<ChatCompletionStreamOutput, void, undefined>;

/** Generates the next message of a conversation as a stream. Leaving the loop cancels the request. */
export function chatCompletionStream(args: ChatArgs, options: PlainOptions = {}): Chunks {
  return chunkStream(options.signal, (signal) => {
    const call = { task, args, options: { ...options, signal }, state, line: STREAM_STEPS, isStream: true } as const;
    // The chunks of an adapter of chat are those of a chat completion.
    return runSteps(new CallState(call)) as Promise<never>;
  });
}

/**
 * Generates the next message of a conversation, and resolves to it and the response behind it: status, headers, attempts,
 * timings, usage. What records them is loaded with the first such call.
 */
export function chatCompletionWithResponse(
  args: ChatArgs,
  options: CallOptions = {},
): Promise<WithResponse<ChatCompletionOutput>> {
  return startCall<ChatCompletionOutput>({ task, args, options, state, line: STEPS }).withResponse();
}

/** Does the same as a stream: resolves, when its first chunk has arrived, to the stream and the response behind it. */
export function chatCompletionStreamWithResponse(
  args: ChatArgs,
  options: CallOptions = {},
): Promise<WithResponse<Chunks>> {
  return startStream<ChatCompletionStreamOutput>({ task, args, options, state, line: STREAM_STEPS }).withResponse();
}
