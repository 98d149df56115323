import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { ChatAdapter } from '../contract/adapter.ts';
import type { ProviderWith, StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { lookUpMapping } from '../routing/look-up-mapping.ts';
import { resolveProvider } from '../routing/resolve-provider.ts';
import { createRetryBudget } from '../transport/retry-budget.ts';
import { runCall } from './run-call.ts';
import type { CallSteps } from './start-call.ts';
import { streamCall } from './stream-call.ts';

const task = 'conversational';

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

/** Chat completion with one provider, passed as an object, for pages that count bytes. */
export const chatCompletion: TaskFunction<typeof task, ProviderWith<typeof task>> = (args, options = {}) =>
  // The output of an adapter of chat is a chat completion.
  runCall({ task, args, options, isStream: false }, state, steps) as Promise<ChatCompletionOutput>;

/** Streamed chat completion with one provider. Leaving the loop cancels the request. */
export const chatCompletionStream: StreamFunction<typeof task, ProviderWith<typeof task>> = (args, options = {}) =>
  // The chunks of an adapter of chat are those of a chat completion.
  streamCall({ task, args, options }, state, steps) as AsyncGenerator<ChatCompletionStreamOutput, void, undefined>;
