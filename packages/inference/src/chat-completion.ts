import type { ChatCompletionOutput } from '@hubkit/catalog';
import { checkAnswer, readJson } from './answer.ts';
import { lookUpMapping } from './mapping.ts';
import type { Provider } from './provider.ts';
import { start } from './start.ts';
import { streamAnswer } from './stream.ts';
import type { StreamFunction, TaskFunction } from './tasks.ts';
import { send } from './transport/send.ts';

const session = { lookUp: lookUpMapping };

/** Chat with one provider, handed in as an object, for pages that count bytes. */
export const chatCompletion: TaskFunction<'conversational', Provider> = async (args, options = {}) => {
  const started = await start({ task: 'conversational', args, options, isStream: false }, session);
  const { adapter } = started.settled;
  const body = await send(started.request, started.context, (reply) => readJson(reply, started));
  // Only adapters of media tasks have no output.
  return adapter.output?.(checkAnswer(adapter, body, started), started.call) as ChatCompletionOutput;
};

/** Chat with one provider, piece by piece. Leaving the loop cancels the request. */
export const chatCompletionStream: StreamFunction<'conversational', Provider> = (args, options = {}) =>
  streamAnswer({ task: 'conversational', args, options }, session);
