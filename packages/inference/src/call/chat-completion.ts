import type { ChatCompletionOutput } from '@hubkit/catalog';
import type { Provider } from '../contract/provider.ts';
import type { StreamFunction, TaskFunction } from '../contract/task-functions.ts';
import { checkResponse, readJson } from '../response/read-response.ts';
import { lookUpMapping } from '../routing/look-up-mapping.ts';
import { send } from '../transport/send.ts';
import { startCall } from './start-call.ts';
import { streamCall } from './stream-call.ts';

const state = { lookUp: lookUpMapping };

/** Chat with one provider, handed in as an object, for pages that count bytes. */
export const chatCompletion: TaskFunction<'conversational', Provider> = async (args, options = {}) => {
  const started = await startCall({ task: 'conversational', args, options, isStream: false }, state);
  const { adapter } = started.route;
  const body = await send(started.request, started.context, (opened) => readJson(opened, started));
  // Only adapters of media tasks have no output.
  return adapter.output?.(checkResponse(adapter, body, started), started.call) as ChatCompletionOutput;
};

/** Chat with one provider, piece by piece. Leaving the loop cancels the request. */
export const chatCompletionStream: StreamFunction<'conversational', Provider> = (args, options = {}) =>
  streamCall({ task: 'conversational', args, options }, state);
